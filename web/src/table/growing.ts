/** A tableau laid out tile by tile as the plays come, so that nothing that lies is laid again. */

import { eachLayout, type Aspect, type Layout, type Play, type Shape } from '../board/index.ts';
import type { Laid } from '../wire/types.ts';

const NOTHING: Layout = { tiles: [], spots: [], shifts: [] };

export class Growing {
  #begun = '';
  #plays: Play[] = [];
  #steps: Iterator<Layout> = [].values();
  /** Where everything lay after each play: going back is to look it up. */
  #layouts: Layout[] = [];

  /** Where everything lies after *plays*. Begins afresh where they do not go along with those before. */
  after(shape: Shape, aspect: Aspect, plays: readonly Laid[]): Layout {
    const begun = JSON.stringify([shape, aspect]);
    if (begun !== this.#begun || !this.#goesAlong(plays)) {
      this.#begun = begun;
      this.#plays = [];
      this.#steps = eachLayout(shape, aspect, this.#plays);
      this.#layouts = [];
    }
    for (const [tile, on, slot] of plays.slice(this.#plays.length)) {
      this.#plays.push({ tile, on, slot }); // the steps go along the list as it grows
      const step = this.#steps.next();
      if (!step.done) this.#layouts.push(step.value);
    }
    return this.#layouts[plays.length - 1] ?? NOTHING;
  }

  /** Whether *plays* are some of those before, or those before and more. */
  #goesAlong(plays: readonly Laid[]): boolean {
    return this.#plays.every(({ tile, on, slot }, at) => {
      const other = plays[at];
      return other === undefined || (other[0] === tile && other[1] === on && other[2] === slot);
    });
  }
}
