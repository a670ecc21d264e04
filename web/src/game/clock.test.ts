import { expect, test } from 'vitest';
import { shown } from './clock.ts';

test.each([
  [-5_000, '0:00'],
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [59_001, '1:00'],
  [65_000, '1:05'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
])('of %d ms a clock shows %s', (left, text) => {
  expect(shown(left)).toBe(text);
});
