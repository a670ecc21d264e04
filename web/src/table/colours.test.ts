import { expect, test } from 'vitest';
import css from '../style.css?raw';

/** The colours by day, and by night, where they are others. */
const [day, night] = css.split('@media').map(colours);
const NAMES = [...Array.from({ length: 10 }, (_, value) => `value-${value}`), 'edge'];

test.each([
  ['day', day],
  ['night', { ...day, ...night }],
])('by %s every value stands out from its tile, and what is marked from the felt', (_, palette) => {
  for (const name of NAMES) {
    expect(contrast(palette?.[name], palette?.['tile']), name).toBeGreaterThan(3);
  }
  for (const name of [...NAMES, 'spot']) {
    // a tile of the hand that cannot go is dimmed: it has the colour of the page
    expect(contrast(palette?.[name], palette?.['page']), name).toBeGreaterThan(3);
  }
  for (const name of ['edge', 'mark', 'spot']) {
    expect(contrast(palette?.[name], palette?.['felt']), name).toBeGreaterThan(3);
  }
});

test.each([
  ['day', day],
  ['night', { ...day, ...night }],
])('by %s what is read can be read', (_, palette) => {
  for (const name of ['ink', 'quiet', 'link']) {
    expect(contrast(palette?.[name], palette?.['page']), name).toBeGreaterThan(4.5);
  }
});

test('black is as far from white as can be', () => {
  expect(contrast('000000', 'ffffff')).toBeCloseTo(21);
});

function colours(text: string): Record<string, string> {
  const found = text.matchAll(/--([\w-]+): #(\w{6});/g);
  return Object.fromEntries([...found].map(([, name = '', hex = '']) => [name, hex]));
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = NaN, green = NaN, blue = NaN] = (hex.match(/../g) ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
