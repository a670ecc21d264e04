// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import recorded from '../model/recorded.json';
import { heard } from '../model/table.ts';
import { Speech } from '../speech/speech.ts';
import type { Snapshot, Told } from '../wire/types.ts';
import CheckDeal from './CheckDeal.svelte';

const speech = await Speech.of('en', 'game', 'page');
const [game] = recorded as unknown as readonly { begins: Snapshot; messages: readonly Told[] }[];
if (game === undefined) throw new Error('expected a recorded game, got none');
const known = game.messages.reduce(heard, heard(null, game.begins));
const FAIR = 'This deal was fair';
const props = $state({ known, speech, mixedIn: (): string | null => null });
let shown: ReturnType<typeof mount>;

beforeEach(() => {
  props.known = known;
  shown = mount(CheckDeal, { target: document.body, props });
  flushSync();
});

afterEach(async () => {
  vi.doUnmock('../fair/check.ts');
  vi.resetModules();
  await unmount(shown);
});

function told(): string {
  flushSync();
  return document.querySelector('[role=status]')?.textContent.trim() ?? '';
}

function choose(round: number) {
  const select = document.querySelector('select') as HTMLSelectElement;
  select.value = String(round);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function check() {
  document.querySelector('button')?.click();
}

test('nothing is said of a deal before it was checked, and then what was found', async () => {
  choose(1);
  expect(told()).toBe('');
  await vi.waitFor(() => {
    expect(told()).toContain(FAIR);
  });
  expect(told()).toContain('is the one it was bound to');
  choose(2);

  expect(told()).toBe('');
  await vi.waitFor(() => {
    expect(told()).toContain(FAIR);
  });
});

test('a page that does not know what it mixed in accuses nobody', async () => {
  check();
  await vi.waitFor(() => {
    expect(told()).toContain(FAIR);
  });

  expect(told()).not.toContain('browser');
  expect(document.querySelector('.bad')).toBeNull();
});

test('what was found of a deal is not said of another game', async () => {
  choose(1);
  await vi.waitFor(() => {
    expect(told()).toContain(FAIR);
  });
  props.known = { ...known, game: known.game + 1 };

  expect(told()).toBe('');
});

test('without a connection nothing is said of the deal', async () => {
  vi.doMock('../fair/check.ts', () => {
    throw new Error('offline');
  });
  check();
  await vi.waitFor(() => {
    expect(told()).toBe(speech.say('page-offline'));
  });
});
