/** The table on the first page. It is laid out beforehand (picture.test.ts), so that the page need not fetch the layouter. */

import type { Layout, Place, Play } from '../board/places.ts';

/** The plays of which it is made. */
export const PLAYS: readonly Play[] = (
  [
    ['9-9', null, 0],
    ['5-9', '9-9', 0],
    ['7-9', '9-9', 1],
    ['4-9', '9-9', 2],
    ['2-9', '9-9', 3],
    ['5-5', '5-9', 0],
    ['1-5', '5-5', 0],
    ['3-5', '5-5', 1],
    ['5-8', '5-5', 2],
    ['7-7', '7-9', 0],
    ['0-7', '7-7', 0],
    ['6-7', '7-7', 1],
    ['2-7', '7-7', 2],
  ] as const
).map(([tile, on, slot]) => ({ tile, on, slot }));

const TILES: readonly (readonly [x: number, y: number, turn: number, tail: number, head: number])[] = [
  [0, 0, 4, 9, 9],
  [1540, 0, 0, 9, 5],
  [-1540, 0, 8, 9, 7],
  [0, 2040, 4, 9, 4],
  [0, -2040, 12, 9, 2],
  [3080, 0, 4, 5, 5],
  [4315, -1735, 14, 5, 1],
  [4315, 1735, 2, 5, 3],
  [4620, 0, 0, 5, 8],
  [-3080, 0, 12, 7, 7],
  [-4315, 1735, 6, 7, 0],
  [-4315, -1735, 10, 7, 6],
  [-4620, 0, 8, 7, 2],
];

export const PICTURE: Layout = {
  tiles: TILES.map(([x, y, turn, tail, head]): Place => ({
    tile: `${Math.min(tail, head)}-${Math.max(tail, head)}`,
    x,
    y,
    turn,
    tail,
    head,
  })),
  spots: [],
  shifts: [],
};
