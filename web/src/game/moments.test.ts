import { expect, test } from 'vitest';
import type { Happening, Moved, Result } from '../wire/types.ts';
import { momentOf } from './moments.ts';

const board = { counts: [], yard: 0 };
const result: Result = {
  double: '9-9',
  starter: 0,
  reason: 'out',
  scores: [],
  winners: [1],
  totals: [],
  hands: [],
  seed: '',
};

function moved(...happened: Happening[]): Moved {
  return { type: 'moved', seq: 2, at: 0, seat: 1, move: '', happened, board };
}

test('the last toe makes a foot of them all', () => {
  const laid = { what: 'laid', tile: '3-9', on: '9-9', slot: 2 } as const;

  expect(momentOf(moved(laid, { what: 'foot_done', double: '9-9' }))).toEqual({
    seat: 1,
    laid: '3-9',
    foot: '9-9',
  });
});

test.each([
  ['out', 'out'],
  ['blocked', 'blocked'],
  ['unfinishable', 'blocked'],
])('a round that ends as %s is seen as %s', (reason, ending) => {
  expect(momentOf(moved({ what: 'round_over', result: { ...result, reason } }))?.ending).toBe(ending);
});

test('what is no move moves nothing', () => {
  expect(momentOf({ type: 'closed', seq: 3, at: 0 })).toBe(null);
});
