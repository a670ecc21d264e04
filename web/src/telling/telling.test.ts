import { expect, test } from 'vitest';
import { heard, type Known } from '../model/table.ts';
import { refusalSentence } from '../speech/refusals.ts';
import { Speech } from '../speech/speech.ts';
import type { Happening, Turn } from '../wire/types.ts';
import { endsSentence, moveSentence, whySentence } from './telling.ts';

const speech = await Speech.of('en', 'game', 'page', 'mistakes');

const KNOWN: Known = heard(null, {
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
  round: {
    number: 1,
    double: '9-9',
    commitment: '',
    salts: [],
    plays: [['9-9', null, 0]],
    board: {
      counts: [3, 3],
      yard: 9,
      ends: [
        [4, '4-9'],
        [2, '2-9'],
        [4, '4-8'],
      ],
    },
  },
});

function told(seat: number, move: string, ...happened: Happening[]): string {
  return moveSentence(speech, KNOWN, { seat, move, happened });
}

test('what happened is told by who did it', () => {
  expect(told(0, '9-3 on 9', { what: 'laid', tile: '3-9', on: '9-9', slot: 0 })).toBe('You lay 9-3 on 9.');
  expect(told(1, 'draw', { what: 'drawn' })).toBe('Bert draws a tile.');
  expect(told(1, 'pass', { what: 'passed' })).toBe('Bert passes.');
  expect(
    told(1, '4-4 on 4.2', { what: 'laid', tile: '4-4', on: '4-8', slot: 0 }, { what: 'foot', double: '4-4' }),
  ).toBe('Bert lays 4-4 on 4.2. Chicken foot! The next 3 tiles must go on 4-4.');
});

test('a foot that ends the round wants no toes any more', () => {
  const result = {
    double: '9-9',
    starter: 0,
    reason: 'out',
    scores: [0, 7],
    winners: [0],
    totals: [0, 7],
    hands: [[], ['3-4']],
    seed: '',
  };

  expect(
    told(
      0,
      '4-4 on 4',
      { what: 'laid', tile: '4-4', on: '4-9', slot: 0 },
      { what: 'foot', double: '4-4' },
      { what: 'round_over', result },
    ),
  ).toBe('You lay 4-4 on 4. You are out! The round is over.');
});

test('what is open is told once for each value', () => {
  expect(endsSentence(speech, KNOWN)).toBe('Open ends: 2, 4.');
});

test('why a tile cannot go is told with the rule', () => {
  const turn: Turn = { seat: 0, cannot: [{ why: 'halves_differ', clause: 'T10', tiles: ['3-7'] }] };

  expect(whySentence(speech, { ...KNOWN, turn }, '3-7')).toBe(
    '3-7 does not match: the halves that touch must be equal. Open: 2, 4 (T10).',
  );
  expect(whySentence(speech, { ...KNOWN, turn: { seat: 1 } }, '3-7')).toBe("It is Bert's turn now.");
});

test('a refusal is told in words, an unknown one by its code', () => {
  expect(refusalSentence(speech, 'seat_taken', {})).toBe('Somebody sits there already.');
  expect(refusalSentence(speech, 'must_lay', { clause: 'T11' })).toMatch(/^You can lay a tile, so you must/);
  expect(refusalSentence(speech, 'never_heard_of', {})).toBe('That was refused (never_heard_of).');
  expect(refusalSentence(speech, 'bad_body', {})).toMatch(/load the page anew\.$/);
  expect(refusalSentence(speech, 'internal', {})).toMatch(/^Something went wrong at the server/);
});
