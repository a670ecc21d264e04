// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Speech } from '../speech/speech.ts';
import Choose from './Choose.svelte';

const speech = await Speech.of('en', 'front', 'page', 'game', 'mistakes');

let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.restoreAllMocks();
});

test('a file that cannot be read is told of, and nothing is waited for', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const show = vi.fn();
  shown = mount(Choose, { target: document.body, props: { speech, isBusy: false, show } });
  flushSync();
  const file = { text: () => Promise.reject(new DOMException('it is gone', 'NotReadableError')) };
  window.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files: [file] } }));

  await vi.waitFor(() => {
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /^This file cannot be used: .*it is gone/,
    );
  });
  expect(show).not.toHaveBeenCalled();
});
