import { describe, expect, test } from 'vitest';
import css from '../style.css?raw';
import { MOST } from './pips.ts';
import { contrast, distance, EYES } from './seeing.ts';

type Palette = Readonly<Record<string, string>>;

const VALUES = Array.from({ length: MOST + 1 }, (_, value) => `value-${value}`);
const BRIGHT = coloursIn(':root');
const SAFE = { ...BRIGHT, ...coloursIn(":root[data-colours='safe']") };
const PLAIN = {
  ...BRIGHT,
  ...Object.fromEntries(VALUES.map((name) => [name, BRIGHT['ink'] ?? ''])),
};

const PALETTES = Object.entries({ bright: BRIGHT, safe: SAFE, plain: PLAIN }).flatMap(
  ([name, both]) =>
    [
      [`${name} by day`, half(both, 0)],
      [`${name} by night`, half(both, 1)],
    ] as const,
);

/** How far apart the values must lie in Oklab for every eye, where 0.02 is just noticeable: a double-nine's, all. */
const APART = { bright: [0.044, 0.027], safe: [0.115, 0.06] } as const;

describe.each(PALETTES)('%s', (_, palette) => {
  test('every value stands out from its tile, and what is marked from the felt', () => {
    for (const name of [...VALUES, 'edge', 'mark']) {
      expect(contrast(palette[name], palette['tile']), name).toBeGreaterThan(3);
    }
    for (const name of [...VALUES, 'edge', 'spot']) {
      // a tile of the hand that cannot go is dimmed: it has the colour of a card
      expect(contrast(palette[name], palette['card']), name).toBeGreaterThan(3);
    }
    for (const name of ['edge', 'mark', 'spot']) {
      expect(contrast(palette[name], palette['felt']), name).toBeGreaterThan(3);
    }
  });

  test('what is read can be read', () => {
    for (const name of ['ink', 'quiet', 'link', 'mark']) {
      for (const ground of ['page', 'card', 'tile']) {
        expect(contrast(palette[name], palette[ground]), `${name} on ${ground}`).toBeGreaterThan(4.5);
      }
    }
  });
});

describe.each(
  PALETTES.filter(([name]) => !name.startsWith('plain')).flatMap(([name, palette]) =>
    Object.entries(EYES).map(([eye, matrix]) => [name, eye, palette, matrix] as const),
  ),
)('%s to an eye with %s', (name, _, palette, eye) => {
  const [nine, all] = APART[name.startsWith('safe') ? 'safe' : 'bright'];

  test.each([
    ['the values of a double-nine set', 9, nine],
    ['all values', MOST, all],
  ] as const)('%s lie apart', (_what, most, least) => {
    const values = VALUES.slice(0, most + 1).map((value) => palette[value]);
    const nearest = values.flatMap((one, at) =>
      values.slice(at + 1).map((other) => distance(one, other, eye)),
    );

    expect(Math.min(...nearest)).toBeGreaterThanOrEqual(least);
  });
});

test('plain is one ink for all', () => {
  expect(css).toMatch(/:root\[data-colours='plain'\] \{\s*--pip: var\(--ink\);/);
});

test('black is as far from white as can be', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(distance('#000000', '#ffffff', EYES['all colours'])).toBeCloseTo(1);
});

/** What the first rule for *selector* says: `name: light-dark(day, night)` as `day night`. */
function coloursIn(selector: string): Palette {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}', 1)[0] ?? '';
  const found = rule.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g);
  return Object.fromEntries(
    [...found].map(([, name = '', day = '', night = '']) => [name, `${day} ${night}`]),
  );
}

function half(both: Palette, at: 0 | 1): Palette {
  return Object.fromEntries(Object.entries(both).map(([name, pair]) => [name, pair.split(' ')[at] ?? '']));
}
