import { expect, test } from 'vitest';
import type { Board, Happening, ReplayedRound } from '../wire/types.ts';
import { momentsOf } from './moments.ts';

const BOARD: Board = { counts: [2, 2], yard: 9 };

function round(hands: ReplayedRound['hands'], ...moves: readonly (readonly [number, ...Happening[]])[]) {
  return momentsOf({
    dealt: { number: 1, double: '9-9', commitment: '', salts: [], board: BOARD, plays: [['9-9', null, 0]] },
    hands,
    plies: moves.map(([seat, ...happened], at) => ({
      seat,
      move: '',
      happened,
      board: { ...BOARD, yard: 8 - at },
    })),
  });
}

const LAID: Happening = { what: 'laid', tile: '1-9', on: '9-9', slot: 0 };

test('before the first move everything is as it was dealt', () => {
  const [begins] = round([['1-9'], ['2-9']]);

  expect(begins).toEqual({
    plays: [['9-9', null, 0]],
    hands: [['1-9'], ['2-9']],
    board: BOARD,
    mover: null,
    drawn: null,
  });
});

test('a tile goes from the hand to the table, and from the yard to the hand', () => {
  const moments = round([['1-9', '2-3'], ['2-9']], [0, LAID], [1, { what: 'drawn', tile: '4-4' }]);

  expect(moments.map(({ hands }) => hands)).toEqual([
    [['1-9', '2-3'], ['2-9']],
    [['2-3'], ['2-9']],
    [['2-3'], ['2-9', '4-4']],
  ]);
  expect(moments.map(({ plays }) => plays.length)).toEqual([1, 2, 2]);
  expect(moments.map(({ board }) => board.yard)).toEqual([9, 8, 7]);
  expect(moments.map(({ mover, drawn }) => [mover, drawn])).toEqual([
    [null, null],
    [0, null],
    [1, '4-4'],
  ]);
});

test('tiles that the record does not tell lie face down until they are laid or shown', () => {
  const result = {
    double: '9-9',
    starter: 0,
    reason: 'blocked',
    scores: [3, 4],
    winners: [0],
    totals: [3, 4],
    hands: [['1-2'], ['0-4']],
  };
  const moments = round(
    [['?', '?'], ['?']],
    [0, LAID],
    [0, { what: 'drawn' }],
    [1, { what: 'passed' }, { what: 'round_over', result }],
  );

  expect(moments.map(({ hands }) => hands)).toEqual([
    [['?', '?'], ['?']],
    [['?'], ['?']],
    [['?', '?'], ['?']],
    [['1-2'], ['0-4']],
  ]);
});

test('who is caught draws, whether it is told what or not', () => {
  const caught = (tiles: readonly string[] | null): Happening => ({
    what: 'caught',
    seat: 1,
    count: 2,
    tiles,
  });

  expect(round([[], ['0-1']], [0, caught(['2-2', '3-3'])]).at(-1)?.hands[1]).toEqual(['0-1', '2-2', '3-3']);
  expect(round([[], ['0-1']], [0, caught(null)]).at(-1)?.hands[1]).toEqual(['0-1', '?', '?']);
});
