import { expect, test } from 'vitest';
import { layOut, type Layout, type Place, type Play, type Spot } from './index.ts';
import { faults } from './sound.ts';

// 9-9 crosswise in the middle, 3-9 to the right of it, then 3-4, and a spot for a nine to the left.
const PLAYS: Play[] = [
  { tile: '9-9', on: null, slot: 0 },
  { tile: '3-9', on: '9-9', slot: 0 },
  { tile: '3-4', on: '3-9', slot: 0 },
];
const TILES: Place[] = [
  { tile: '9-9', x: 0, y: 0, turn: 4, tail: 9, head: 9 },
  { tile: '3-9', x: 1540, y: 0, turn: 0, tail: 9, head: 3 },
  { tile: '3-4', x: 3580, y: 0, turn: 0, tail: 3, head: 4 },
];
const SPOT: Spot = { on: '9-9', slot: 1, value: 9, x: -1540, y: 0, turn: 8, open: true };

/** The table with its third tile or its spot otherwise. */
function changed(third: Partial<Place>, spot: Partial<Spot> = {}): Layout {
  const tiles = TILES.map((place) => (place.tile === '3-4' ? { ...place, ...third } : place));
  return { tiles, spots: [{ ...SPOT, ...spot }], shifts: [] };
}

/** What is wrong, without the tiles' places. */
function wrong(layout: Layout): string[] {
  return faults(PLAYS, layout).map((fault) => fault.replace(/\{.*?\}/g, '·'));
}

test('a sound table has no faults', () => {
  expect(wrong(changed({}))).toEqual([]);
  expect(wrong(layOut({ set: 9, arms: 2, toes: 3, waives: false }, { width: 1, height: 1 }, PLAYS))).toEqual(
    [],
  );
});

test.each([
  ['a tile over another', changed({ x: 3500 }), '· lies over ·'],
  ['a spot over a tile', changed({}, { x: -1400 }), '· lies over ·'],
  ['a tile apart', changed({ x: 3680 }), '· does not touch ·'],
  ['another value', changed({ tail: 4, head: 3 }), '· does not match ·'],
  ['a spot for another value', changed({}, { value: 8 }), '· does not match ·'],
  ['the wrong half first', changed({ turn: 8 }), '· has not its tail at ·'],
  ['a tile at the wrong half', changed({ x: 1100, y: 1540, turn: 4 }), '· is not at the head of ·'],
  ['an arm that turns back', changed({ x: 2540, y: 1040, turn: 8 }), '· turns back from ·'],
])('%s is a fault', (_, layout, fault) => {
  expect(wrong(layout)).toContain(fault);
});
