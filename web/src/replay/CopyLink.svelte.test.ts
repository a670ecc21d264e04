// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Speech } from '../speech/speech.ts';
import CopyLink from './CopyLink.svelte';
import type { Player } from './player.svelte.ts';

const speech = await Speech.of('en', 'page');
const player: Pick<Player, 'at' | 'ply'> = { at: 1, ply: 2 };
let shown: ReturnType<typeof mount>;

afterEach(async () => {
  vi.unstubAllGlobals();
  await unmount(shown);
});

/** The link that is copied on the page at *address*, where the table's latest game is the third. */
async function copied(address: string, answer: () => Promise<Response>): Promise<string> {
  history.replaceState(null, '', address);
  vi.stubGlobal('fetch', answer);
  shown = mount(CopyLink, { target: document.body, props: { speech, player: player as never, table: 't' } });
  flushSync();
  await new Promise((resolve) => setTimeout(resolve, 20));
  document.querySelector('button')?.click();
  return vi.waitFor(() => {
    const link = document.querySelector('code')?.textContent ?? '';
    expect(link).not.toBe('');
    return link.replace(location.origin, '');
  });
}

const third = () => Promise.resolve(Response.json({ game: 3 }));

test('a link from the page of the latest game tells which one that is', async () => {
  expect(await copied('/t/t/replay', third)).toBe('/t/t/replay?game=3#round=2&ply=2');
});

test('a link from the page of a certain game leads to that game', async () => {
  expect(await copied('/t/t/replay?game=2', third)).toBe('/t/t/replay?game=2#round=2&ply=2');
});

test('without a connection the link leads to the latest game', async () => {
  expect(await copied('/t/t/replay', () => Promise.reject(new Error('offline')))).toBe(
    '/t/t/replay#round=2&ply=2',
  );
});
