/** The drawn examples of the page from which one learns the game: plays in order, laid out by `board`. */

import { layOut } from '../board/index.ts';
import type { Aspect, Layout, Play, Shape } from '../board/places.ts';

export interface Example {
  readonly layout: Layout;
  /** The tile that was laid last. */
  readonly newest: string;
}

const ASPECT: Aspect = { width: 16, height: 10 };
const NINE: Shape = { set: 9, arms: 4, toes: 3, waives: false };
const SIX: Shape = { set: 6, arms: 4, toes: 3, waives: false };

type Line = readonly [tile: string, on: string | null, slot?: number];

const TRAINS: readonly Line[] = [
  ['9-9', null],
  ['5-9', '9-9', 0],
  ['4-9', '9-9', 1],
  ['2-9', '9-9', 2],
  ['7-9', '9-9', 3],
];
const GROWN: readonly Line[] = [...TRAINS, ['4-6', '4-9']];
const FOOT: readonly Line[] = [...GROWN, ['5-5', '5-9']];
const TOES: readonly Line[] = [...FOOT, ['1-5', '5-5', 0], ['3-5', '5-5', 1], ['5-8', '5-5', 2]];
const STUCK: readonly Line[] = [
  ['6-6', null],
  ['0-6', '6-6', 0],
  ['1-6', '6-6', 1],
  ['2-6', '6-6', 2],
  ['4-6', '6-6', 3],
  ['0-4', '0-6'],
  ['3-4', '4-6'],
  ['1-4', '1-6'],
  ['2-4', '2-6'],
  ['4-5', '0-4'],
  ['4-4', '1-4'],
];

function example(shape: Shape, lines: readonly Line[]): Example {
  const plays: Play[] = lines.map(([tile, on, slot = 0]) => ({ tile, on, slot }));
  return { layout: layOut(shape, ASPECT, plays), newest: lines.at(-1)?.[0] ?? '' };
}

export const examples = {
  start: example(NINE, TRAINS),
  turn: example(NINE, GROWN),
  foot: example(NINE, FOOT),
  toes: example(NINE, TOES),
  stuck: example(SIX, STUCK),
} as const;

/** A hand that is left, and what it counts. */
export const HAND = ['3-6', '5-5', '0-3'] as const;

export function pipsOf(tiles: readonly string[]): number {
  return tiles
    .flatMap((tile) => tile.split('-'))
    .map(Number)
    .reduce((sum, half) => sum + half, 0);
}
