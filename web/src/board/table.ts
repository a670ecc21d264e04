/**
 * The table while it grows: what lies on it, its open ends, and what everybody can count.
 */

import { end, planned, type End, type Lying, type Outlook } from './ends.ts';
import type { Aspect, Shape } from './places.ts';
import { away, CLEARANCE, joined, overlap, trains, type Pose } from './poses.ts';
import { NOBODY, type Body } from './room.ts';

/** A tile that lies. Its number says when it was laid, from 0. */
export interface Laid extends Body {
  readonly low: number;
  readonly high: number;
  /** The half that touches what it lies against. */
  readonly touching: number;
}

/** A tile to be laid against tile `on`. */
export interface Task {
  readonly id: number;
  readonly on: number;
  readonly low: number;
  readonly high: number;
}

export interface Table {
  readonly shape: Shape;
  /** The box that the whole round should fit. */
  readonly width: number;
  readonly height: number;
  /** By number; undefined: taken up, to be laid anew. */
  readonly laid: readonly (Laid | undefined)[];
  readonly ends: readonly End[];
}

/** How many thousandths of the set are laid in a round, more or less. */
const LAID = 800;

/** How many thousandths of the planned box they fill. */
const FILL = 290;

// --- beginning ------------------------------------------------------------------------------------------------

/** The table with only its starting double, across the screen's longer side (T6). */
export function begin(shape: Shape, aspect: Aspect, value: number): Table {
  const tiles = ((shape.set + 1) * (shape.set + 2)) / 2;
  const area = Math.floor((2_000_000 * tiles * LAID) / FILL); // a tile is 1000 by 2000
  const heading = aspect.width >= aspect.height ? 0 : 4;
  const pose: Pose = { x: 0, y: 0, turn: (heading + 4) & 15, heading };
  const start: Laid = { pose, id: 0, on: NOBODY, low: value, high: value, touching: value };
  const table: Table = {
    shape,
    width: Math.floor(Math.sqrt(Math.floor((area * aspect.width) / aspect.height))),
    height: Math.floor(Math.sqrt(Math.floor((area * aspect.height) / aspect.width))),
    laid: [start],
    ends: [],
  };
  const spots = trains(pose, shape.arms);
  while (spots.length < shape.arms) spots.push(ring(pose, spots));
  const ends = spots.map((spot) => end(0, value, spot, true));
  return { ...table, ends: planned(ends, start, [start], lyingOn(table), outlook(table)) };
}

/** A train beyond those that can touch the double: as near as can be, in nobody's way, pointing away. */
function ring(start: Pose, spots: readonly Pose[]): Pose {
  const kept = [...spots, ...spots.map((spot) => joined(spot, 0, false))];
  for (let distance = 2500; ; distance += 500) {
    for (let turn = 0; turn < 16; turn += 1) {
      const pose = away(start, turn, distance, false);
      if (!kept.some((other) => overlap(pose, other, CLEARANCE))) return pose;
    }
  }
}

// --- what is known --------------------------------------------------------------------------------------------

/** Where tiles lie, by their numbers. */
export function lyingOn(table: Table): Lying {
  return (id) => (table.laid[id] as Laid).pose;
}

export function bodiesOf(table: Table): Laid[] {
  return table.laid.filter((one) => one !== undefined);
}

/** How many tiles were laid against a tile. */
export function countOn(table: Table, id: number): number {
  return table.laid.filter((one) => one?.on === id).length;
}

/** Tiles with `value`, its double not counted, that have not been laid. */
export function unplayed(table: Table, value: number): number {
  const played = table.laid.filter(
    (one) => one && one.low !== one.high && (one.low === value || one.high === value),
  );
  return table.shape.set - played.length;
}

/** Whether the double of `value` has not been laid. */
export function doubleComes(table: Table, value: number): boolean {
  return !table.laid.some((one) => one?.low === value && one.high === value);
}

export function outlook(table: Table): Outlook {
  return { toes: table.shape.toes, doubleComes: (value) => doubleComes(table, value) };
}

/** Whether a tile can still come that fits `value`. */
export function isAlive(table: Table, value: number): boolean {
  return doubleComes(table, value) || unplayed(table, value) > 0;
}
