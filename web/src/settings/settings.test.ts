import { expect, test } from 'vitest';
import { choicesFrom } from './settings.svelte.ts';

test('what was kept is found again', () => {
  const kept = { ...choicesFrom(null), lang: 'is', tiles: 'numerals', sound: false };

  expect(choicesFrom(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  '',
  'torn {',
  '7',
  '[]',
  '"dark"',
  '{"theme":"pink","lang":"tlh","what":1,"toString":2,"lang":"toString"}',
])('what makes no sense is as if it had never been kept: %s', (kept) => {
  expect(choicesFrom(kept)).toEqual(choicesFrom(null));
});
