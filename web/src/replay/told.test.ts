import { expect, test } from 'vitest';
import { Refusal } from '../line/line.ts';
import { Speech } from '../speech/speech.ts';
import type { ReplayedGame, Round } from '../wire/types.ts';
import { companyOf, refusedSentence, sentencesOf } from './told.ts';

const speech = await Speech.of('en', 'game', 'page', 'mistakes');

const DEALT: Round = {
  number: 1,
  double: '9-9',
  commitment: '',
  salts: [],
  board: { counts: [1, 1, 1], yard: 0 },
  plays: [['9-9', null, 0]],
  starter: 0,
};
const GAME: ReplayedGame = {
  rules: 'trains',
  shape: { set: 9, arms: 3, toes: 3 },
  names: ['Ann', 'hen (bot)', ''],
  rounds: [],
};

/** The sentences of a game's first round. */
function told(dealt: Partial<Round>, ...plies: ReplayedGame['rounds'][number]['plies']): string[] {
  const game = { ...GAME, rounds: [{ dealt: { ...DEALT, ...dealt }, hands: [], plies }] };
  return sentencesOf(speech, companyOf(game), game, 0);
}

test('who sits there has the name of the record, or of the seat', () => {
  const move = { happened: [{ what: 'passed' }], move: 'pass', board: DEALT.board } as const;

  expect(told({}, { seat: 0, ...move }, { seat: 1, ...move }, { seat: 2, ...move }).slice(1)).toEqual([
    'Ann passes.',
    'Bert passes.',
    'Cleo passes.',
  ]);
});

test.each<[string, Partial<Round>, RegExp]>([
  ['by a lottery', { turned: 3, starter: 1 }, /3 tiles were turned up until 9-9 came: it was Bert's/],
  ['by the double in a hand', { plays: [], starter: 0 }, /Ann holds 9-9 and starts\./],
  ['by a search', { plays: [], starter: null, first: 2 }, /Nobody was dealt 9-9.*beginning with Cleo\./],
  ['by the highest tile', { shown: ['1-2', '3-4'] }, /turned up a tile: 1-2, 3-4\. Ann has the highest/],
  ['by lot', {}, /The lot fell on Ann/],
  ['after who started last', { number: 2 }, /This time it is Ann's turn to start\./],
  ['after new deals', { redeals: 2, plays: [] }, /dealt again, 2 times\. Ann holds/],
  ['with another double', { planned: '8-8', plays: [] }, /Nobody held 8-8, so the round starts with another/],
])('a round that starts %s says so', (_, dealt, sentence) => {
  expect(told(dealt)[0]).toMatch(sentence);
});

test('a mistake of a record is told with its place', () => {
  const args = { mistake: 'scores_differ', line: 1200, column: 1, mistakes: 1, right: '1 2', written: '3 4' };

  expect(refusedSentence(speech, new Refusal('record_wrong', args))).toBe(
    'This record cannot be replayed, because it has a mistake: line 1200, column 1: expected the scores 1 2, got 3 4',
  );
});

test('a move that is not legal is told with the reason, rules that cannot be with theirs', () => {
  const place = { line: 7, column: 1, mistakes: 3 };
  const illegal = {
    ...{ ...place, mistake: 'illegal', why: 'halves_differ', clause: 'T10', tile: '3-7', ends: '2,4' },
    ...{ to_move: 0, seat: 0, move: '3-7 on 2' },
  };
  const rules = {
    ...{ ...place, mistake: 'bad_value', kind: 'rules', error: 'bad_value', key: 'set', given: "'1'" },
    where: 'set',
  };

  expect(refusedSentence(speech, new Refusal('record_wrong', illegal))).toMatch(
    /it has 3 mistakes; the first: line 7, column 1: .*3-7 does not match.*Open: 2, 4 \(T10\)/,
  );
  expect(refusedSentence(speech, new Refusal('record_wrong', rules))).toMatch(
    /expected a highest pip.*got '1'/,
  );
});

test('what is no record is told as any refusal', () => {
  expect(refusedSentence(speech, new Refusal('record_empty', { line: 'chickenfoot record 1' }))).toMatch(
    /expected a first line "chickenfoot record 1", got nothing/,
  );
});
