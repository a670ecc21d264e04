/** The open ends by value, as the strip beside the table shows them. */

import { openValues } from '../telling/telling.ts';
import type { Board } from '../wire/types.ts';

/** All open ends of one value: the tiles they belong to. */
export interface Ends {
  readonly value: number;
  readonly count: number;
  readonly tiles: ReadonlySet<string>;
}

/** Each value once, lowest first. */
export function endsOf(board: Board): readonly Ends[] {
  return openValues(board).map((value) => {
    const tiles = (board.ends ?? []).filter(([one]) => one === value).map(([, tile]) => tile);
    return { value, count: tiles.length, tiles: new Set(tiles) };
  });
}

/** Whether any of *tiles* is among *others*. */
export function meets(tiles: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...tiles].some((tile) => others.has(tile));
}
