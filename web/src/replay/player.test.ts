import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplayedGame, ReplayedRound } from '../wire/types.ts';
import { Player } from './player.svelte.ts';

const BOARD = { counts: [1, 1], yard: 0 };
const WIDE = { width: 8, height: 4 };

function round(number: number, ...tiles: readonly string[]): ReplayedRound {
  return {
    dealt: {
      number,
      double: '9-9',
      commitment: '',
      salts: [],
      board: BOARD,
      plays: [['9-9', null, 0]],
    },
    hands: [tiles, []],
    plies: tiles.map((tile, slot) => ({
      seat: 0,
      move: `${tile} on 9`,
      happened: [{ what: 'laid', tile, on: '9-9', slot }],
      board: BOARD,
    })),
  };
}

const GAME: ReplayedGame = {
  rules: 'trains',
  shape: { set: 9, arms: 4, toes: 3 },
  names: ['', ''],
  rounds: [round(1, '1-9', '2-9'), round(2, '3-9')],
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const place = ({ at, ply }: Player) => [at, ply];

test('it begins with the first deal, or where the address says', () => {
  expect(place(new Player(GAME, null))).toEqual([0, 0]);
  expect(place(new Player(GAME, { round: 2, ply: 1 }))).toEqual([1, 1]);
  expect(place(new Player(GAME, { round: 9, ply: 99 }))).toEqual([1, 1]);
  expect(place(new Player(GAME, { round: 0, ply: 1 }))).toEqual([0, 1]);
});

test('forth and back, from round to round', () => {
  const player = new Player(GAME, null);
  const forth = [0, 1, 2, 3, 4].map(() => {
    player.forward();
    return place(player);
  });
  const back = [0, 1, 2, 3, 4].map(() => {
    player.back();
    return place(player);
  });

  expect(forth).toEqual([
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 1],
  ]);
  expect(back).toEqual([
    [1, 0],
    [0, 2],
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
  expect([player.isAtStart(), player.isAtEnd()]).toEqual([true, false]);
});

test('it plays by itself to the end of the game, and from there anew', () => {
  const player = new Player(GAME, null);
  player.play();
  expect(player.isPlaying).toBe(true);
  vi.runAllTimers();
  expect(place(player)).toEqual([1, 1]);
  expect(player.isPlaying).toBe(false);

  player.play();
  expect(place(player)).toEqual([0, 0]);
  vi.advanceTimersByTime(1000);
  player.pause();
  vi.advanceTimersByTime(60_000);
  expect(place(player)).toEqual([0, 1]);
});

test('a layout that was made once is kept', () => {
  const player = new Player(GAME, null);
  const whole = player.layout(0, WIDE);

  expect(whole.tiles).toHaveLength(3);
  expect(player.layout(0, WIDE, 1).tiles).toHaveLength(1);
  player.layout(1, WIDE);
  expect(player.layout(0, WIDE)).toBe(whole);
});
