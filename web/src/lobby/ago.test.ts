import { expect, test } from 'vitest';
import { ago } from './ago.ts';

test.each([
  [-5, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [86_400, 'yesterday'],
  [86_400 * 3, '3 days ago'],
])('%i seconds ago are told as %s', (seconds, words) => {
  expect(ago('en', 0, seconds * 1000)).toBe(words);
});

test('other languages have their own words', () => {
  expect(ago('es', 0, 7_200_000)).toBe('hace 2 horas');
});
