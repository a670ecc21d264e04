import { expect, test } from 'vitest';
import { addTo, bundleOf, saidBy } from './bundle.ts';

const TEXT = `
count = { $count }
tiles = { $count ->
    [0] none
    [one] one
   *[other] { $count } tiles
}
lay = Lay { $tile }.
`;

function said(
  lang: string,
  id: string,
  args: Record<string, string | number>,
  isRightToLeft = false,
): string {
  const bundle = bundleOf(lang, isRightToLeft);
  addTo(bundle, TEXT, 'test.ftl');
  const errors: Error[] = [];
  const text = saidBy(bundle, id, args, errors);
  expect(errors).toEqual([]);
  return text ?? 'nothing';
}

test.each([
  ['en', '1,234'],
  ['es', '1.234'],
  ['af', '1\u00a0234'],
  ['ar', '1,234'],
])('thousands in %s are written %s', (lang, written) => {
  expect(said(lang, 'count', { count: 1234 })).toBe(written);
});

test('a number chooses its variant, by itself or by its category', () => {
  const all = [0, 1, 2].map((count) => said('en', 'tiles', { count }));
  expect(all).toEqual(['none', 'one', '2 tiles']);
});

test('a tile stands apart in a language from right to left alone', () => {
  expect(said('en', 'lay', { tile: '9-3' })).toBe('Lay 9-3.');
  expect(said('ar', 'lay', { tile: '9-3' }, true)).toBe('Lay \u20689-3\u2069.');
});

test('there may be no such sentence', () => {
  expect(said('en', 'no-such-sentence', {})).toBe('nothing');
});

test('a file with a mistake is named', () => {
  expect(() => {
    const bundle = bundleOf('en', false);
    addTo(bundle, 'same = one\n', 'first.ftl');
    addTo(bundle, 'same = two\n', 'second.ftl');
  }).toThrow(/^second\.ftl: /);
});
