// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Speech } from '../speech/speech.ts';
import { answering } from './answering.ts';
import Front from './Front.svelte';

const speech = await Speech.of('en', 'front');

let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

test('a shorter game begins with the highest doubles of the published one', async () => {
  const asked = answering({
    'GET api/me': { name: 'Ann' },
    'GET api/me/tables': { tables: [] },
    'POST api/rules': { values: { set: '12', rounds: 'all' } },
    'POST api/tables': { id: 't', code: '', expires: 0 },
  });
  const go = vi.fn();
  shown = mount(Front, { target: document.body, props: { speech, go } });
  flushSync();
  document.querySelector<HTMLInputElement>('[value=three]')?.click();
  document.querySelector<HTMLButtonElement>('.big')?.click();
  await vi.waitUntil(() => go.mock.calls.length > 0);

  expect(go).toHaveBeenCalledWith('t/t');
  expect(asked.find(({ what }) => what === 'POST api/tables')?.body).toMatchObject({
    rules: 'trains;rounds=12,11,10',
  });
  expect(asked.every(({ what }) => what !== 'POST api/me')).toBe(true);
});
