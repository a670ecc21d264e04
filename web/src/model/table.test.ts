import { expect, test } from 'vitest';
import type { Snapshot, Told } from '../wire/types.ts';
import recorded from './recorded.json';
import { heard, type Known } from './table.ts';
import { NOTHING_SEEN } from './witness.ts';

interface Recorded {
  readonly name: string;
  readonly begins: Snapshot;
  readonly messages: readonly Told[];
  readonly ends: Snapshot;
}

const games = recorded as unknown as readonly Recorded[];

function listened(begins: Snapshot, messages: readonly Told[]): Known {
  let known = heard(null, begins);
  for (const message of messages) known = heard(known, message);
  return known;
}

/** The hand in one order: a player arranges his own; and without what only who was there has seen. */
function sorted(known: Known): Known {
  const { round } = known;
  const hand = round && { ...round, hand: [...round.hand].sort() };
  return { ...known, round: hand, witnessed: NOTHING_SEEN };
}

test.each(games.map((game) => [game.name, game] as const))('%s', (_, { begins, messages, ends }) => {
  expect(sorted(listened(begins, messages))).toEqual(sorted(heard(null, ends)));
});

test('nothing is known before a snapshot', () => {
  expect(() => heard(null, { type: 'closed', seq: 1, at: 1 })).toThrow(
    "expected a snapshot first, got 'closed'",
  );
});

test('a message that does not follow is refused', () => {
  const [game] = games;
  if (game === undefined) throw new Error('expected a recorded game, got none');
  const known = heard(null, game.begins);
  expect(() => heard(known, { type: 'closed', seq: known.seq + 2, at: 1 })).toThrow(
    `expected message ${known.seq + 1}, got ${known.seq + 2}`,
  );
});
