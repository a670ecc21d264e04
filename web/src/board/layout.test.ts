import { describe, expect, test } from 'vitest';
import { eachLayout, layOut, type Aspect, type Layout, type Play, type Shape } from './index.ts';
import { between, covering, faults } from './sound.ts';

const DESKTOP: Aspect = { width: 16, height: 10 };
const PHONE: Aspect = { width: 9, height: 19 };
const NINE: Shape = { set: 9, arms: 4, toes: 3, waives: false };

// --- rounds by chance ------------------------------------------------------------------------------------------

/** A place where a tile may be laid: what is still missing there, of a foot or of the opening; 1: a free half. */
interface Place {
  readonly on: string;
  readonly value: number;
  readonly missing: number;
  readonly laid: number;
}

/** A round as it may be played, and the places open after each play. */
interface Round {
  readonly shape: Shape;
  readonly aspect: Aspect;
  readonly plays: Play[];
  readonly open: Place[][];
}

/** Whole numbers below a limit, always the same ones from the same seed (Park and Miller 1988). */
function chance(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** A round in which any tile may come next that fits: one hand that holds the whole set. */
function roundBy(below: (limit: number) => number, shape: Shape, aspect: Aspect): Round {
  const left = new Set<string>();
  for (let low = 0; low <= shape.set; low += 1)
    for (let high = low; high <= shape.set; high += 1) left.add(`${low}-${high}`);
  const value = below(shape.set + 1);
  const start = `${value}-${value}`;
  left.delete(start);
  const plays: Play[] = [{ tile: start, on: null, slot: 0 }];
  let places: Place[] = [{ on: start, value, missing: shape.arms, laid: 0 }];
  const open = [openOf(places)];
  for (;;) {
    const lays = (open.at(-1) as Place[]).flatMap((place) =>
      [...left].filter((tile) => halves(tile).includes(place.value)).map((tile) => ({ tile, place })),
    );
    const lay = lays[below(Math.max(1, lays.length))];
    if (lay === undefined) return { shape, aspect, plays, open };
    const { tile, place } = lay;
    left.delete(tile);
    plays.push({ tile, on: place.on, slot: place.laid });
    const now = { ...place, missing: place.missing - 1, laid: place.laid + 1 };
    places = [
      ...places.map((other) => (other === place ? now : other)).filter((other) => other.missing > 0),
      ...grown(tile, place.value, shape, left),
    ];
    open.push(openOf(places));
  }
}

/** The place a tile brings. */
function grown(tile: string, touching: number, shape: Shape, left: ReadonlySet<string>): Place[] {
  const [low, high] = halves(tile);
  const outer = low + high - touching;
  if (low !== high) return [{ on: tile, value: outer, missing: 1, laid: 0 }];
  const unplayed = [...left].filter((other) => halves(other).includes(outer)).length;
  const waived = shape.waives && unplayed < shape.toes;
  return waived ? [] : [{ on: tile, value: outer, missing: shape.toes, laid: 0 }];
}

/** Where something may be laid now: on a foot or the opening alone, while one is pending (T8, T13). */
function openOf(places: Place[]): Place[] {
  const pending = places.filter(({ on }) => isDouble(on));
  return pending.length > 0 ? pending : places;
}

function halves(tile: string): [number, number] {
  return tile.split('-').map(Number) as [number, number];
}

function isDouble(tile: string): boolean {
  const [low, high] = halves(tile);
  return low === high;
}

/** A round, and its table after each play; laid out when first asked for. */
function drawing(shape: Shape, aspect: Aspect, seed: number): () => Round & { layouts: Layout[] } {
  let drawn: (Round & { layouts: Layout[] }) | undefined;
  return () => {
    const round = roundBy(chance(seed), shape, aspect);
    drawn ??= { ...round, layouts: [...eachLayout(shape, aspect, round.plays)] };
    return drawn;
  };
}

/** On a slow machine a round may take a while; milliseconds. */
const PATIENCE = 60_000;

const SQUARE: Aspect = { width: 1, height: 1 };

const ROUNDS = (
  [
    ['double-two, one toe', { set: 2, arms: 1, toes: 1, waives: true }, DESKTOP, [1, 2, 3]],
    ['double-four, two toes', { set: 4, arms: 2, toes: 2, waives: true }, SQUARE, [1, 2, 3]],
    ['double-six', { ...NINE, set: 6 }, DESKTOP, [1, 2, 3]],
    ['double-six, waived feet', { set: 6, arms: 6, toes: 3, waives: true }, PHONE, [1, 2, 3]],
    ['double-nine', NINE, DESKTOP, [1, 2]],
    ['double-nine, eight trains', { ...NINE, arms: 8 }, PHONE, [1, 2]],
    ['double-nine, waived feet', { ...NINE, waives: true }, { width: 1280, height: 720 }, [1, 2]],
    ['double-nine, as flat as can be', { ...NINE, arms: 3 }, { width: 10, height: 1 }, [1, 2]],
    ['double-nine, as tall as can be', { ...NINE, arms: 5 }, { width: 1, height: 10 }, [1]],
    ['double-twelve, twelve trains', { ...NINE, set: 12, arms: 12 }, { width: 3, height: 1 }, [1]],
  ] as [name: string, shape: Shape, aspect: Aspect, seeds: number[]][]
).flatMap(([name, shape, aspect, seeds]) =>
  seeds.map((seed) => ({ name: `${name}, round ${seed}`, drawn: drawing(shape, aspect, seed) })),
);

describe.each(ROUNDS)('$name', { timeout: PATIENCE }, ({ drawn }) => {
  test('every tile is there, in its order', () => {
    const { plays, layouts } = drawn();

    expect(layouts.map(({ tiles }) => tiles.map(({ tile }) => tile))).toEqual(
      plays.map((_, at) => plays.slice(0, at + 1).map(({ tile }) => tile)),
    );
  });

  test('nothing overlaps, what is joined touches with the same value, and arms lead away', () => {
    const { plays, layouts } = drawn();

    expect(layouts.flatMap((layout, at) => faults(plays.slice(0, at + 1), layout))).toEqual([]);
  });

  test('every place that can still be played on has one spot, and only those have', () => {
    const { shape, plays, open, layouts } = drawn();
    const wanted = open.map((places, at) => spotsAt(places, shape, plays.slice(0, at + 1)));
    const found = layouts.map(({ spots }) =>
      spots.filter((spot) => spot.open).map(({ on, slot, value }) => `${value} on ${on}, slot ${slot}`),
    );

    expect(found.map((spots) => spots.sort())).toEqual(wanted.map((spots) => spots.sort()));
  });

  test('a tile stays where it is unless a shift says otherwise', () => {
    const { layouts } = drawn();
    for (const [at, after] of layouts.entries()) {
      const before = layouts[at - 1] ?? { tiles: [], spots: [], shifts: [] };
      expect(after.shifts.slice(0, before.shifts.length)).toEqual(before.shifts);
      expect(after.shifts.slice(before.shifts.length)).toEqual(shiftsBetween(before, after, at));
    }
  });

  test('where tiles lie depends on the plays so far alone', () => {
    const { shape, aspect, plays, layouts } = drawn();
    const some = Math.ceil(plays.length / 2);

    expect(layOut(shape, aspect, plays.slice(0, some))).toEqual(layouts[some - 1]);
  });
});

/** The spots that open places should have: for each missing tile one, none where all tiles of a value lie. */
function spotsAt(places: Place[], { set }: Shape, plays: Play[]): string[] {
  const laid = (value: number) => plays.filter(({ tile }) => halves(tile).includes(value)).length;
  return places
    .filter(({ on, value }) => isDouble(on) || laid(value) < set + 1)
    .flatMap(({ on, value, missing, laid: first }) =>
      Array.from({ length: missing }, (_, at) => `${value} on ${on}, slot ${first + at}`),
    );
}

function shiftsBetween(before: Layout, after: Layout, play: number) {
  return before.tiles.flatMap((was, at) => {
    const now = after.tiles[at];
    return JSON.stringify(was) === JSON.stringify(now) ? [] : [{ play, before: was, after: now }];
  });
}

// --- the beginning ---------------------------------------------------------------------------------------------

test.each([
  [DESKTOP, 4],
  [{ width: 10, height: 1 }, 4],
  [{ width: 1, height: 1 }, 4],
  [PHONE, 8],
  [{ width: 1, height: 10 }, 8],
])('the starting double lies in the middle, across the longer side of %o', (aspect, turn) => {
  expect(layOut(NINE, aspect, started()).tiles).toEqual([
    { tile: '9-9', x: 0, y: 0, turn, tail: 9, head: 9 },
  ]);
});

test('four trains make a cross', () => {
  const { spots } = layOut(NINE, DESKTOP, started());

  expect(spots.map(({ turn, x, y }) => [turn, x, y]).sort(([a], [b]) => Number(a) - Number(b))).toEqual([
    [0, 1540, 0],
    [4, 0, 2040],
    [8, -1540, 0],
    [12, 0, -2040],
  ]);
});

test('trains that cannot touch the double have places near it', () => {
  const layout = layOut({ set: 18, arms: 18, toes: 3, waives: false }, DESKTOP, [
    { tile: '18-18', on: null, slot: 0 },
  ]);

  expect(layout.spots).toHaveLength(18);
  expect(Math.max(...layout.spots.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBeLessThan(7000);
  expect(faults([], layout)).toEqual([]);
});

test('trains that touch the double come first', () => {
  const trains = Array.from({ length: 12 }, (_, other): Play => playOf(`${other}-12 on 12-12/${other}`));
  const plays: Play[] = [{ tile: '12-12', on: null, slot: 0 }, ...trains];
  const { tiles } = layOut({ ...NINE, set: 12, arms: 12 }, DESKTOP, plays);
  const [start, ...others] = tiles.map(covering);
  const touching = others.map((one) => start !== undefined && between(start, one) <= 100);

  expect(touching).toEqual(trains.map((_, at) => at < 8));
});

test('without plays there is nothing', () => {
  expect(layOut(NINE, DESKTOP, [])).toEqual({ tiles: [], spots: [], shifts: [] });
});

// --- what is no tableau ----------------------------------------------------------------------------------------

/** Plays after 9-9, each written `TILE on TILE` or, where it is not the first child, `TILE on TILE/SLOT`. */
function started(...plays: string[]): Play[] {
  return [{ tile: '9-9', on: null, slot: 0 }, ...plays.map(playOf)];
}

function playOf(text: string): Play {
  const [tile = '', on = '', slot] = text.split(/ on |\//);
  return { tile, on, slot: Number(slot ?? 0) };
}

test.each<[Play[], string]>([
  [
    [{ tile: '3-9', on: null, slot: 0 }],
    'play 0: expected the starting double, on nothing, got 3-9 on nothing',
  ],
  [[playOf('9-9 on 3-9')], 'play 0: expected the starting double, on nothing, got 9-9 on 3-9, slot 0'],
  [[...started(), ...started()], 'play 1: expected a tile on one that lies, got 9-9 on nothing, slot 0'],
  [started('3-4 on 3-9'), 'play 1: expected a tile on one that lies, got 3-4 on 3-9, slot 0'],
  [
    started('3-9 on 9-9', '3-9 on 9-9/1'),
    'play 2: expected a tile that does not lie yet, got 3-9 on 9-9, slot 1',
  ],
  [started('3-4 on 9-9'), 'play 1: expected a tile with a 9, got 3-4 on 9-9, slot 0'],
  [started('3-9 on 9-9', '4-9 on 3-9'), 'play 2: expected a tile with a 3, got 4-9 on 3-9, slot 0'],
  [started('3-9 on 9-9/1'), 'play 1: expected slot 0, got 3-9 on 9-9, slot 1'],
  [started('3-9 on 9-9', '4-9 on 9-9'), 'play 2: expected slot 1, got 4-9 on 9-9, slot 0'],
  [
    started('1-9 on 9-9', '1-4 on 1-9', '1-5 on 1-9/1'),
    'play 3: expected a tile with an open end, got 1-5 on 1-9, slot 1',
  ],
  [
    [{ tile: '9-9', on: null, slot: 1 }],
    'play 0: expected the starting double, on nothing, got 9-9 on nothing, slot 1',
  ],
  [started('9-10 on 9-9'), "expected a tile of the set, low half first, like '0-9', got '9-10'"],
  [started('9-3 on 9-9'), "expected a tile of the set, low half first, like '0-9', got '9-3'"],
  [started('nine on 9-9'), "expected a tile of the set, low half first, like '0-9', got 'nine'"],
])('plays that make no tableau are refused: %#', (plays, message) => {
  expect(() => layOut(NINE, DESKTOP, plays)).toThrow(message);
  expect(() => layOut(NINE, DESKTOP, plays)).toThrow(RangeError);
});

test.each([
  [{ set: 1 }, {}, 'set: expected a whole number from 2 to 18, got 1'],
  [{ set: 19 }, {}, 'set: expected a whole number from 2 to 18, got 19'],
  [{ arms: 0 }, {}, 'arms: expected a whole number from 1 to 18, got 0'],
  [{ toes: 4 }, {}, 'toes: expected a whole number from 1 to 3, got 4'],
  [{}, { width: 0 }, 'width: expected a whole number from 1 to 100000, got 0'],
  [{}, { height: 100_001 }, 'height: expected a whole number from 1 to 100000, got 100001'],
  [{}, { height: 719.5 }, 'height: expected a whole number from 1 to 100000, got 719.5'],
])('what no table can be like is refused: %o %o', (shape, aspect, message) => {
  expect(() => layOut({ ...NINE, ...shape }, { ...DESKTOP, ...aspect }, started())).toThrow(message);
});

test('tables before a wrong play can still be seen', () => {
  const layouts = eachLayout(NINE, DESKTOP, started('3-9 on 9-9', '3-9 on 9-9/1'));

  expect([layouts.next(), layouts.next()].map(({ done }) => done)).toEqual([false, false]);
  expect(() => layouts.next()).toThrow('play 2');
});
