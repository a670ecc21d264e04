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

test('what was taken back is gone, and another screen has another table', () => {
  const growing = new Growing();
  growing.after(SHAPE, WIDE, PLAYS);
  expect(growing.after(SHAPE, WIDE, PLAYS.slice(0, 3))).toEqual(whole(PLAYS.slice(0, 3)));

  const tall = { width: 4, height: 8 };
  expect(growing.after(SHAPE, tall, PLAYS)).toEqual(whole(PLAYS, tall));
});
