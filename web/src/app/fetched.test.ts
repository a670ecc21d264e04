import { expect, test } from 'vitest';
import { reach } from '../line/reach.svelte.ts';
import { Fetched } from './fetched.svelte.ts';

test('what is there is fetched once, however often the server comes back', async () => {
  let count = 0;
  const page = new Fetched(() => Promise.resolve((count += 1)));
  const first = page.now;
  expect(await first).toBe(1);
  reach.failed();
  reach.heard();

  expect(page.now).toBe(first);
});

test('what could not be had is asked for again when the server comes back, and not before', async () => {
  let count = 0;
  const page = new Fetched(() =>
    (count += 1) === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(count),
  );
  expect(await page.now).toBeNull();
  expect(reach.isOffline).toBe(true);
  expect(await page.now).toBeNull();
  reach.heard();

  expect(await page.now).toBe(2);
});
