/**
 * For the tests: what is wrong with a drawn table, found with true angles and without a line of the layout itself.
 */

import type { Layout, Place, Play, Spot } from './places.ts';

/** How far apart tiles that are joined may lie. */
const NEAR = 100;

/** How many trains find a place at the starting double itself. */
const TOUCHING_TRAINS = 8;

type Point = readonly [x: number, y: number];

/** A tile or a spot as it covers the plane. */
export interface Rectangle {
  readonly centre: Point;
  /** The direction from its tail to its head. */
  readonly along: Point;
  /** In turn. */
  readonly corners: readonly Point[];
}

/** The cosines of 0°, 22.5°, 45°, 67.5° and 90°, without rounding that depends on the machine. */
const COSINES = [1, Math.sqrt(2 + Math.SQRT2) / 2, Math.SQRT1_2, Math.sqrt(2 - Math.SQRT2) / 2, 0];

function cosine(turn: number): number {
  const folded = Math.abs(((turn + 8) & 15) - 8); // 0 to 8
  return folded <= 4 ? (COSINES[folded] as number) : -(COSINES[8 - folded] as number);
}

export function covering({ x, y, turn }: { x: number; y: number; turn: number }): Rectangle {
  const [cos, sin] = [cosine(turn), cosine(turn - 4)];
  const corner = (long: number, short: number): Point => [
    x + long * cos - short * sin,
    y + long * sin + short * cos,
  ];
  return {
    centre: [x, y],
    along: [cos, sin],
    corners: [corner(1000, 500), corner(1000, -500), corner(-1000, -500), corner(-1000, 500)],
  };
}

/** Whether no side of two tiles has the whole other tile beyond it, `clearance` away at least. */
export function areOver(one: Rectangle, other: Rectangle, clearance = -1e-6): boolean {
  return [one.along, other.along].every(([cos, sin]) =>
    ([[cos, sin], [-sin, cos]] as Point[]).every((axis) => {
      const [here, there] = [one, other].map((tile) => tile.corners.map((corner) => dot(axis, corner)));
      if (here === undefined || there === undefined) return true;
      const gap = Math.max(Math.min(...here), Math.min(...there));
      return gap - Math.min(Math.max(...here), Math.max(...there)) < clearance;
    }),
  ); // prettier-ignore
}

/** The distance between two tiles; 0 if one is over the other. */
export function between(one: Rectangle, other: Rectangle): number {
  if (areOver(one, other)) return 0;
  return Math.min(
    ...one.corners.map((corner) => toTile(corner, other)),
    ...other.corners.map((corner) => toTile(corner, one)),
  );
}

/** How far a point is from the border of a tile. */
function toTile(point: Point, { corners }: Rectangle): number {
  return Math.min(...corners.map((end, at) => toSegment(point, corners.at(at - 1) as Point, end)));
}

function toSegment([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const way: Point = [endX - startX, endY - startY];
  const share = Math.min(1, Math.max(0, dot(way, [x - startX, y - startY]) / dot(way, way)));
  const off: Point = [x - startX - share * way[0], y - startY - share * way[1]];
  return Math.sqrt(dot(off, off));
}

/** The centre of the tail (-1) or of the head (1). */
function half({ centre, along }: Rectangle, side: -1 | 1): Point {
  return [centre[0] + 500 * side * along[0], centre[1] + 500 * side * along[1]];
}

function dot(one: Point, other: Point): number {
  return one[0] * other[0] + one[1] * other[1];
}

// --- a layout ----------------------------------------------------------------------------------------------------

/** All that is wrong with a layout of these plays, in words. */
export function faults(plays: readonly Play[], layout: Layout): string[] {
  const joints = jointsOf(plays, layout);
  return [
    ...crowded([...layout.tiles, ...layout.spots]),
    ...joints.flatMap(([one, on]) => badJoint(one, on)),
    ...joints.filter(([, on]) => on !== layout.tiles[0]).flatMap(([one, on]) => turnedBack(one, on)),
  ];
}

/** Tiles and spots that lie over each other. */
function crowded(things: readonly (Place | Spot)[]): string[] {
  const shapes = things.map(covering);
  return shapes.flatMap((one, at) =>
    shapes
      .slice(at + 1)
      .flatMap((other, further) =>
        areNear(one, other) && areOver(one, other)
          ? [`${name(things[at])} lies over ${name(things[at + 1 + further])}`]
          : [],
      ),
  );
}

/** No farther apart than two tiles that touch can be: a diagonal. */
function areNear(one: Rectangle, other: Rectangle): boolean {
  return [0, 1].every(
    (axis) => Math.abs((one.centre[axis] as number) - (other.centre[axis] as number)) < 2237,
  );
}

/** What lies against each other without touching, with other values, or with the wrong halves. */
function badJoint(one: Place | Spot, on: Place): string[] {
  const [here, there] = [covering(one), covering(on)];
  const value = 'tail' in one ? one.tail : one.value;
  return [
    ...(between(here, there) > NEAR ? [`${name(one)} does not touch ${name(on)}`] : []),
    ...(value !== on.head ? [`${name(one)} does not match ${name(on)}`] : []),
    ...(isDouble(one) || isNearer(here, -1, there) ? [] : [`${name(one)} has not its tail at ${name(on)}`]),
    ...(isDouble(on) || isNearer(there, 1, here) ? [] : [`${name(one)} is not at the head of ${name(on)}`]),
  ];
}

function isNearer(tile: Rectangle, side: -1 | 1, other: Rectangle): boolean {
  return toTile(half(tile, side), other) < toTile(half(tile, side === 1 ? -1 : 1), other);
}

/** Arms that turn by more than a quarter. A double points a quarter to the right of its arm (T12, X11). */
function turnedBack(one: Place | Spot, on: Place): string[] {
  const bend = ((heading(one) - heading(on) + 8) & 15) - 8;
  return Math.abs(bend) > 4 ? [`${name(one)} turns back from ${name(on)}`] : [];
}

function heading(one: Place | Spot): number {
  return isDouble(one) ? one.turn - 4 : one.turn;
}

function isDouble(one: Place | Spot): boolean {
  return 'tail' in one && one.tail === one.head;
}

/** Every tile and spot with the tile it lies against, but no train beyond those that can touch. */
function jointsOf(plays: readonly Play[], { tiles, spots }: Layout): [Place | Spot, Place][] {
  const lying = new Map(tiles.map((place) => [place.tile, place]));
  const pairs = [
    ...plays.slice(1).map((play) => [lying.get(play.tile), lying.get(play.on ?? '')]),
    ...spots.map((spot) => [spot, lying.get(spot.on)]),
  ] as [Place | Spot, Place][];
  const trains = pairs.filter(([, on]) => on === tiles[0]);
  return trains.length > TOUCHING_TRAINS ? pairs.filter(([, on]) => on !== tiles[0]) : pairs;
}

function name(one: Place | Spot | undefined): string {
  return JSON.stringify(one);
}
