import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../line/line.ts';
import { Speech } from '../speech/speech.ts';
import { troubleOf } from './refused.ts';

const speech = await Speech.of('en', 'front');

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, Refusal, RegExp]>([
  [
    'of rules',
    new Refusal('players_out_of_range', { least: 2, most: 5, got: 8 }),
    /^By these rules 2 to 5 can play/,
  ],
  ['of a value', new Refusal('bad_value', { key: 'toes', got: '9' }), /1, 2 or 3/],
  ['of anything else', new Refusal('offline'), /^The server cannot be reached/],
])('a refusal %s is told in words', async (_, refusal, words) => {
  expect((await troubleOf(speech, refusal)).replaceAll(/[\u2068\u2069]/g, '')).toMatch(words);
});

test('what is no refusal says what it is, and the console where it comes from', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  const problem = new DOMException('it is gone', 'NotReadableError');

  expect(await troubleOf(speech, problem)).toContain('it is gone');
  expect(noted).toHaveBeenCalledWith(problem);
});
