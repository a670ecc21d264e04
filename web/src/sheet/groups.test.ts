import { expect, test } from 'vitest';
import { grouped } from './groups.ts';

const key = (name: string) => ({ key: name, forms: [] });

test('every key is shown once, in its group; one that is new comes last', () => {
  const groups = grouped(['new_one', 'toes', 'set', 'hand'].map(key));
  expect(groups.map(({ title, keys }) => [title, ...keys.map((one) => one.key)])).toEqual([
    ['page-group-set', 'set', 'hand'],
    ['page-group-feet', 'toes'],
    ['page-group-others', 'new_one'],
  ]);
});
