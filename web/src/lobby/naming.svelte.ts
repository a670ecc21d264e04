/** The field for one's name, and being a guest of that name. */

import { beCalled, whoAmI } from '../line/api.ts';

export class Naming {
  /** What stands in the field. */
  name = $state('');

  /** Who this browser's guest is, who then stands in the field; empty: he is none yet. */
  async find(): Promise<string> {
    const called = (await whoAmI())?.name ?? '';
    this.name ||= called; // who was quicker has typed another one
    return called;
  }

  /**
   * Be a guest of the name in the field, and what he is called then. Who is one already keeps his own name where
   * none was typed: he is *nobody* only while the server knows none.
   */
  async be(nobody: string): Promise<string> {
    const typed = this.name.trim();
    const called = await this.find();
    const wanted = typed || called || nobody;
    if (wanted !== called) await beCalled(wanted);
    return wanted;
  }
}
