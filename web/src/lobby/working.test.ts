import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../line/line.ts';
import { Speech } from '../speech/speech.ts';
import { Working } from './working.svelte.ts';

const speech = await Speech.of('en', 'front');

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['a refusal', new Refusal('offline'), 'The server cannot be reached.'],
  ['anything else', new TypeError('no script'), 'TypeError: no script'],
])('after %s it is told, and something else can be done', async (_, problem, said) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const working = new Working(() => speech);
  await working.at(() => Promise.reject(problem));
  expect([working.isBusy, working.trouble]).toEqual([false, said]);

  await working.at(() => Promise.resolve());
  expect(working.trouble).toBe('');
});

test('one thing is done at a time', async () => {
  const working = new Working(() => speech);
  let done: () => void = () => undefined;
  const first = working.at(() => new Promise((resolve) => (done = resolve)));
  const second = vi.fn(() => Promise.resolve());
  await working.at(second);
  expect([working.isBusy, second.mock.calls.length]).toEqual([true, 0]);

  done();
  await first;
  expect(working.isBusy).toBe(false);
});
