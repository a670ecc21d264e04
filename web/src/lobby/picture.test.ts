import { expect, test } from 'vitest';
import { layOut } from '../board/index.ts';
import { PICTURE, PLAYS } from './picture.ts';

test('the table of the first page lies as it would be laid', () => {
  const shape = { set: 9, arms: 4, toes: 3, waives: false };
  expect(PICTURE.tiles).toEqual(layOut(shape, { width: 2, height: 1 }, PLAYS).tiles);
});
