/** The open ends by value, as the strip beside the table shows them. */

import type { Board } from '../wire/types.ts';

/** All open ends of one value: the tiles they belong to. */
export interface Ends {
  readonly value: number;
  readonly count: number;
  readonly tiles: ReadonlySet<string>;
}

/** Each value once, lowest first. */
export function endsOf({ ends = [] }: Board): readonly Ends[] {
  const values = [...new Set(ends.map(([value]) => value))].sort((a, b) => a - b);
  return values.map((value) => {
    const tiles = ends.filter(([one]) => one === value).map(([, tile]) => tile);
    return { value, count: tiles.length, tiles: new Set(tiles) };
  });
}

/** Whether any of *tiles* is among *others*. */
export function meets(tiles: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...tiles].some((tile) => others.has(tile));
}
