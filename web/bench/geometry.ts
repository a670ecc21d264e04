/**
 * Lays rounds out for some screens, and tells of each round what was seen there: a line of JSON, of each screen in
 * turn. Some rounds are timed too.
 *
 *     node web/bench/geometry.ts 1280x720 390x844 < rounds > seen
 *
 * bench/bench_geometry.py plays the rounds and makes figures of what comes out.
 */

import process from 'node:process';
import { text } from 'node:stream/consumers';
import type { Aspect } from '../src/board/index.ts';
import { seen, timed, type Round } from './measure.ts';

/** One round of so many is timed, but these at least: the last, when the machine knows the kernel. */
const TIMED_OF = 20;
const LEAST_TIMED = 5;

const screens = process.argv.slice(2).map((word) => {
  const [width, height] = word.split('x').map(Number);
  if (!(width !== undefined && height !== undefined && width > 0 && height > 0))
    throw new RangeError(`expected a screen like 1280x720, got '${word}'`);
  return { width, height };
});

const lines = (await text(process.stdin)).split('\n').filter((line) => line !== '');
/** Microseconds of processor time, so that other programs disturb little. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const untimed = lines.length - Math.max(lines.length / TIMED_OF, LEAST_TIMED);
for (const [at, line] of lines.entries()) {
  const round = JSON.parse(line) as Round;
  const times = (screen: Aspect) => (at >= untimed ? timed(round, screen, clock) : []);
  console.log(JSON.stringify(screens.map((screen) => ({ ...seen(round, screen), times: times(screen) }))));
}
