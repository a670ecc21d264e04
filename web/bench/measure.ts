/**
 * One round on one screen: how long each placement takes, and how the table looks, measured anew from the places
 * alone. Angles are true ones here and numbers are not whole: nothing of the kernel's own arithmetic is believed.
 */

import {
  eachLayout,
  TURNS,
  UNIT,
  type Aspect,
  type Layout,
  type Place,
  type Play,
  type Shape,
  type Spot,
} from '../src/board/index.ts';

export interface Round {
  readonly shape: Shape;
  /** Tile, on which, as which of its children. */
  readonly plays: readonly (readonly [string, string | null, number])[];
}

/** What was seen of one round on one screen. */
export interface Seen {
  /** Pairs of tiles or spots that covered each other, after whichever play. */
  readonly overlaps: number;
  /** Tiles that did not touch what they were laid against. */
  readonly apart: number;
  /** Tiles that had to make room. */
  readonly shifts: number;
  /** Pixels of a unit when the finished round just fits the screen, and when its spots have to fit too. */
  readonly unit: number;
  readonly unit_with_spots: number;
  /** Finished feet, and those whose toes point to -45°, 0° and 45°. */
  readonly feet: number;
  readonly ideal: number;
  /** Tiles on ordinary ones, and those that lie straight on. */
  readonly joints: number;
  readonly straight: number;
}

/** Lays a round out and looks at it after every play. */
export function seen(round: Round, screen: Aspect): Seen {
  const { shape, plays } = round;
  const parents = new Map(plays.map(([tile, on]) => [tile, on]));
  const overlapping = new Set<string>();
  const apart = new Set<string>();
  let last: Layout = { tiles: [], spots: [], shifts: [] };
  for (const layout of eachLayout(shape, screen, playsOf(round))) {
    for (const pair of overlaps(layout)) overlapping.add(pair);
    const fresh = layout.shifts.length > last.shifts.length ? layout.tiles : layout.tiles.slice(-1);
    for (const tile of tilesApart(fresh, layout, parents)) apart.add(tile);
    last = layout;
  }
  return {
    overlaps: overlapping.size,
    apart: apart.size,
    shifts: last.shifts.length,
    unit: unitOf(last.tiles, screen),
    unit_with_spots: unitOf([...last.tiles, ...last.spots], screen),
    ...feetOf(last, parents),
    ...jointsOf(last, parents),
  };
}

/** How many times a round is laid out to take times; what comes in between seldom does so in all. */
const TURNS_TAKEN = 3;

/** What each placement takes by a clock, the least of some turns. */
export function timed(round: Round, screen: Aspect, clock: () => number): number[] {
  let least: number[] = [];
  for (let turn = 0; turn < TURNS_TAKEN; turn += 1) {
    const times: number[] = [];
    const growing = eachLayout(round.shape, screen, playsOf(round));
    for (;;) {
      const began = clock();
      if (growing.next().done === true) break;
      times.push(Math.round(clock() - began));
    }
    least = times.map((time, at) => Math.min(time, least[at] ?? time));
  }
  return least;
}

function playsOf({ plays }: Round): Play[] {
  return plays.map(([tile, on, slot]) => ({ tile, on, slot }));
}

// --- rectangles, in units -------------------------------------------------------------------------------------

type Point = readonly [number, number];

interface Rectangle {
  readonly centre: Point;
  readonly corners: readonly Point[];
  /** The directions of its sides. */
  readonly axes: readonly Point[];
}

/** What two rectangles may cover of each other, and what may lie between two that touch. */
const TOLERANCE = 1e-6;
const TOUCHING = 0.1;

/** Farther apart than a tile's diagonal, no two meet: its square. */
const FAR = 5;

function rectangle([x, y]: Point, turn: number, long: number, wide: number): Rectangle {
  const angle = (2 * Math.PI * turn) / TURNS;
  const along: Point = [Math.cos(angle), Math.sin(angle)];
  const across: Point = [-along[1], along[0]];
  const signs: readonly Point[] = [[-1, -1], [1, -1], [1, 1], [-1, 1]]; // prettier-ignore
  const corners = signs.map(([u, v]): Point => [
    x + (u * long * along[0] + v * wide * across[0]) / 2,
    y + (u * long * along[1] + v * wide * across[1]) / 2,
  ]);
  return { centre: [x, y], corners, axes: [along, across] };
}

function whole({ x, y, turn }: Place | Spot): Rectangle {
  return rectangle([x / UNIT, y / UNIT], turn, 2, 1);
}

/** The half at a tile's head or tail; of a double, which touches with its side, the whole. */
function half(place: Place, end: 'head' | 'tail'): Rectangle {
  if (place.head === place.tail) return whole(place);
  const angle = (2 * Math.PI * place.turn) / TURNS;
  const ahead = end === 'head' ? 0.5 : -0.5;
  const centre: Point = [place.x / UNIT + ahead * Math.cos(angle), place.y / UNIT + ahead * Math.sin(angle)];
  return rectangle(centre, place.turn, 1, 1);
}

/** Separating axes: whether no line along a side of either lies between them. */
function cover(one: Rectangle, other: Rectangle): boolean {
  if (square(one.centre, other.centre) > FAR) return false;
  return [...one.axes, ...other.axes].every((axis) => {
    const [low, high] = span(one, axis);
    const [otherLow, otherHigh] = span(other, axis);
    return Math.min(high, otherHigh) - Math.max(low, otherLow) > TOLERANCE;
  });
}

function span({ corners }: Rectangle, [x, y]: Point): [number, number] {
  const places = corners.map((corner) => corner[0] * x + corner[1] * y);
  return [Math.min(...places), Math.max(...places)];
}

/** How far apart two rectangles are. */
function gap(one: Rectangle, other: Rectangle): number {
  if (cover(one, other)) return 0;
  return Math.min(
    ...one.corners.map((corner) => toOutline(corner, other)),
    ...other.corners.map((corner) => toOutline(corner, one)),
  );
}

function toOutline(point: Point, { corners }: Rectangle): number {
  const sides = corners.map((from, at) => toSide(point, from, corners[(at + 1) % corners.length] ?? from));
  return Math.min(...sides);
}

function toSide(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy);
  const at = Math.min(Math.max(along, 0), 1);
  return Math.sqrt(square(point, [from[0] + at * dx, from[1] + at * dy]));
}

/** The square of a distance. */
function square(one: Point, other: Point): number {
  return (other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2;
}

// --- how the table looks --------------------------------------------------------------------------------------

function* overlaps({ tiles, spots }: Layout): Generator<string> {
  const ones = [...tiles, ...spots];
  const bodies = ones.map(whole);
  for (const [at, body] of bodies.entries())
    for (let before = 0; before < at; before += 1)
      if (cover(body, bodies[before] as Rectangle)) yield `${name(ones[before])} ${name(ones[at])}`;
}

function name(one: Place | Spot | undefined): string {
  if (one === undefined) return '';
  return 'tile' in one ? one.tile : `${one.on}+${one.slot}`;
}

type Parents = ReadonlyMap<string, string | null>;

/** What a tile was laid against; undefined for the starting double. */
function parentOf({ tile }: Place, { tiles }: Layout, parents: Parents): Place | undefined {
  const on = parents.get(tile);
  return on === undefined || on === null ? undefined : tiles.find((one) => one.tile === on);
}

function tilesApart(some: readonly Place[], layout: Layout, parents: Parents): string[] {
  return some
    .filter((place) => {
      const on = parentOf(place, layout, parents);
      return on !== undefined && gap(half(on, 'head'), half(place, 'tail')) > TOUCHING;
    })
    .map(({ tile }) => tile);
}

function unitOf(ones: readonly (Place | Spot)[], screen: Aspect): number {
  const corners = ones.flatMap((one) => whole(one).corners);
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return Math.min(screen.width / extent(across), screen.height / extent(down));
}

function extent(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}

function isDouble(place: Place): boolean {
  return place.head === place.tail;
}

/** The direction in which an arm goes on from a double, which lies across it: one of two. */
function headingsOf({ turn }: Place): [number, number] {
  return [turn + TURNS / 4, turn - TURNS / 4];
}

function feetOf(layout: Layout, parents: Parents): { feet: number; ideal: number } {
  let [feet, ideal] = [0, 0];
  for (const double of layout.tiles.slice(1).filter(isDouble)) {
    const toes = layout.tiles.filter(({ tile }) => parents.get(tile) === double.tile);
    if (toes.length !== 3) continue;
    feet += 1;
    const spread = headingsOf(double).some((heading) => {
      const angles = toes.map(({ turn }) => (turn - heading + 3 * TURNS) % TURNS);
      return [0, TURNS / 8, TURNS - TURNS / 8].every((angle) => angles.includes(angle));
    });
    if (spread) ideal += 1;
  }
  return { feet, ideal };
}

function jointsOf(layout: Layout, parents: Parents): { joints: number; straight: number } {
  let [joints, straight] = [0, 0];
  for (const place of layout.tiles) {
    const on = parentOf(place, layout, parents);
    if (on === undefined || isDouble(on)) continue;
    joints += 1;
    const headings = isDouble(place) ? headingsOf(place) : [place.turn];
    if (headings.some((heading) => (heading - on.turn) % TURNS === 0)) straight += 1;
  }
  return { joints, straight };
}
