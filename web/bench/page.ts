/** Microseconds in a browser: the rounds stand in the page, and what was found is written into it. */

import { timed, type Round } from './measure.ts';

interface Given {
  readonly rounds: readonly Round[];
  readonly screens: readonly { readonly width: number; readonly height: number }[];
}

const { rounds, screens } = JSON.parse(document.getElementById('given')?.textContent ?? '') as Given;
const clock = () => 1000 * performance.now();
const times = rounds.flatMap((round) => screens.flatMap((screen) => timed(round, screen, clock)));
document.getElementById('found')?.append(JSON.stringify(times));
