import { expect, test } from 'vitest';
import { MOST, pips, radius } from './pips.ts';

const VALUES = Array.from({ length: MOST + 1 }, (_, value) => value);

test.each(VALUES)('a half of %i has as many pips', (value) => {
  expect(pips(value)).toHaveLength(value);
});

test.each(VALUES)('the pips of %i look the same after half a turn', (value) => {
  const turned = pips(value).map(({ x, y }) => ({ x: 1000 - x, y: 1000 - y }));

  expect(inOrder(turned)).toEqual(inOrder(pips(value)));
});

test.each(VALUES)('the pips of %i do not touch each other, nor the edge', (value) => {
  const spots = pips(value);
  const gaps = spots.flatMap((one, at) => spots.slice(at + 1).map((other) => distance(one, other)));

  expect(Math.min(...gaps, Infinity)).toBeGreaterThan(2 * radius(value));
  for (const { x, y } of spots) {
    expect(Math.min(x, y, 1000 - x, 1000 - y)).toBeGreaterThan(radius(value) + 50);
  }
});

test.each([-1, 19, 2.5, NaN])('there is no half of %d', (value) => {
  expect(() => pips(value)).toThrow(`expected pips from 0 to 18, got ${value}`);
});

function inOrder(spots: readonly { x: number; y: number }[]) {
  return spots.map(({ x, y }) => `${x} ${y}`).sort();
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
