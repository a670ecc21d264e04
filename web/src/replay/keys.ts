/** Going through a game with keys. */

import type { Player } from './player.svelte.ts';

type Act = (player: Player) => void;

const BACK: Act = (player) => {
  player.back();
};
const FORWARD: Act = (player) => {
  player.forward();
};

/** What a key does everywhere; and what else where no other thing has the key for itself. */
const ALWAYS: Readonly<Record<string, Act>> = {
  PageUp: (player) => {
    player.go(player.at - 1, 0);
  },
  PageDown: (player) => {
    player.go(player.at + 1, 0);
  },
};
const ELSEWHERE: Readonly<Record<string, Act>> = {
  Home: (player) => {
    player.go(player.at, 0);
  },
  End: (player) => {
    player.go(player.at, Infinity);
  },
};

/** A key was pressed on the page. */
export function pressed(event: KeyboardEvent, player: Player): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const act = actOf(event, player);
  if (act === undefined) return;
  event.preventDefault();
  act(player);
}

function actOf({ key, target }: KeyboardEvent, player: Player): Act | undefined {
  const on = target instanceof Element ? target : null;
  if (on?.closest('select, textarea, input:not([type="range"])')) return undefined;
  if (ALWAYS[key]) return ALWAYS[key];
  if (key === ' ') return on?.closest('button, a, summary') ? undefined : toggled(player);
  if (on?.closest('input')) return undefined; // the slider knows these itself
  const isTurned = document.documentElement.dir === 'rtl'; // then what comes next is on the left
  if (key === 'ArrowLeft') return isTurned ? FORWARD : BACK;
  if (key === 'ArrowRight') return isTurned ? BACK : FORWARD;
  return ELSEWHERE[key];
}

function toggled(player: Player): Act {
  return player.isPlaying
    ? (one) => {
        one.pause();
      }
    : (one) => {
        one.play();
      };
}
