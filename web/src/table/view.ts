/**
 * How a table is looked at through a pane of the page: which point of the plane is in its middle, and how large a
 * unit of the plane is drawn. Everything on the pane is in pixels from its upper left corner.
 */

import { UNIT } from '../board/places.ts';
import type { Box } from './frame.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The point of the plane in the middle of the pane, and the pixels a unit of the plane has there. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const LONG = 2 * UNIT;

/** A tile shorter than this many pixels cannot be read. */
export const READABLE = 22;

/** So long a tile is shown where the whole table could not be read, and so long at most. */
const NEAR = 34;
const LONGEST = 240;

/** A lone tile need not fill the pane. */
const LONGEST_FITTED = 110;

/** How much closer the whole table must fit before the pane goes closer by itself: small changes would make it restless. */
const CLOSER = 1.2;

/** All of *box*. */
export function fitted(box: Box, size: Size): View {
  const zoom = Math.min(size.width / box.width, size.height / box.height, LONGEST_FITTED / LONG);
  return { ...middleOf(box), zoom };
}

/** All of the *table*; where that could not be read, the part with what is of *interest*. */
export function comfortable(table: Box, interest: Box | null, size: Size): View {
  const whole = fitted(table, size);
  if (isReadable(whole) || interest === null) return whole;
  const part = fitted(interest, size);
  const zoom = Math.min(Math.max(part.zoom, (READABLE + 2) / LONG), NEAR / LONG);
  return kept({ ...part, zoom }, table, size);
}

/** What a pane shows by itself: *last* as long as that will do, and else what is comfortable. */
export function automatic(last: View | null, table: Box, interest: Box | null, size: Size): View {
  const next = comfortable(table, interest, size);
  if (isReadable(fitted(table, size)) || interest === null) return steady(last, next, table, size);
  const isNear = last !== null && isReadable(last) && LONG * last.zoom <= NEAR;
  return isNear && shows(last, interest, size) ? kept(last, table, size) : next;
}

/** *next*, or still *last* where that shows all of the *table* nearly as large. */
export function steady(last: View | null, next: View, table: Box, size: Size): View {
  const isFine = last !== null && shows(last, table, size) && next.zoom < CLOSER * last.zoom;
  return isFine ? last : next;
}

export function isReadable({ zoom }: View): boolean {
  return LONG * zoom >= READABLE;
}

/** The view moved so that the plane goes along with a finger. */
export function panned(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x - dx / view.zoom, y: view.y - dy / view.zoom };
}

/** The plane *factor* times as large, as far as that makes sense; what is at *at* stays there. */
export function zoomed(view: View, factor: number, at: Point, table: Box, size: Size): View {
  const zoom = Math.min(Math.max(view.zoom * factor, leastZoom(table, size)), LONGEST / LONG);
  return putting(toPlane(view, at, size), at, zoom, size);
}

/** After two fingers went from *before* to *after*. */
export function pinched(
  view: View,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  table: Box,
  size: Size,
): View {
  const from = between(...before);
  const to = between(...after);
  const factor = distance(...after) / Math.max(1, distance(...before));
  return zoomed(panned(view, to.x - from.x, to.y - from.y), factor, to, table, size);
}

/** The view moved no farther than it must, until *box* is in it; its middle where there is no room for all of it. */
export function following(view: View, box: Box, size: Size): View {
  const wide = size.width / view.zoom;
  const high = size.height / view.zoom;
  return {
    ...view,
    x: nudged(view.x, wide, box.x, box.width),
    y: nudged(view.y, high, box.y, box.height),
  };
}

/** The view moved back until the *table* fills it, or, where it is smaller, is all in it. */
export function kept(view: View, table: Box, size: Size): View {
  return {
    ...view,
    x: bounded(view.x, size.width / view.zoom, table.x, table.width),
    y: bounded(view.y, size.height / view.zoom, table.y, table.height),
  };
}

/** Whether all of *box* is seen. */
export function shows(view: View, box: Box, size: Size): boolean {
  const seen = seenOf(view, size);
  const slack = seen.width * 1e-6;
  return (
    box.x >= seen.x - slack &&
    box.y >= seen.y - slack &&
    box.x + box.width <= seen.x + seen.width + slack &&
    box.y + box.height <= seen.y + seen.height + slack
  );
}

/** What is seen of the plane. */
export function seenOf({ x, y, zoom }: View, size: Size): Box {
  const width = size.width / zoom;
  const height = size.height / zoom;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function toPlane({ x, y, zoom }: View, at: Point, size: Size): Point {
  return { x: x + (at.x - size.width / 2) / zoom, y: y + (at.y - size.height / 2) / zoom };
}

export function toPane({ x, y, zoom }: View, at: Point, size: Size): Point {
  return { x: size.width / 2 + (at.x - x) * zoom, y: size.height / 2 + (at.y - y) * zoom };
}

/** The one of *spots* nearest to a point of the pane, if it lies within *reach* pixels. */
export function nearest<Spot extends Point>(
  spots: readonly Spot[],
  at: Point,
  reach: number,
  view: View,
  size: Size,
): Spot | null {
  let found: Spot | null = null;
  let least = reach;
  for (const spot of spots) {
    const apart = distance(toPane(view, spot, size), at);
    if (apart > least) continue;
    found = spot;
    least = apart;
  }
  return found;
}

/** So far a finger may be from a place and still mean it: a little more than half a tile, and never less than a fingertip. */
export function reachOf({ zoom }: View): number {
  return Math.max(36, 0.75 * LONG * zoom);
}

/** No farther away than the whole table, with some felt around it. */
function leastZoom(table: Box, size: Size): number {
  return 0.8 * fitted(table, size).zoom;
}

/** The view that has *point* of the plane at *at* of the pane. */
function putting(point: Point, at: Point, zoom: number, size: Size): View {
  return {
    x: point.x - (at.x - size.width / 2) / zoom,
    y: point.y - (at.y - size.height / 2) / zoom,
    zoom,
  };
}

function nudged(middle: number, seen: number, start: number, length: number): number {
  if (length > seen) return start + length / 2;
  return Math.min(Math.max(middle, start + length - seen / 2), start + seen / 2);
}

function bounded(middle: number, seen: number, start: number, length: number): number {
  const [first, last] = [start + seen / 2, start + length - seen / 2];
  return Math.min(Math.max(middle, Math.min(first, last)), Math.max(first, last));
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
