import { expect, test } from 'vitest';
import { examples, HAND, pipsOf } from './examples.ts';

const open = (name: keyof typeof examples) =>
  examples[name].layout.spots.filter((spot) => spot.open).map(({ on, value }) => [on, value]);

test('the trains have begun, and each has an open end', () => {
  expect(open('start').map(([, value]) => value)).toEqual([5, 4, 2, 7]);
});

test('the newest tile of a turn shows its six', () => {
  expect(open('turn')).toContainEqual(['4-6', 6]);
});

test('a foot has three open places and shuts all others', () => {
  expect(open('foot')).toEqual([
    ['5-5', 5],
    ['5-5', 5],
    ['5-5', 5],
  ]);
});

test('its toes are open ends, and so are the other trains', () => {
  expect(
    open('toes')
      .map(([, value]) => value)
      .sort(),
  ).toEqual([1, 2, 3, 6, 7, 8]);
});

test('the foot that nobody can finish has all other fours on the table', () => {
  const { tiles } = examples.stuck.layout;
  expect(tiles.filter(({ tail, head }) => tail === 4 || head === 4)).toHaveLength(7);
  expect(open('stuck').every(([on]) => on === '4-4')).toBe(true);
});

test('the hand counts what the page says', () => {
  expect(HAND.map((tile) => pipsOf([tile]))).toEqual([9, 10, 3]);
  expect(pipsOf(HAND)).toBe(22);
});
