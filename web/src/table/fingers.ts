/** What fingers on a pane do, from where they are: nothing yet, panning, pinching, or a tap. Pens and mice too. */

import type { Point } from './view.ts';

export type Deed =
  | { readonly what: 'pan'; readonly dx: number; readonly dy: number }
  | {
      readonly what: 'pinch';
      readonly before: readonly [Point, Point];
      readonly after: readonly [Point, Point];
    };

/** A finger that moved less than this many pixels has tapped. */
export const STILL = 7;

/** Two taps within so many milliseconds, and so near to each other, are one double tap. */
const QUICKLY = 350;
const NEARBY = 30;

export class Fingers {
  readonly #down = new Map<number, Point>();
  #start: Point | null = null;
  #last: { at: Point; time: number } | null = null;
  /** Whether they have moved something since the first of them came. */
  hasMoved = false;

  get count(): number {
    return this.#down.size;
  }

  down(finger: number, at: Point): void {
    if (this.#down.size === 0) {
      this.hasMoved = false;
      this.#start = at;
    }
    this.#down.set(finger, at);
  }

  move(finger: number, at: Point): Deed | null {
    const was = this.#down.get(finger);
    if (was === undefined) return null;
    const other = [...this.#down].find(([one]) => one !== finger)?.[1];
    if (other) {
      this.#down.set(finger, at);
      this.hasMoved = true;
      return { what: 'pinch', before: [was, other], after: [at, other] };
    }
    if (!this.hasMoved && this.#start !== null && apart(this.#start, at) < STILL) return null;
    this.#down.set(finger, at);
    this.hasMoved = true;
    return { what: 'pan', dx: at.x - was.x, dy: at.y - was.y };
  }

  /** A finger leaves. */
  up(finger: number): void {
    this.#down.delete(finger);
  }

  /** A tap at *at*; whether it was the second of a double one. *time* in milliseconds. */
  tapped(at: Point, time: number): boolean {
    const last = this.#last;
    const isSecond = last !== null && time - last.time < QUICKLY && apart(last.at, at) < NEARBY;
    this.#last = isSecond ? null : { at, time };
    return isSecond;
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
