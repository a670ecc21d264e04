/** From what the server tells to sentences, all of them from `speech`. */

import type { Known, Playing } from '../model/table.ts';
import { idOf, type Speech } from '../speech/speech.ts';
import type { Board, Cannot, Happening, Moved, Result } from '../wire/types.ts';

/** Who sits at a table, which seat is the reader's own, and what doubles want there. */
export type Company = Pick<Known, 'seats' | 'you' | 'table'>;

/** A round as it stands: what lies, and what may be laid on. */
export type Standing = Pick<Playing, 'double' | 'plays' | 'board'>;

/** A move and what came of it. */
export type Done = Pick<Moved, 'seat' | 'move' | 'happened'>;

/** What somebody at *seat* is called. */
export function nameOf(speech: Speech, known: Company, seat: number): string {
  return known.seats[seat]?.name ?? speech.say('seat-name', { seat });
}

/** As `nameOf`; the reader himself is "you". */
export function youOrName(speech: Speech, known: Company, seat: number): string {
  return seat === known.you ? speech.say('name-you') : nameOf(speech, known, seat);
}

/** What a sentence needs to know of who does something. */
export function who(speech: Speech, known: Company, seat: number): { name: string; you: string } {
  return { name: nameOf(speech, known, seat), you: seat === known.you ? 'yes' : 'no' };
}

/** All that one move brought about, in one line. */
export function moveSentence(speech: Speech, known: Company, message: Done): string {
  const isOut = message.happened.some((one) => one.what === 'round_over' && one.result.reason === 'out');
  return message.happened
    .filter((one) => !(isOut && one.what === 'foot')) // a foot that ends the round wants no toes any more
    .map((one) => sentence(speech, known, message, one))
    .filter(Boolean)
    .join(' ');
}

function sentence(speech: Speech, known: Company, message: Done, one: Happening): string {
  const mover = who(speech, known, message.seat);
  switch (one.what) {
    case 'laid':
      return laid(speech, message, one.on === null, one.called === true, mover);
    case 'drawn':
      if (!one.tile) return speech.say('event-tile-drawn-hidden', mover);
      return speech.say(one.shown ? 'event-start-found' : 'event-tile-drawn', { tile: one.tile, ...mover });
    case 'passed':
      return speech.say('event-turn-passed', mover);
    case 'foot':
      return one.waived
        ? speech.say('event-foot-waived', { double: one.double })
        : speech.say('event-foot-begun', { double: one.double, toes: known.table.shape.toes });
    case 'foot_done':
      return speech.say('event-foot-done', { double: one.double });
    case 'opening_done':
      return speech.say('event-opening-done');
    case 'caught':
      return caught(speech, known, message.seat, one);
    case 'round_over':
      return ended(speech, known, one.result);
    case 'game_over':
      return speech.say('game-over');
  }
}

function laid(
  speech: Speech,
  { move }: Done,
  isStart: boolean,
  isCalled: boolean,
  mover: { name: string; you: string },
): string {
  const [tile = '', end = ''] = move.replace('!', '').split(' on ');
  if (isStart)
    return speech.say(isCalled ? 'event-start-laid-called' : 'event-start-laid', { tile, ...mover });
  return speech.say(isCalled ? 'event-tile-laid-called' : 'event-tile-laid', { tile, end, ...mover });
}

function caught(
  speech: Speech,
  known: Company,
  by: number,
  { seat, count, tiles }: Extract<Happening, { what: 'caught' }>,
): string {
  const [name, catcher] = [nameOf(speech, known, seat), nameOf(speech, known, by)];
  if (seat === known.you) {
    return speech.say('event-caught-you', { by: catcher, count, tiles: speech.listed(tiles ?? []) });
  }
  if (by === known.you) return speech.say('event-caught-by-you', { name, count });
  return speech.say('event-caught', { name, by: catcher, count });
}

/** How a round ended: somebody is out, or nobody can go on. */
export function ended(speech: Speech, known: Company, { reason, hands }: Result): string {
  if (reason !== 'out') return speech.say(idOf('event-round-ended', reason));
  const out = hands.findIndex((hand) => hand.length === 0);
  return speech.say('event-round-ended-out', who(speech, known, out));
}

/** What may be laid on now: the foot or the opening that is pending, or the open ends. */
export function endsSentence(speech: Speech, { round }: { readonly round: Standing | null }): string {
  if (round === null) return '';
  const pending = round.board.pending;
  if (round.plays.length === 0) return speech.say('pending-start', { double: round.double });
  if (pending) {
    const { double, missing, opening } = pending;
    return speech.say(opening ? 'pending-opening' : 'pending-foot', { double, missing });
  }
  const ends = openValues(round.board);
  return ends.length === 0 ? speech.say('ends-none') : speech.say('ends-open', { ends: speech.listed(ends) });
}

/** The values of the open ends, each once, lowest first. */
export function openValues({ ends = [] }: Board): readonly number[] {
  return [...new Set(ends.map(([value]) => value))].sort((a, b) => a - b);
}

/** Why *tile* cannot go now, with the rule; nothing where it can. */
export function whySentence(speech: Speech, known: Known, tile: string): string {
  const { round, turn } = known;
  if (round === null || turn === null) return '';
  const cannot = turn.cannot?.find(({ tiles }) => tiles.includes(tile));
  if (cannot === undefined) {
    return turn.seat === known.you
      ? ''
      : speech.say('page-not-your-turn', { name: nameOf(speech, known, turn.seat) });
  }
  return speech.say(idOf('why', cannot.why), whyArgs(speech, known, cannot, tile));
}

function whyArgs(speech: Speech, { round, turn }: Known, { clause, last }: Cannot, tile: string) {
  const board = round?.board;
  const ends = board ? openValues(board) : [];
  return {
    tile,
    clause,
    ends: speech.listed(board?.pending ? [Number(board.pending.double.split('-')[0])] : ends),
    value: Number(board?.pending?.double.split('-')[0] ?? 0),
    missing: board?.pending?.missing ?? 0,
    start: round?.double ?? '',
    drawn: turn?.drawn ?? '',
    last: last ? 'yes' : 'no',
  };
}
