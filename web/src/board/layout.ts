/**
 * A table laid out: the plays of a round in order, and the screen's proportions, give the place of every tile.
 */

import type { Aspect, Layout, Place, Play, Shape, Shift, Spot, Tile } from './places.ts';
import { mend } from './mending.ts';
import { outcomes } from './laying.ts';
import { begin, countOn, type Laid, type Table, type Task } from './table.ts';

/** A table after some plays, and what its tiles have made room for so far. */
interface Growing {
  readonly table: Table;
  readonly shifts: readonly Shift[];
}

/** Where everything lies after all plays. Throws a RangeError when the plays do not make a tableau. */
export function layOut(shape: Shape, aspect: Aspect, plays: readonly Play[]): Layout {
  let layout: Layout = { tiles: [], spots: [], shifts: [] };
  for (layout of eachLayout(shape, aspect, plays)) continue;
  return layout;
}

/** Where everything lies after each play. */
export function* eachLayout(shape: Shape, aspect: Aspect, plays: readonly Play[]): Generator<Layout> {
  const numbers = new Map<Tile, number>();
  let growing: Growing | null = null;
  for (const [id, play] of plays.entries()) {
    growing = growing === null ? started(shape, aspect, play) : grown(growing, play, id, numbers);
    numbers.set(play.tile, id);
    yield layoutOf(growing);
  }
}

function started(shape: Shape, aspect: Aspect, play: Play): Growing {
  check(shape, aspect);
  const [low, high] = halves(play.tile, shape.set);
  if (low !== high || play.on !== null || play.slot !== 0)
    throw wrong(0, 'the starting double, on nothing', play);
  return { table: begin(shape, aspect, low), shifts: [] };
}

/** What a layout is asked for must be whole numbers; a screen's fractions of a pixel are for the caller to round. */
function check({ set, arms, toes }: Shape, { width, height }: Aspect): void {
  whole('set', set, 2, 18);
  whole('arms', arms, 1, 18);
  whole('toes', toes, 1, 3);
  whole('width', width, 1, 100_000);
  whole('height', height, 1, 100_000);
}

function whole(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && least <= value && value <= most) return;
  const wanted = `a whole number from ${String(least)} to ${String(most)}`;
  throw new RangeError(`${name}: expected ${wanted}, got ${String(value)}`);
}

function grown(
  { table, shifts }: Growing,
  play: Play,
  id: number,
  numbers: ReadonlyMap<Tile, number>,
): Growing {
  const task = taskOf(table, play, id, numbers);
  const [best] = outcomes(table, task);
  if (best !== undefined) return { table: best.table, shifts };
  const after = mend(table, task);
  return { table: after, shifts: [...shifts, ...shiftsBetween(table, after, id)] };
}

/** The play as a task, checked: the tile is new, what it goes on has a free half that matches. */
function taskOf(table: Table, play: Play, id: number, numbers: ReadonlyMap<Tile, number>): Task {
  const [low, high] = halves(play.tile, table.shape.set);
  const on = play.on === null ? undefined : numbers.get(play.on);
  if (on === undefined) throw wrong(id, 'a tile on one that lies', play);
  if (numbers.has(play.tile)) throw wrong(id, 'a tile that does not lie yet', play);
  const place = table.ends.find((one) => one.on === on);
  if (place === undefined) throw wrong(id, 'a tile with an open end', play);
  if (low !== place.value && high !== place.value)
    throw wrong(id, `a tile with a ${String(place.value)}`, play);
  const slot = countOn(table, on);
  if (play.slot !== slot) throw wrong(id, `slot ${String(slot)}`, play);
  return { id, on, low, high };
}

function halves(tile: Tile, set: number): [number, number] {
  const match = /^(0|[1-9]\d?)-(0|[1-9]\d?)$/.exec(tile);
  const [low, high] = [Number(match?.[1]), Number(match?.[2])];
  if (!(low <= high && high <= set)) {
    throw new RangeError(
      `expected a tile of the set, low half first, like '0-${String(set)}', got '${tile}'`,
    );
  }
  return [low, high];
}

function wrong(id: number, expected: string, play: Play): RangeError {
  const got = `${play.tile} on ${play.on ?? 'nothing'}, slot ${String(play.slot)}`;
  return new RangeError(`play ${String(id)}: expected ${expected}, got ${got}`);
}

function shiftsBetween(before: Table, after: Table, play: number): Shift[] {
  return before.laid.flatMap((one, id) => {
    const other = after.laid[id];
    if (one === undefined || other === undefined) return [];
    const [from, to] = [placeOf(one), placeOf(other)];
    return from.x === to.x && from.y === to.y && from.turn === to.turn
      ? []
      : [{ play, before: from, after: to }];
  });
}

// --- what comes out -------------------------------------------------------------------------------------------

function layoutOf({ table, shifts }: Growing): Layout {
  const laid = table.laid as readonly Laid[];
  return { tiles: laid.map(placeOf), spots: spotsOf(table), shifts };
}

function placeOf({ pose, low, high, touching }: Laid): Place {
  const { x, y, turn } = pose;
  return { tile: `${String(low)}-${String(high)}`, x, y, turn, tail: touching, head: low + high - touching };
}

/** The spots by the tile they are on, in the order these were laid. */
function spotsOf(table: Table): Spot[] {
  const pending = table.ends.some((one) => one.fixed);
  const spots: Spot[] = [];
  table.laid.forEach((one, id) => {
    if (one === undefined) return;
    let slot = countOn(table, id);
    for (const { on, value, spot, fixed } of table.ends) {
      if (on !== id || spot === null) continue;
      const { x, y, turn } = spot;
      spots.push({
        on: `${String(one.low)}-${String(one.high)}`,
        slot,
        value,
        x,
        y,
        turn,
        open: fixed || !pending,
      });
      slot += 1;
    }
  });
  return spots;
}
