import { expect, test } from 'vitest';
import { hashOf, placeOf } from './place.ts';

test('a place that was written can be read', () => {
  expect(placeOf(hashOf({ round: 3, ply: 12 }))).toEqual({ round: 3, ply: 12 });
});

test.each([
  ['#round=2', { round: 2, ply: 0 }],
  ['', null],
  ['#', null],
  ['#round=', null],
  ['#round=-1&ply=2', null],
  ['#round=1&ply=two', null],
  ['#round=1&ply=9999999', null],
  ['#elsewhere', null],
])('%s is %j', (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});
