// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import recorded from '../model/recorded.json';
import { Speech } from '../speech/speech.ts';
import type { AnyCommand, Snapshot, ToClient, Told } from '../wire/types.ts';
import Game from './Game.svelte';

const speech = await Speech.of('en', 'game', 'page', 'mistakes');
const [game] = recorded as unknown as readonly { begins: Snapshot; messages: readonly Told[] }[];
if (game === undefined) throw new Error('expected a recorded game, got none');

let socket: Socket;
let shown: ReturnType<typeof mount>;

/** The server's end of the line. */
class Socket {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly said: AnyCommand[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    socket = this; // eslint-disable-line @typescript-eslint/no-this-alias -- the test speaks through it
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as AnyCommand);
  }

  close(): void {
    this.said.length = 0;
  }

  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }

  count(type: AnyCommand['type']): number {
    return this.said.filter((one) => one.type === type).length;
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  shown = mount(Game, { target: document.body, props: { speech, address: 'ws://here', table: 't' } });
});

afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

const TABLE: Snapshot = {
  type: 'snapshot',
  seq: 3,
  at: 1,
  table: { id: 't', rules: 'trains', shape: { set: 9, arms: 2, toes: 3 }, rounds: 10 },
  phase: 'playing',
  seats: [
    { holder: 'person', name: 'Ann' },
    { holder: 'computer', level: 'hen' },
  ],
  you: 0,
  game: 1,
  can_hint: true,
  round: {
    number: 1,
    double: '9-9',
    commitment: 'c0ffee',
    salts: ['', ''],
    plays: [['9-9', null, 0]],
    board: { counts: [3, 3], yard: 9, ends: [[9, '9-9']] },
    hand: ['3-9', '5-9', '0-1'],
  },
  turn: {
    seat: 0,
    deadline: 0,
    has_drawn: false,
    moves: [
      ['3-9 on 9', '9-9'],
      ['5-9 on 9', '9-9'],
    ],
  },
};

const RESULTS = game.messages.flatMap((one) =>
  'happened' in one
    ? (one.happened ?? []).flatMap((it) => (it.what === 'round_over' ? [it.result] : []))
    : [],
);
const [FINAL] = game.messages.flatMap((one) =>
  'happened' in one ? (one.happened ?? []).flatMap((it) => (it.what === 'game_over' ? [it.final] : [])) : [],
);

function chosen(): readonly (string | null)[] {
  return [...document.querySelectorAll('[data-item][aria-pressed=true]')].map((one) =>
    one.getAttribute('data-item'),
  );
}

function touch(tile: string) {
  document.querySelector<HTMLElement>(`[data-item="${tile}"]`)?.click();
  flushSync();
}

function press(words: string) {
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === words)?.click();
  flushSync();
}

async function hint() {
  press(speech.say('page-ask-hint'));
  const asked = socket.said.at(-1);
  const id = asked?.id ?? '';
  socket.tell({
    type: 'hinted',
    id,
    seq: 3,
    move: '3-9 on 9',
    on: '9-9',
    reason: 'only',
    args: {},
    worths: [],
  });
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
}

test('a hint takes its tile in hand once, and not again with every message', async () => {
  socket.tell(TABLE);
  await hint();
  expect(chosen()).toEqual(['3-9']);
  touch('5-9');
  socket.tell({ type: 'reacted', seq: 4, at: 2, seat: 1, phrase: 'well_played' });

  expect(chosen()).toEqual(['5-9']);
});

test('a tile is laid while a hint is computed, and only once', () => {
  socket.tell(TABLE);
  press(speech.say('page-ask-hint'));
  touch('5-9');
  touch('5-9');
  touch('5-9');
  touch('5-9');

  expect(socket.count('hint')).toBe(1);
  expect(socket.count('play')).toBe(1);
});

test('a closed table still shows its game', () => {
  socket.tell({ ...TABLE, round: null, turn: null, phase: 'closed', results: RESULTS, final: FINAL ?? null });

  expect(document.querySelector('a[href$="/replay?game=1"]')).not.toBeNull();
  expect(document.querySelector('a[href$="/record?game=1"]')).not.toBeNull();
  expect(document.body.textContent).toContain(speech.say('page-fair'));
  expect(document.querySelector('[data-do=ready]')).toBeNull();
});

test('before the first deal the heading promises no round', () => {
  socket.tell({ ...TABLE, round: null, turn: null, phase: 'between' });
  expect(document.querySelector('h1')?.textContent.trim()).toBe(speech.say('page-tableau'));
  socket.tell(TABLE);

  expect(document.querySelector('h1')?.textContent.trim()).toMatch(/^Round 1, 9-9/);
});
