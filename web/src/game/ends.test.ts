import { expect, test } from 'vitest';
import { endsOf, meets } from './ends.ts';

const board = { counts: [], yard: 0 };

test('each open value stands once, with all its tiles, lowest first', () => {
  const ends = [
    [9, '3-9'],
    [2, '2-3'],
    [9, '1-9'],
  ] as const;

  expect(endsOf({ ...board, ends })).toEqual([
    { value: 2, count: 1, tiles: new Set(['2-3']) },
    { value: 9, count: 2, tiles: new Set(['3-9', '1-9']) },
  ]);
});

test('a table without ends has none', () => {
  expect(endsOf(board)).toEqual([]);
});

test('a value is marked when one of its tiles is meant', () => {
  expect(meets(new Set(['3-9', '1-9']), new Set(['1-9']))).toBe(true);
  expect(meets(new Set(['3-9']), new Set(['1-9']))).toBe(false);
});
