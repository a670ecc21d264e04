import { expect, test } from 'vitest';
import type { Round, Snapshot, Told } from '../wire/types.ts';
import recorded from './recorded.json';
import { heard, type Known } from './table.ts';

interface Recorded {
  readonly begins: Snapshot;
  readonly messages: readonly Told[];
}

const [game] = recorded as unknown as readonly Recorded[];
if (game === undefined) throw new Error('expected a recorded game, got none');
const { begins, messages } = game;

/** What is known after all messages up to the first of this type. */
function until(type: Told['type']): Known {
  let known = heard(null, begins);
  for (const message of messages) {
    known = heard(known, message);
    if (message.type === type) return known;
  }
  throw new Error(`expected a message '${type}', got none`);
}

function after(known: Known, message: Omit<Told, 'seq' | 'at'>): Known {
  return heard(known, { ...message, seq: known.seq + 1, at: 0 } as Told);
}

/** The whole table as somebody sees it who comes now. */
function anew(known: Known, round: Partial<Round> = {}): Known {
  if (known.round === null) throw new Error('expected a round, got none');
  const { seq, at, table, phase, seats, game: number } = known;
  const told: Snapshot = { type: 'snapshot', seq, at, table, phase, seats, game: number, you: 0 };
  return heard(known, { ...told, round: { ...known.round, ...round } });
}

test('the promise, and the hand as it was dealt, are kept while the round goes on', () => {
  const dealt = until('dealt');
  const over = messages.slice(0, 40).reduce(heard, heard(null, begins));
  const offered = until('offered').offer;

  expect(over.witnessed).toEqual(dealt.witnessed);
  expect(over.witnessed.promises).toEqual({ 1: offered?.commitment });
  expect(over.witnessed.dealings).toHaveLength(1);
  expect(over.witnessed.dealings[0]?.round.hand).toHaveLength(5);
  expect(over.witnessed.dealings[0]).toMatchObject({ you: 0, isWhole: true });
});

test('every round has a promise and a deal of its own', () => {
  const { witnessed } = messages.reduce(heard, heard(null, begins));

  expect(Object.keys(witnessed.promises)).toEqual(['1', '2']);
  expect(witnessed.dealings.map(({ round }) => round.number)).toEqual([1, 2]);
});

test('another promise for the same round does not replace the first', () => {
  const known = until('offered');
  if (known.offer === null) throw new Error('expected an offer, got none');
  const later = after(known, { type: 'offered', offer: { ...known.offer, commitment: 'another' } } as Told);

  expect(later.offer?.commitment).toBe('another');
  expect(later.witnessed).toEqual(known.witnessed);
});

test('a later look at the table does not replace what was seen', () => {
  const known = until('moved');

  expect(anew(known, { commitment: 'another', hand: [] }).witnessed).toEqual(known.witnessed);
});

test('who comes later knows that he has not seen the deal', () => {
  const known = until('moved');
  if (known.round === null) throw new Error('expected a round, got none');
  const { seq, at, table, phase, seats, round } = known;
  const later = heard(null, { type: 'snapshot', seq, at, table, phase, seats, game: 1, round });

  expect(later.witnessed.promises).toEqual({});
  expect(later.witnessed.dealings).toMatchObject([{ isWhole: false }]);
});

test('another game is another matter', () => {
  const known = until('dealt');

  expect(after(known, { type: 'started', game: 2 } as Told).witnessed.dealings).toEqual([]);
});
