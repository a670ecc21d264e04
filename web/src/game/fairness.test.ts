import { expect, test } from 'vitest';
import type { Finding } from '../fair/check.ts';
import recorded from '../model/recorded.json';
import { heard } from '../model/table.ts';
import { Speech } from '../speech/speech.ts';
import type { Snapshot, Told } from '../wire/types.ts';
import { dealOf, findingSentence } from './fairness.ts';

const speech = await Speech.of('en', 'game', 'page');
const [game] = recorded as unknown as readonly { begins: Snapshot; messages: readonly Told[] }[];
if (game === undefined) throw new Error('expected a recorded game, got none');
const known = game.messages.reduce(heard, heard(null, game.begins));

test('the evidence of a round is what was seen of it', () => {
  const second = dealOf(known, 2);

  expect(second?.dealing.round.number).toBe(2);
  expect(second?.promised).toBe(known.witnessed.promises[2]);
  expect(second?.lastStarter).toBe(known.results[0]?.starter);
  expect(dealOf(known, 1)?.lastStarter).toBeNull();
  expect(dealOf(known, 3)).toBeNull();
});

const WHAT = ['commitment', 'salt', 'hand', 'left', 'redeals', 'starter'] as const;

test.each(WHAT)('%s is told, whether it fits or not', (what) => {
  const finding: Finding = { what, fits: true, expected: '5', got: '7', seat: 1 };
  const [fits, differs] = [true, false].map((one) =>
    findingSentence(speech, known, { ...finding, fits: one }),
  );

  expect(fits).toMatch(/^[A-Z].*\.$/);
  expect(differs).toMatch(/^[A-Z].*[57].*\.$/);
});
