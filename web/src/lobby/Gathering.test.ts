// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { fromStore, writable } from 'svelte/store';
import { afterEach, expect, test, vi } from 'vitest';
import type { Known } from '../model/table.ts';
import { Speech } from '../speech/speech.ts';
import { answering } from './answering.ts';
import Gathering from './Gathering.svelte';

const speech = await Speech.of('en', 'front', 'page', 'game', 'mistakes');

const BO: Known = {
  seq: 0,
  at: 0,
  table: { id: 't', rules: 'trains', shape: { set: 9, arms: 2, toes: 3 }, rounds: 10 },
  phase: 'gathering',
  seats: [{ holder: 'person', name: 'Ann' }, { holder: 'open' }],
  you: null,
  host: 0,
  isHost: false,
  game: 0,
  results: [],
  final: null,
  offer: null,
  round: null,
  turn: null,
  ready: [],
  canUndo: false,
  canHint: false,
  undos: 0,
  witnessed: {},
} as unknown as Known;

let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

function look() {
  const told = writable(BO);
  const known = fromStore(told);
  const say = vi.fn();
  const renamed = vi.fn();
  const props = {
    get known() {
      return known.current;
    },
    ...{ speech, table: 't', trouble: '', say, renamed },
  };
  shown = mount(Gathering, { target: document.body, props });
  flushSync();
  return {
    hear: (known: Partial<Known>) => {
      told.set({ ...BO, ...known });
      flushSync();
    },
    say,
    renamed,
  };
}

const text = () => document.body.textContent;

function press(name: string) {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent.includes(name));
  found?.click();
}

test('who sits down is given a code, once', async () => {
  const asked = answering({ 'GET api/me': {}, 'POST api/tables/t/code': { code: 'AB23CD', expires: 0 } });
  const { hear } = look();
  await vi.waitUntil(() => asked.length > 0);
  expect(text()).not.toContain('AB23CD');

  hear({ you: 1 });
  await vi.waitFor(() => {
    expect(text()).toContain('AB23CD');
  });
  hear({ you: 1, seq: 2 });
  expect(asked.filter(({ what }) => what.endsWith('/code'))).toHaveLength(1);
});

test('who is made the host has computer players to choose, even if nobody knows who he is', async () => {
  answering({ 'GET api/presets': { presets: [], levels: ['chick', 'hen'], keys: [] } });
  const { hear } = look();
  hear({ you: 0, isHost: true });

  await vi.waitFor(() => {
    expect([...document.querySelectorAll('option')].map(({ value }) => value)).toContain('hen');
  });
});

test('a guest who sits down before it is known who he is keeps his name', async () => {
  const asked = answering({ 'GET api/me': { name: 'Bo' } });
  const { say, renamed } = look();
  press('Sit here');
  await vi.waitFor(() => {
    expect(say).toHaveBeenCalledWith({ type: 'sit', seat: 1 });
  });

  expect(asked.every(({ what }) => what !== 'POST api/me')).toBe(true);
  expect(renamed.mock.calls.length).toBeLessThan(2);
});
