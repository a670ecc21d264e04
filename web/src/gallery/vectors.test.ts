import { expect, test } from 'vitest';
import { layOut } from '../board/index.ts';
import { read, sheets, type Written } from './vectors.ts';

const SMALL: Written = {
  name: 'a double and a toe',
  shape: { set: 9, arms: 4, toes: 3, waives: true },
  aspect: { width: 16, height: 9 },
  plays: [
    ['9-9', null, 0],
    ['1-9', '9-9', 0],
  ],
  tiles: [
    [0, 0, 4, 9, 9],
    [1500, 0, 0, 9, 1],
  ],
  spots: [['1-9', 0, 1, 3500, 0, 0, true]],
  shifts: [[1, [1500, 0, 0, 9, 1], [0, 1500, 4, 9, 1]]],
};

test('a written table is read into plays and places that know their tiles', () => {
  const [vector] = read(SMALL);

  expect(vector?.plays[1]).toEqual({ tile: '1-9', on: '9-9', slot: 0 });
  expect(vector?.layout.tiles[1]).toEqual({ tile: '1-9', x: 1500, y: 0, turn: 0, tail: 9, head: 1 });
  expect(vector?.layout.spots).toEqual([
    { on: '1-9', slot: 0, value: 1, x: 3500, y: 0, turn: 0, open: true },
  ]);
  expect(vector?.layout.shifts[0]?.after).toEqual({ tile: '1-9', x: 0, y: 1500, turn: 4, tail: 9, head: 1 });
});

test('a file holds one table or a list', () => {
  expect(read(SMALL)).toHaveLength(1);
  expect(read([SMALL, SMALL])).toHaveLength(2);
});

test('the tiles of every table that is kept are those that were played, in order', async () => {
  for (const { vectors } of await sheets()) {
    for (const { name, layout, plays } of vectors) {
      expect(
        layout.tiles.map(({ tile }) => tile),
        name,
      ).toEqual(plays.map(({ tile }) => tile));
    }
  }
});

const kept = (await sheets()).flatMap(({ vectors }) => vectors);

test.each(kept.map((vector) => [vector.name, vector] as const))(
  'each tile lies where Python and the browser have agreed: %s',
  (_, { shape, aspect, plays, layout }) => {
    expect(layOut(shape, aspect, plays)).toEqual(layout);
  },
  60_000, // milliseconds: a slow machine may take a while
);

test('there are tables to be shown', () => {
  expect(kept.length).toBeGreaterThan(30);
});
