// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Gallery from './Gallery.svelte';
import { read, type Sheet, type Written } from './vectors.ts';

const WRITTEN: Written = {
  name: 'three trains',
  shape: { set: 9, arms: 8, toes: 3, waives: true },
  aspect: { width: 16, height: 9 },
  plays: [
    ['9-9', null, 0],
    ['1-9', '9-9', 0],
    ['2-9', '9-9', 1],
  ],
  tiles: [],
  spots: [],
  shifts: [],
};
const sheets: Sheet[] = [
  { name: 'ours', vectors: read(WRITTEN) },
  { name: 'theirs', vectors: read([{ ...WRITTEN, name: 'one train', plays: WRITTEN.plays.slice(0, 2) }]) },
];

let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
});

function open(props: { sheets: Sheet[] }) {
  shown = mount(Gallery, { target: document.body, props });
  flushSync();
}

function tiles() {
  return [...document.querySelectorAll('.domino')].map((tile) => tile.getAttribute('data-tile'));
}

function press(label: string) {
  document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click();
  flushSync();
}

test('a table is shown whole, and can be taken back tile by tile', () => {
  open({ sheets });
  expect(tiles()).toEqual(['9-9', '1-9', '2-9']);

  press('One tile less');
  expect(tiles()).toEqual(['9-9', '1-9']);
  expect(document.querySelector('figcaption')?.textContent).toContain('The newest tile is 1-9.');

  press('One tile more');
  expect(tiles()).toEqual(['9-9', '1-9', '2-9']);
});

test('another table can be chosen, from any file', () => {
  open({ sheets });
  press('One tile less');
  const select = document.querySelector('select');
  expect([...(select?.options ?? [])].map((option) => option.text)).toEqual(['three trains', 'one train']);

  if (select) select.value = '1';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();

  expect(tiles()).toEqual(['9-9', '1-9']);
  expect(document.querySelector('output')?.textContent).toBe('2 of 2');
});

test('a table that cannot be laid out says why, and the others can still be seen', () => {
  const broken = { ...WRITTEN, name: 'broken', plays: [...WRITTEN.plays, ...WRITTEN.plays] };
  open({ sheets: [{ name: 'ours', vectors: read(broken) }] });
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This table cannot be laid out: ');

  press('One tile less');
  press('One tile less');
  press('One tile less');
  expect(tiles()).toEqual(['9-9', '1-9', '2-9']);
});

test('without tables it says so', () => {
  open({ sheets: [] });

  expect(document.body.textContent).toContain('There are no tables here yet.');
});
