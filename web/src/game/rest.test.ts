import { expect, test } from 'vitest';
import type { Phase, Final, Result } from '../wire/types.ts';
import { hasGameToShow, isAtRest } from './rest.ts';

const results = [{} as Result];
const final = {} as Final;

test.each<[Phase, boolean, boolean, boolean, boolean]>([
  ['playing', true, false, false, false],
  ['salting', true, false, false, false],
  ['between', false, false, false, false],
  ['between', true, false, true, false],
  ['over', true, true, true, true],
  ['closed', false, false, false, false],
  ['closed', true, false, true, true],
  ['closed', true, true, true, true],
])('%s, a round has ended: %s, the game: %s', (phase, isCounted, isOver, rests, shows) => {
  const known = { phase, results: isCounted ? results : [], final: isOver ? final : null };

  expect(isAtRest(known)).toBe(rests);
  expect(hasGameToShow(known)).toBe(shows);
});
