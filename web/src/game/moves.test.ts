import { expect, test } from 'vitest';
import { laysOf, othersOf } from './moves.ts';

test('a lay is known by the tile in the hand, low half first', () => {
  const turn = {
    seat: 0,
    moves: [
      ['9-3 on 9', '5-9'],
      ['9-9', null],
      ['draw', null],
      ['catch 2', null],
    ],
  } as const;

  expect(laysOf(turn)).toEqual([
    { tile: '3-9', move: '9-3 on 9', on: '5-9' },
    { tile: '9-9', move: '9-9', on: null },
  ]);
  expect(othersOf(turn)).toEqual(['draw', 'catch 2']);
});

test('where a call is due it is made', () => {
  const turn = {
    seat: 0,
    moves: [
      ['6-5 on 6', '4-6'],
      ['6-5 on 6!', '4-6'],
    ],
  } as const;

  expect(laysOf(turn)).toEqual([{ tile: '5-6', move: '6-5 on 6!', on: '4-6' }]);
});

test('without a turn there is nothing to do', () => {
  expect(laysOf(null)).toEqual([]);
  expect(othersOf({ seat: 1 })).toEqual([]);
});
