/** A round at every moment: from the deal and what each move brought about. Nothing is known of the rules. */

import type { Board, Happening, Laid, ReplayedPly, ReplayedRound } from '../wire/types.ts';

/** The round after some of its moves. */
export interface Moment {
  readonly plays: readonly Laid[];
  /** Every hand; `?`: a tile that the record does not tell. */
  readonly hands: readonly (readonly string[])[];
  readonly board: Board;
  /** Who made the last move, and the tile that came to his hand by it; null: none. */
  readonly mover: number | null;
  readonly drawn: string | null;
}

/** The round as it was dealt, and after each of its moves. */
export function momentsOf({ dealt, hands, plies }: ReplayedRound): readonly Moment[] {
  const begins: Moment = { plays: dealt.plays ?? [], hands, board: dealt.board, mover: null, drawn: null };
  const moments = [begins];
  let moment = begins;
  for (const ply of plies) {
    moment = after(moment, ply);
    moments.push(moment);
  }
  return moments;
}

function after(before: Moment, { seat, happened, board }: ReplayedPly): Moment {
  let { plays, hands } = before;
  let drawn: string | null = null;
  for (const one of happened) {
    if (one.what === 'laid') plays = [...plays, [one.tile, one.on, one.slot]];
    if (one.what === 'drawn') drawn = one.tile ?? '?';
    hands = handsAfter(hands, seat, one);
  }
  return { plays, hands, board, mover: seat, drawn };
}

function handsAfter(hands: Moment['hands'], mover: number, one: Happening): Moment['hands'] {
  switch (one.what) {
    case 'laid':
      return withHand(hands, mover, (hand) => without(hand, one.tile));
    case 'drawn':
      return withHand(hands, mover, (hand) => [...hand, one.tile ?? '?']);
    case 'caught':
      return withHand(hands, one.seat, (hand) => [...hand, ...(one.tiles ?? hidden(one.count))]);
    case 'round_over':
      return one.result.hands; // where hands were hidden, they are shown now
    default:
      return hands;
  }
}

function withHand(
  hands: Moment['hands'],
  seat: number,
  change: (hand: readonly string[]) => readonly string[],
): Moment['hands'] {
  return hands.map((hand, at) => (at === seat ? change(hand) : hand));
}

/** *hand* without *tile*; where that is not known to be there, without one that lies face down. */
function without(hand: readonly string[], tile: string): readonly string[] {
  const at = hand.includes(tile) ? hand.indexOf(tile) : hand.indexOf('?');
  return hand.filter((_, place) => place !== at);
}

function hidden(count: number): readonly string[] {
  return Array.from({ length: count }, () => '?');
}
