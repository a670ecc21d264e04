import { describe, expect, test } from 'vitest';
import {
  arranged,
  divided,
  isGap,
  placeAt,
  put,
  recalled,
  remembering,
  sorted,
  withLeft,
  without,
} from './arranging.ts';

const HAND = ['3-9', '0-1', '5-5', '2-7'];
const NONE: ReadonlySet<string> = new Set();

test('what is drawn goes to the end, what is laid leaves its place', () => {
  expect(arranged(['5-5', 'gap 1', '3-9'], ['3-9', '5-5', '0-1'])).toEqual(['5-5', 'gap 1', '3-9', '0-1']);
  expect(arranged([], HAND)).toEqual(HAND);
  expect(arranged(['5-5', '5-5', 'gap 1', 'gap 1'], ['5-5'])).toEqual(['5-5', 'gap 1']);
});

test('a gap goes with the last tile before it', () => {
  expect(arranged(['5-5', 'gap 1', '3-9'], ['3-9'])).toEqual(['3-9']);
  expect(arranged(['5-5', '0-1', 'gap 1', '3-9'], ['5-5', '3-9'])).toEqual(['5-5', 'gap 1', '3-9']);
  expect(arranged(['5-5', 'gap 1', '0-1', 'gap 2', '3-9'], ['5-5', '3-9'])).toEqual(['5-5', 'gap 1', '3-9']);
  expect(arranged(['gap 1', '3-9'], ['3-9'])).toEqual(['gap 1', '3-9']);
});

test('a tile that is taken back comes to where it was, and its gap with it', () => {
  const before = ['3-9', '0-1', '5-5', 'gap 1', '2-7'];
  expect(arranged(before, ['3-9', '5-5', '2-7'])).toEqual(['3-9', '5-5', 'gap 1', '2-7']);
  expect(arranged(before, ['3-9', '5-5', '2-7', '0-1'])).toEqual(before);

  const alone = ['5-5', 'gap 1', '2-7'];
  expect(arranged(alone, ['2-7'])).toEqual(['2-7']);
  expect(arranged(alone, ['2-7', '5-5'])).toEqual(alone);
});

test.each([
  [['5-5', '3-9']],
  [['gap 1', '3-9', '5-5']],
  [['5-5', 'gap 1', 'gap 2', '3-9']],
  [['3-9', 'gap 1', 'gap 2', '5-5', 'gap 3']],
  [[]],
])('a hand that is arranged anew as %j while a tile is away is as it was arranged', (items) => {
  for (const before of [
    ['0-1', '3-9', '5-5'],
    ['3-9', '0-1', 'gap 1', '5-5'],
    ['3-9', 'gap 1', '0-1', 'gap 2', '5-5', '6-6'],
  ]) {
    const all = withLeft(before, items);

    expect(
      arranged(
        all,
        items.filter((item) => !isGap(item)),
      ),
    ).toEqual(items);
    expect(all).toContain('0-1');
    expect(withLeft(all, items)).toEqual(all);
  }
});

test('what is away stays behind what it lay behind', () => {
  expect(withLeft(['3-9', '0-1', '2-7', '5-5'], ['5-5', '3-9'])).toEqual(['5-5', '3-9', '0-1', '2-7']);
  expect(withLeft(['0-1', '3-9'], ['5-5', '3-9'])).toEqual(['0-1', '5-5', '3-9']);
  expect(withLeft(['3-9', 'gap 1', '0-1'], ['3-9'])).toEqual(['3-9', '0-1']);
});

test.each([
  [0, ['5-5', '3-9', '0-1', '2-7']],
  [1, ['3-9', '5-5', '0-1', '2-7']],
  [3, ['3-9', '0-1', '2-7', '5-5']],
  [99, ['3-9', '0-1', '2-7', '5-5']],
  [-1, ['5-5', '3-9', '0-1', '2-7']],
])('a tile put at place %i', (to, after) => {
  expect(put(HAND, '5-5', to)).toEqual(after);
});

test('what is not in the hand cannot be put anywhere', () => {
  expect(put(HAND, '9-9', 0)).toBe(HAND);
});

describe('sorting', () => {
  test('by value: the higher half first', () => {
    expect(sorted([...HAND, 'gap 1', '6-7'], 'value', NONE)).toEqual(['3-9', '6-7', '2-7', '5-5', '0-1']);
  });

  test('by pips: the heaviest first', () => {
    expect(sorted([...HAND, '6-7'], 'pips', NONE)).toEqual(['6-7', '3-9', '5-5', '2-7', '0-1']);
  });

  test('by what can go: with a gap, and else as it was', () => {
    expect(sorted(HAND, 'fits', new Set(['5-5', '0-1']))).toEqual(['0-1', '5-5', 'gap 1', '3-9', '2-7']);
    expect(sorted(HAND, 'fits', NONE)).toEqual(HAND);
    expect(sorted(['gap 2', ...HAND], 'fits', new Set(HAND))).toEqual(HAND);
  });

  test('leaves the hand that was given alone', () => {
    const given = [...HAND];
    sorted(given, 'value', NONE);
    expect(given).toEqual(HAND);
  });
});

test('a gap goes behind a tile, or to the end, and is taken away again', () => {
  const once = divided(HAND, '0-1');

  expect(once).toEqual(['3-9', '0-1', 'gap 1', '5-5', '2-7']);
  expect(divided(once, null).at(-1)).toBe('gap 2');
  expect(without(once, 'gap 1')).toEqual(HAND);
  expect(isGap('gap 1')).toBe(true);
  expect(isGap('0-1')).toBe(false);
});

test('there are not more gaps than make sense', () => {
  let items: readonly string[] = HAND;
  for (let count = 0; count < 9; count += 1) items = divided(items, null);

  expect(items.filter(isGap)).toHaveLength(4);
});

test('an item held over the hand goes where the pointer is, in the row where it is', () => {
  const boxes = [0, 50, 100, 0, 50].map((left, at) => ({
    left,
    top: at < 3 ? 0 : 90,
    width: 40,
    height: 80,
  }));

  expect(placeAt(boxes, { x: -5, y: 40 }, false)).toBe(0);
  expect(placeAt(boxes, { x: 30, y: 40 }, false)).toBe(1);
  expect(placeAt(boxes, { x: 300, y: 40 }, false)).toBe(3);
  expect(placeAt(boxes, { x: 10, y: 130 }, false)).toBe(3);
  expect(placeAt(boxes, { x: 300, y: 130 }, false)).toBe(5);
});

test('from right to left the first tile is the one on the right', () => {
  const boxes = [100, 50, 0].map((left) => ({ left, top: 0, width: 40, height: 80 }));

  expect(placeAt(boxes, { x: 135, y: 40 }, true)).toBe(0);
  expect(placeAt(boxes, { x: 60, y: 40 }, true)).toBe(2);
});

test('what was kept is found again, the last twelve hands', () => {
  let text: string | null = null;
  for (let round = 1; round <= 13; round += 1) text = remembering(text, `round ${round}`, [`${round}-9`]);

  expect(recalled(text, 'round 13')).toEqual(['13-9']);
  expect(recalled(text, 'round 2')).toEqual(['2-9']);
  expect(recalled(text, 'round 1')).toEqual([]);
  text = remembering(text, 'round 13', HAND);
  expect(recalled(text, 'round 13')).toEqual(HAND);
  expect(recalled(text, 'round 2')).toEqual(['2-9']);
});

test.each([null, '', 'torn [', '7', '{"a":1}', '[7]', '[["a"]]', '[["a",7]]', '[["a",[7]]]', '[[7,[]]]'])(
  'what makes no sense is as if it had never been kept: %s',
  (text) => {
    expect(recalled(text, 'a')).toEqual([]);
    expect(recalled(remembering(text, 'a', HAND), 'a')).toEqual(HAND);
  },
);
