import { expect, test } from 'vitest';
import { layOut } from '../board/index.ts';
import type { Laid } from '../wire/types.ts';
import { Growing } from './growing.ts';

const SHAPE = { set: 9, arms: 4, toes: 3, waives: false };
const WIDE = { width: 8, height: 4 };
const PLAYS: readonly Laid[] = [
  ['9-9', null, 0],
  ['3-9', '9-9', 0],
  ['5-9', '9-9', 1],
  ['8-9', '9-9', 2],
  ['0-9', '9-9', 3],
  ['3-3', '3-9', 0],
  ['1-3', '3-3', 0],
];
const whole = (plays: readonly Laid[], aspect = WIDE) =>
  layOut(
    SHAPE,
    aspect,
    plays.map(([tile, on, slot]) => ({ tile, on, slot })),
  );

test('tile by tile everything lies where it would lie at once', () => {
  const growing = new Growing();
  for (let count = 0; count <= PLAYS.length; count += 1) {
    const plays = PLAYS.slice(0, count);
    expect(growing.after(SHAPE, WIDE, plays)).toEqual(whole(plays));
  }
});

test('several tiles may come at once, as when one looks again after a while', () => {
  const growing = new Growing();
  growing.after(SHAPE, WIDE, PLAYS.slice(0, 2));
  expect(growing.after(SHAPE, WIDE, PLAYS)).toEqual(whole(PLAYS));
});

test('going back and forth finds what was laid out before', () => {
  const growing = new Growing();
  const last = growing.after(SHAPE, WIDE, PLAYS);
  const earlier = growing.after(SHAPE, WIDE, PLAYS.slice(0, 4));

  expect(earlier).toEqual(whole(PLAYS.slice(0, 4)));
  expect(growing.after(SHAPE, WIDE, PLAYS)).toBe(last);
  expect(growing.after(SHAPE, WIDE, PLAYS.slice(0, 4))).toBe(earlier);
  expect(growing.after(SHAPE, WIDE, [])).toEqual(whole([]));
});

test('after another play than before everything is laid out afresh', () => {
  const growing = new Growing();
  growing.after(SHAPE, WIDE, PLAYS);
  const other: readonly Laid[] = [...PLAYS.slice(0, 5), ['3-4', '3-9', 0]];

  expect(growing.after(SHAPE, WIDE, other)).toEqual(whole(other));
});

test('what was taken back is gone, and another screen has another table', () => {
  const growing = new Growing();
  growing.after(SHAPE, WIDE, PLAYS);
  expect(growing.after(SHAPE, WIDE, PLAYS.slice(0, 3))).toEqual(whole(PLAYS.slice(0, 3)));

  const tall = { width: 4, height: 8 };
  expect(growing.after(SHAPE, tall, PLAYS)).toEqual(whole(PLAYS, tall));
});
