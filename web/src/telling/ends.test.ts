import { expect, test } from 'vitest';
import { Speech } from '../speech/speech.ts';
import type { Result } from '../wire/types.ts';
import { leftSentence, placeSentences, tieSentences, winnerSentence, wonSentence } from './ends.ts';
import type { Company } from './telling.ts';

const speech = await Speech.of('en', 'game', 'page');

const COMPANY: Company = {
  seats: [
    { holder: 'person', name: 'Ann' },
    { holder: 'computer', level: 'hen' },
    { holder: 'person', name: 'Cy' },
  ],
  you: 0,
  table: { id: 't', rules: 'cross', shape: { set: 9, arms: 4, toes: 3 }, rounds: 10 },
};
const RESULT: Result = {
  double: '9-9',
  starter: 0,
  reason: 'blocked',
  scores: [1, 12, 12],
  winners: [0],
  totals: [1, 30, 20],
  hands: [['0-1'], ['3-4', '2-3'], []],
};

test('who won the round, alone or together', () => {
  expect(wonSentence(speech, COMPANY, RESULT)).toBe('You win the round.');
  expect(wonSentence(speech, COMPANY, { ...RESULT, winners: [1] })).toBe('Bert wins the round.');
  expect(wonSentence(speech, COMPANY, { ...RESULT, winners: [1, 2] })).toBe('Bert, Cy share the round.');
});

test('what everybody was left with', () => {
  const said = [0, 1, 2].map((seat) => leftSentence(speech, COMPANY, RESULT, seat));

  expect(said).toEqual([
    'You hold 0-1: 1 point, 1 in all.',
    'Bert holds 3-4, 2-3: 12 points, 30 in all.',
    'Cy is out: 12 points, 20 in all.',
  ]);
});

test('the places, the first one first', () => {
  const final = { places: [3, 1, 1] };

  expect(winnerSentence(speech, COMPANY, final)).toBe('Bert, Cy win the game together.');
  expect(winnerSentence(speech, COMPANY, { places: [1, 2, 3] })).toBe('You win the game. Well played!');
  expect(placeSentences(speech, COMPANY, final, [9, 5, 5]).map(({ sentence }) => sentence)).toEqual([
    '1. Bert: 5 points',
    '1. Cy: 5 points',
    '3. You: 9 points',
  ]);
});

test('ties that were broken, and those that were not', () => {
  const ties = [{ ahead: 1, behind: 0, by: 'most_zero_rounds' }];

  expect(tieSentences(speech, COMPANY, { places: [2, 1, 2], ties })).toEqual([
    'Bert and You are level on points; more rounds of zero put Bert ahead.',
    'You, Cy are level and share the place.',
  ]);
  expect(tieSentences(speech, COMPANY, { places: [1, 2, 3] })).toEqual([]);
});
