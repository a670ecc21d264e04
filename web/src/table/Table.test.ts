// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Layout, Place } from '../board/places.ts';
import Table from './Table.svelte';

const double: Place = { tile: '9-9', x: 0, y: 0, turn: 4, tail: 9, head: 9 };
const toe: Place = { tile: '6-9', x: 1500, y: 0, turn: 2, tail: 9, head: 6 };
const spot = { on: '6-9', slot: 0, value: 6, x: 3500, y: 0, turn: 2, open: true };
const layout: Layout = {
  tiles: [double, toe],
  spots: [spot, { ...spot, on: '9-9', open: false }],
  shifts: [],
};
const words = { title: 'A table of 2 tiles', desc: 'The newest tile is 6-9.' };

let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
});

function draw(props: { layout: Layout; newest?: string; style?: 'pips' | 'numerals' }) {
  shown = mount(Table, { target: document.body, props: { ...words, ...props } });
  flushSync();
}

function all(selector: string) {
  return [...document.querySelectorAll(selector)];
}

function label(attribute: string) {
  return document.getElementById(all('svg')[0]?.getAttribute(attribute) ?? '')?.textContent;
}

test('tiles stand in the order they were laid, with all their pips', () => {
  draw({ layout });

  expect(all('.domino').map((tile) => tile.getAttribute('data-tile'))).toEqual(['9-9', '6-9']);
  expect(all('[data-tile="9-9"] circle')).toHaveLength(18);
  expect(all('[data-tile="6-9"] circle')).toHaveLength(15);
  expect(all('.double')).toHaveLength(1);
});

test('a tile lies where its place says, its tail behind', () => {
  draw({ layout, style: 'numerals' });

  expect(all('[data-tile="6-9"]')[0]?.getAttribute('style')).toContain(
    'translate(1500px, 0px) rotate(45deg)',
  );
  expect(all('[data-tile="6-9"] text').map((text) => text.textContent)).toEqual(['9', '6']);
});

test('numerals stand upright, and 6 and 9 on a line, so that nobody mistakes them', () => {
  draw({ layout, style: 'numerals' });

  expect(all('[data-tile="6-9"] .upright')[0]?.getAttribute('style')).toContain('rotate(-45deg)');
  expect(all('.upright rect')).toHaveLength(4);
  expect(all('circle')).toEqual([]);
});

test('the newest tile is marked, and a spot that is open', () => {
  draw({ layout, newest: '6-9' });

  expect(all('.mark').map((mark) => mark.closest('.domino')?.getAttribute('data-tile'))).toEqual(['6-9']);
  expect(all('.spot')).toHaveLength(1);
});

test('who does not see it is told', () => {
  draw({ layout });

  expect(all('svg')[0]?.getAttribute('role')).toBe('img');
  expect(label('aria-labelledby')).toBe(words.title);
  expect(label('aria-describedby')).toBe(words.desc);
});
