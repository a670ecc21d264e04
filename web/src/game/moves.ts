/** The legal moves the server has told, by what a person touches: a tile of the hand, a place on the table. */

import type { Option, Turn } from '../wire/types.ts';

/** A lay of a tile of the hand: the move to be sent, and the tile it goes against; null: it is the first. */
export interface Lay {
  readonly tile: string;
  readonly move: string;
  readonly on: string | null;
}

const LAY = /^(\d+)-(\d+)/;

/** The lays, those with the call where a call is due: nobody forgets to call here. */
export function laysOf(turn: Turn | null): readonly Lay[] {
  const lays = optionsOf(turn).flatMap(([move, on]) => {
    const halves = LAY.exec(move);
    if (halves === null) return [];
    const [low, high] = [Number(halves[1]), Number(halves[2])].sort((a, b) => a - b);
    return [{ tile: `${String(low)}-${String(high)}`, move, on }];
  });
  const called = lays.filter(({ move }) => move.endsWith('!'));
  return called.length > 0 ? called : lays;
}

/** What can be done besides: `draw`, `pass`, `catch 2`. */
export function othersOf(turn: Turn | null): readonly string[] {
  return optionsOf(turn)
    .map(([move]) => move)
    .filter((move) => !LAY.test(move));
}

function optionsOf(turn: Turn | null): readonly Option[] {
  return turn?.moves ?? [];
}
