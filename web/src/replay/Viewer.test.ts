// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Speech } from '../speech/speech.ts';
import type { ReplayedGame } from '../wire/types.ts';
import { Player } from './player.svelte.ts';
import Viewer from './Viewer.svelte';

const speech = await Speech.of('en', 'front', 'page', 'game', 'mistakes');

const BOARD = { counts: [1, 1], yard: 0 };
const GAME: ReplayedGame = {
  rules: 'cross;toes=2',
  shape: { set: 9, arms: 4, toes: 2 },
  names: ['Ann', 'Bo'],
  rounds: [
    {
      dealt: {
        number: 1,
        double: '9-9',
        commitment: '',
        salts: [],
        board: BOARD,
        plays: [['9-9', null, 0]],
        starter: 0,
      },
      hands: [['1-2'], ['3-4']],
      plies: [],
    },
  ],
};

let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

test('the rules of a record go by their name', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  const props = { speech, player: new Player(GAME, null), table: null };
  shown = mount(Viewer, { target: document.body, props });
  flushSync();

  expect(document.querySelector('header')?.textContent).toContain('Cross, with house rules');
});
