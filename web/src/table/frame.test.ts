import { expect, test } from 'vitest';
import { aspectOf, nearestAngle, viewBox } from './frame.ts';

const tile = { tile: '3-9', x: 0, y: 0, turn: 0, tail: 9, head: 3 };
const spot = { on: '3-9', slot: 0, value: 3, x: 2000, y: 0, turn: 0, open: true };

test('a tile alone has half a unit of room around it', () => {
  expect(viewBox({ tiles: [tile], spots: [] })).toBe('-1500 -1000 3000 2000');
  expect(viewBox({ tiles: [{ ...tile, turn: 4 }], spots: [] })).toBe('-1000 -1500 2000 3000');
});

test('a tile that lies aslant needs room for its corners', () => {
  expect(viewBox({ tiles: [{ ...tile, turn: 2 }], spots: [] })).toBe('-1561 -1561 3122 3122');
});

test('open spots are in the picture, and only they', () => {
  expect(viewBox({ tiles: [tile], spots: [spot] })).toBe('-1500 -1000 5000 2000');
  expect(viewBox({ tiles: [tile], spots: [{ ...spot, open: false }] })).toBe('-1500 -1000 3000 2000');
});

test('an empty table is a picture too', () => {
  expect(viewBox({ tiles: [], spots: [] })).toBe('-2000 -1000 4000 2000');
});

test.each([
  [800, 400, { width: 8, height: 4 }],
  [390, 844, { width: 4, height: 9 }],
  [500, 500, { width: 4, height: 4 }],
  [0, 900, { width: 4, height: 40 }],
  [900, 0, { width: 3600, height: 4 }],
])('a frame of %i by %i has this shape', (width, height, shape) => {
  expect(aspectOf(width, height)).toEqual(shape);
});

test('a bar that comes and goes at the edge of a phone changes no shape', () => {
  expect(aspectOf(390, 500)).toEqual(aspectOf(390, 460));
});

test.each([
  [15, 0, -22.5],
  [0, 337.5, 360],
  [1, 337.5, 382.5],
  [8, 0, 180],
  [4, undefined, 90],
])('turn %i is shown from %s degrees at %d', (turn, from, angle) => {
  expect(nearestAngle(turn, from)).toBe(angle);
});
