/** A tableau laid out tile by tile as the plays come, so that nothing that lies is laid again. */

import { eachLayout, type Aspect, type Layout, type Play, type Shape } from '../board/index.ts';
import type { Laid } from '../wire/types.ts';

const NOTHING: Layout = { tiles: [], spots: [], shifts: [] };

export class Growing {
  #begun = '';
  #plays: Play[] = [];
  #steps: Iterator<Layout> = [].values();
  #layout = NOTHING;

  /** Where everything lies after *plays*. Begins afresh where they do not go on from those before. */
  after(shape: Shape, aspect: Aspect, plays: readonly Laid[]): Layout {
    const begun = JSON.stringify([shape, aspect]);
    if (begun !== this.#begun || !this.#plays.every((play, at) => play.tile === plays[at]?.[0])) {
      this.#begun = begun;
      this.#plays = [];
      this.#steps = eachLayout(shape, aspect, this.#plays);
      this.#layout = NOTHING;
    }
    for (const [tile, on, slot] of plays.slice(this.#plays.length)) {
      this.#plays.push({ tile, on, slot }); // the steps go along the list as it grows
      const step = this.#steps.next();
      if (!step.done) this.#layout = step.value;
    }
    return this.#layout;
  }
}
