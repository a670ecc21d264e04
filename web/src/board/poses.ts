/**
 * Poses: where a tile can lie against another, and whether two tiles are in each other's way.
 *
 * All numbers are whole, so every machine finds the same ones. Directions are sixteenths of a full turn.
 */

import { UNIT } from './places.ts';

/** A tile's centre, the direction of its long side, and the direction its arm goes on in. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly heading: number;
}

const HALF = UNIT / 2;

/** What lies between two tiles that are joined. */
export const GAP = 40;

/** What at least lies between two tiles that are not. */
export const CLEARANCE = 70;

/** Thousand times the cosine of each direction. */
const COSINES = [1000, 924, 707, 383, 0, -383, -707, -924, -1000, -924, -707, -383, 0, 383, 707, 924];

function cosine(turn: number): number {
  return COSINES[turn & 15] as number;
}

function sine(turn: number): number {
  return COSINES[(turn + 12) & 15] as number;
}

/** Rounded to the nearest whole number, halves up. */
function thousandth(value: number): number {
  return Math.floor((value + 500) / 1000);
}

/** The point `ahead` of (x, y) in the direction `heading`, and `aside` to its right. */
function point(x: number, y: number, heading: number, ahead: number, aside: number): [number, number] {
  const [cos, sin] = [cosine(heading), sine(heading)];
  return [x + thousandth(ahead * cos - aside * sin), y + thousandth(ahead * sin + aside * cos)];
}

/** The tile whose inner side has its middle GAP ahead of (x, y); a double lies crosswise. */
function beyond(x: number, y: number, heading: number, double: boolean): Pose {
  const [cx, cy] = point(x, y, heading, (double ? HALF : UNIT) + GAP, 0);
  return { x: cx, y: cy, turn: (heading + (double ? 4 : 0)) & 15, heading };
}

/** The bends an arm may take, the straightest first. SIDE is one of 90° as well, at the side of the free half. */
export const SIDE = 5;
export const BENDS = [0, 1, -1, 2, -2, 3, -3, 4, -4, SIDE, -SIDE] as const;

/**
 * The tile laid against the free half of an ordinary tile.
 *
 *     straight      bent by up to 67.5°        bent by 90°        at the side
 *     ┌──┬──┐┌──┬──┐    ┌──┬──┐ ◇             ┌──┬──┐┌──┐         ┌──┬──┐
 *     └──┴──┘└──┴──┘    └──┴──┘◇               └──┴──┘├──┤         └──┴──┘
 *                       the corners meet              └──┘            ┌──┐
 *                                                                     ├──┤
 *                                                                     └──┘
 */
export function joined(on: Pose, bend: number, double: boolean): Pose {
  const side = Math.sign(bend);
  if (bend === SIDE || bend === -SIDE) {
    const [x, y] = point(on.x, on.y, on.heading, double ? UNIT : HALF, side * HALF);
    return beyond(x, y, (on.heading + 4 * side) & 15, double);
  }
  const heading = (on.heading + bend) & 15;
  if (bend === 4 || bend === -4) {
    const [x, y] = double
      ? point(on.x, on.y, on.heading, 2 * UNIT + GAP, 0)
      : point(on.x, on.y, on.heading, UNIT + HALF + GAP, side * HALF);
    return { x, y, turn: (heading + (double ? 4 : 0)) & 15, heading };
  }
  const [cx, cy] = point(on.x, on.y, on.heading, UNIT, side * HALF);
  const [x, y] = point(cx, cy, heading, 0, -side * HALF);
  return beyond(x, y, heading, double);
}

/** A double laid against the free half of an ordinary tile, its middle `aside` of where it should be. */
export function crossed(on: Pose, bend: number, aside: number): Pose {
  const pose = joined(on, bend, true);
  if (aside === 0) return pose;
  const [x, y] = point(pose.x, pose.y, pose.heading, 0, aside);
  return { ...pose, x, y };
}

/** The angles at which a toe may stand, from its double's arm: from left to right. */
export const ANGLES = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;

/** The toe laid against a double: in the middle of its far side, at one of the corners, or at an end. */
export function toe(on: Pose, angle: number): Pose {
  const side = Math.sign(angle);
  const reach = angle === 4 || angle === -4 ? 0 : HALF;
  const [x, y] = point(on.x, on.y, on.heading, reach, side * UNIT);
  return beyond(x, y, (on.heading + angle) & 15, false);
}

/**
 * The trains round a starting double, each [behind, angle]: in front of it or behind it, at this angle.
 *
 *      B+3  E-  F-3        four:  F0 E+ B0 E-         six: two feet, back to back
 *        ╲  │  ╱           eight: all of these
 *     B0 ── ▯ ── F0
 *        ╱  │  ╲
 *      B-3  E+  F+3
 */
const TRAINS: readonly (readonly (readonly [boolean, number])[])[] = [
  [],
  [[false, 0]],
  [[false, 0], [true, 0]],
  [[false, 0], [true, 2], [true, -2]],
  [[false, 0], [true, 0], [false, 4], [false, -4]],
  [[false, 0], [true, 0], [false, -2], [true, 2], [false, 4]],
  [[false, 0], [true, 0], [false, -2], [true, 2], [false, 2], [true, -2]],
  [[false, 0], [true, 0], [false, -2], [true, 2], [false, 4], [false, 3], [true, -3]],
  [[false, 0], [true, 0], [false, 4], [false, -4], [false, 3], [true, -3], [false, -3], [true, 3]],
]; // prettier-ignore

/** How many trains find a place at the starting double itself. */
export const TOUCHING_TRAINS = TRAINS.length - 1;

/** The places of `arms` trains round the starting double (T8, X8). */
export function trains(start: Pose, arms: number): Pose[] {
  const table = TRAINS[Math.min(arms, TOUCHING_TRAINS)] as (typeof TRAINS)[number];
  return table.map(([behind, angle]) => train(start, behind, angle));
}

function train(start: Pose, behind: boolean, angle: number): Pose {
  const from = behind ? { ...start, heading: (start.heading + 8) & 15 } : start;
  if (angle !== 3 && angle !== -3) return toe(from, angle);
  // beside a train that stands at the end: its corner at the double's corner
  const side = Math.sign(angle);
  const heading = (from.heading + angle) & 15;
  const [cx, cy] = point(from.x, from.y, from.heading, HALF, side * UNIT);
  const [x, y] = point(cx, cy, heading, 0, -side * HALF);
  return beyond(x, y, heading, false);
}

/** A tile that touches nothing: `distance` from another in the direction `turn`, pointing away from it. */
export function away(from: Pose, turn: number, distance: number, double: boolean): Pose {
  const [x, y] = point(from.x, from.y, turn, distance, 0);
  return { x, y, turn: (turn + (double ? 4 : 0)) & 15, heading: turn };
}

/** Half of what two tiles measure together along the long side of one of them, by the turn between them. */
const LONG = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => UNIT + reach(turn, UNIT, HALF));
const SHORT = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => HALF + reach(turn, HALF, UNIT));

function reach(turn: number, along: number, across: number): number {
  return thousandth(along * Math.abs(cosine(turn)) + across * Math.abs(sine(turn)));
}

/** Farther apart than this, no two tiles touch: a tile's diagonal is 2236. */
const FAR = 2240;

/** Whether less than `clearance` lies between two tiles (separating axes: the sides of both). */
export function overlap(a: Pose, b: Pose, clearance: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = FAR + clearance;
  if (dx >= far || dx <= -far || dy >= far || dy <= -far) return false;
  const square = dx * dx + dy * dy;
  if (square >= far * far) return false;
  if (square < UNIT * UNIT) return true;
  const between = (b.turn - a.turn) & 7;
  const long = ((LONG[between] as number) + clearance) * 1000;
  const short = ((SHORT[between] as number) + clearance) * 1000;
  return within(dx, dy, a.turn, long, short) && within(dx, dy, b.turn, long, short);
}

function within(dx: number, dy: number, turn: number, long: number, short: number): boolean {
  const cos = cosine(turn);
  const sin = sine(turn);
  return Math.abs(dx * cos + dy * sin) < long && Math.abs(dy * cos - dx * sin) < short;
}

/** Half the width and half the height of the upright box round a tile. */
export function halfBox(turn: number): [number, number] {
  return [reach(turn, UNIT, HALF), reach(turn, HALF, UNIT)];
}
