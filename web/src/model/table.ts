/** What a reader knows of the table he looks at: a pure function of the messages about it, in their order. */

import type {
  Board,
  Dealt,
  Final,
  Happening,
  Laid,
  Moved,
  Offer,
  Phase,
  Result,
  Round,
  Seat,
  Seats,
  Snapshot,
  Table,
  Told,
  Turn,
} from '../wire/types.ts';
import { NOTHING_SEEN, witness, type Witnessed } from './witness.ts';

/** Everything in it is the server's word; of the rules it knows nothing. */
export interface Known {
  /** The number of the last message. */
  readonly seq: number;
  /** When that happened, by the server's clock. */
  readonly at: number;
  readonly table: Table;
  readonly phase: Phase;
  readonly seats: readonly Seat[];
  /** Where the reader sits. */
  readonly you: number | null;
  /** Where the host sits. */
  readonly host: number | null;
  readonly isHost: boolean;
  /** The game's number at this table, from 1; 0: none yet. */
  readonly game: number;
  readonly results: readonly Result[];
  readonly final: Final | null;
  readonly offer: Offer | null;
  readonly round: Playing | null;
  readonly turn: Turn | null;
  readonly ready: readonly number[];
  readonly canUndo: boolean;
  readonly canHint: boolean;
  readonly undos: number;
  /** What was seen of the deals of this game, as it was then. */
  readonly witnessed: Witnessed;
}

/** A round, the one that is played or the one that was played last. */
export interface Playing extends Round {
  readonly hand: readonly string[];
  readonly plays: readonly Laid[];
}

/** What is known after *message*; before the first one, a snapshot, nothing is. */
export function heard(known: Known | null, message: Told): Known {
  if (message.type === 'snapshot') return seen(known, begun(message), message);
  if (known === null) throw new Error(`expected a snapshot first, got '${message.type}'`);
  if (message.seq !== known.seq + 1) {
    throw new Error(`expected message ${String(known.seq + 1)}, got ${String(message.seq)}`);
  }
  return seen(known, { ...known, seq: message.seq, at: message.at, ...changes(known, message) }, message);
}

/** *now*, with what *message* shows of a deal. */
function seen(before: Known | null, now: Known, message: Told): Known {
  const isSame = before?.table.id === now.table.id && before.game === now.game;
  return { ...now, witnessed: witness(isSame ? before.witnessed : NOTHING_SEEN, now, message) };
}

function begun(told: Snapshot): Known {
  return {
    seq: told.seq,
    at: told.at,
    table: told.table,
    phase: told.phase,
    seats: told.seats,
    you: told.you ?? null,
    host: told.host ?? null,
    isHost: told.is_host ?? false,
    game: told.game ?? 0,
    results: told.results ?? [],
    final: told.final ?? null,
    offer: told.offer ?? null,
    round: playing(told.round),
    turn: told.turn ?? null,
    ready: told.ready ?? [],
    canUndo: told.can_undo ?? false,
    canHint: told.can_hint ?? false,
    undos: told.undos ?? 0,
    witnessed: NOTHING_SEEN,
  };
}

function playing(round: Round | null | undefined): Playing | null {
  if (!round) return null;
  return { ...round, hand: round.hand ?? [], plays: round.plays ?? [], board: boardOf(round.board) };
}

function changes(known: Known, message: Exclude<Told, Snapshot>): Partial<Known> {
  switch (message.type) {
    case 'seats':
      return ofSeats(known, message);
    case 'started':
      return {
        phase: 'between',
        game: message.game,
        results: [],
        final: null,
        round: null,
        turn: null,
        ready: [],
        canUndo: false,
        undos: 0,
      };
    case 'offered':
      return { phase: 'salting', offer: message.offer, turn: null, ready: [], canUndo: false };
    case 'dealt':
      return ofDeal(known, message);
    case 'moved':
      return ofMove(known, message);
    case 'readied':
      return { ready: message.ready };
    case 'reacted':
      return {};
    case 'closed':
      return { phase: 'closed', offer: null, turn: null, canUndo: false };
  }
}

function ofSeats(known: Known, message: Seats): Partial<Known> {
  const you = message.you ?? null;
  return {
    seats: message.seats,
    you,
    host: message.host ?? null,
    isHost: message.is_host ?? false,
    turn: message.turn ?? null,
    canUndo: message.can_undo ?? false,
    canHint: message.can_hint ?? false,
    ready: message.ready ?? [],
    round: you === null && known.round ? { ...known.round, hand: [] } : known.round,
  };
}

function ofDeal(known: Known, message: Dealt): Partial<Known> {
  return {
    phase: 'playing',
    offer: null,
    round: playing(message.round) ?? known.round,
    turn: message.turn ?? null,
    canUndo: message.can_undo ?? false,
    canHint: message.can_hint ?? false,
    ...ofTheEnd(known, message.happened ?? []),
  };
}

function ofMove(known: Known, message: Moved): Partial<Known> {
  const round = known.round;
  if (round === null) throw new Error('expected a round in which somebody moves, got none');
  return {
    turn: message.turn ?? null,
    canUndo: message.can_undo ?? false,
    round: moved(round, known.you, message),
    ...ofTheEnd(known, message.happened),
  };
}

function moved(round: Playing, you: number | null, message: Moved): Playing {
  let { plays, hand } = round;
  let starter = round.starter ?? null;
  for (const one of message.happened) {
    if (one.what === 'laid') {
      plays = [...plays, [one.tile, one.on, one.slot]];
      hand = hand.filter((tile) => tile !== one.tile);
      if (one.on === null) starter = message.seat;
    }
    hand = [...hand, ...drawn(one, you, message.seat)];
  }
  return { ...round, plays, hand, starter, board: boardOf(message.board) };
}

function boardOf(board: Board): Board {
  return { ...board, ends: board.ends ?? [], pending: board.pending ?? null };
}

/** The tiles that come to the reader's hand. */
function drawn(one: Happening, you: number | null, mover: number): readonly string[] {
  if (one.what === 'drawn') return mover === you && one.tile ? [one.tile] : [];
  return one.what === 'caught' && one.seat === you ? (one.tiles ?? []) : [];
}

function ofTheEnd(known: Known, happened: readonly Happening[]): Partial<Known> {
  let end: Partial<Known> = {};
  for (const one of happened) {
    if (one.what === 'round_over') {
      end = { ...end, phase: 'between', results: [...known.results, one.result] };
    } else if (one.what === 'game_over') {
      end = { ...end, phase: 'over', final: one.final };
    }
  }
  return end;
}
