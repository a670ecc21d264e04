import { expect, test } from 'vitest';
import type { Happening, Moved, Result, Told } from '../wire/types.ts';
import { cuesOf } from './cues.ts';

const board = { counts: [], yard: 0 };
const laid: Happening = { what: 'laid', tile: '3-9', on: '9-9', slot: 2 };
const foot: Happening = { what: 'foot', double: '4-4' };
const mine = { you: 0, turn: { seat: 0 } };
const theirs = { you: 0, turn: { seat: 1 } };

function moved(...happened: Happening[]): Moved {
  return { type: 'moved', seq: 2, at: 0, seat: 1, move: '', happened, board };
}

function over(reason: string, ...winners: number[]): Happening {
  const empty = { double: '9-9', starter: 0, scores: [], totals: [], hands: [], seed: '' };
  return { what: 'round_over', result: { ...empty, reason, winners } satisfies Result };
}

test.each<[string, Happening[], string[]]>([
  ['a tile', [laid], ['laid']],
  ['a double', [laid, foot], ['laid', 'foot']],
  ['a double that wants no toes', [laid, { ...foot, waived: true }], ['laid']],
  ['the last toe', [laid, { what: 'foot_done', double: '9-9' }], ['laid', 'foot_done']],
  ['a draw', [{ what: 'drawn' }], ['drawn']],
  ['a draw and a pass', [{ what: 'drawn' }, { what: 'passed', after_draw: true }], ['drawn', 'pass']],
  ['somebody caught', [{ what: 'caught', seat: 2, count: 2 }], ['drawn']],
  ['the end of the opening', [laid, { what: 'opening_done' }], ['laid']],
  ['a round one has won', [laid, over('out', 0)], ['laid', 'won']],
  ['a round another one has won', [laid, over('out', 1)], ['laid', 'over']],
  ['a round nobody can go on with', [{ what: 'passed' }, over('blocked', 0)], ['pass', 'blocked']],
])('%s is heard', (_, happened, cues) => {
  expect(cuesOf(moved(...happened), theirs, theirs)).toEqual(cues);
});

test('the turn is heard when it comes, not while it lasts', () => {
  expect(cuesOf(moved(laid), theirs, mine)).toEqual(['laid', 'turn']);
  expect(cuesOf(moved(laid), mine, mine)).toEqual(['laid']);
  expect(cuesOf({ type: 'dealt', seq: 3, at: 0 }, { ...mine, turn: null }, mine)).toEqual(['turn']);
  expect(cuesOf(moved(laid), theirs, { ...mine, you: null })).toEqual(['laid']);
});

test('nobody is called to the table when the round is over', () => {
  expect(cuesOf(moved(laid, over('out', 1)), theirs, mine)).toEqual(['laid', 'over']);
});

test('what is no move is silent', () => {
  const messages: Told[] = [
    { type: 'closed', seq: 3, at: 0 },
    { type: 'readied', seq: 3, at: 0, seat: 1, ready: [1] },
  ];

  for (const message of messages) expect(cuesOf(message, theirs, mine)).toEqual([]);
});
