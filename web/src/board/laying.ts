/**
 * Laying: every way to lay a tile is tried, and the one taken that leaves the most room to all open ends, not to
 * its own alone, while the whole stays within the proportions of the screen.
 */

import { end, planned, settle, spotsOf, type End } from './ends.ts';
import { BENDS, CLEARANCE, crossed, joined, overlap, type Pose } from './poses.ts';
import { DOUBLE_WAYS, fits, footOf, tightFootOf, type Body, type Foot } from './room.ts';
import { bodiesOf, isAlive, lyingOn, outlook, unplayed, type Laid, type Table, type Task } from './table.ts';
import { costOf } from './worth.ts';

/** The table after a tile was laid, and what that costs it. */
export interface Outcome {
  readonly table: Table;
  readonly cost: number;
}

/** What the bend of an arm costs, in the order of BENDS. */
const BEND_COST: readonly number[] = [0, 20, 20, 25, 25, 45, 45, 60, 60];

/** What it costs when a foot pushes other ends' spots away, and when nothing fits after its toes. */
const PUSHING = 150;
const TIGHT = 2500;

/** So many ways are followed: a double has many more, and those that come later are worse in themselves. */
const ENOUGH = 9;

/** What it costs that a train does not touch its double. */
const APART = 10000;

/** A tile laid on an end at a pose; what the pose costs in itself. */
export interface Way {
  readonly place: End;
  readonly pose: Pose;
  readonly cost: number;
}

function plainWays(place: End, on: Pose): Way[] {
  return BENDS.map((bend, at) => ({ place, pose: joined(on, bend, false), cost: BEND_COST[at] as number }));
}

function doubleWays(place: End, on: Pose): Way[] {
  return DOUBLE_WAYS.map(({ bend, aside, cost }) => ({ place, pose: crossed(on, bend, aside), cost }));
}

/** A toe or train on its spot. With more than eight trains some stand apart: those come last. */
function fixedWay(place: End, pose: Pose, on: Pose): Way {
  return { place, pose, cost: overlap(on, pose, CLEARANCE) ? 0 : APART };
}

/** The ways to lay a tile that are worth a look, the cheapest first; none where it finds no place. */
export function outcomes(table: Table, task: Task): Outcome[] {
  const bodies = inTheWay(table, task);
  const found: Outcome[] = [];
  for (const way of waysOf(table, task)) {
    const outcome = fits(way.pose, task.on, bodies) ? lay(table, task, way) : null;
    if (outcome !== null) found.push(outcome);
    if (found.length === ENOUGH) break;
  }
  return found.sort((a, b) => a.cost - b.cost); // equal costs stay in the order they were thought of
}

function waysOf(table: Table, task: Task): Way[] {
  const ends = table.ends.filter((one) => one.on === task.on);
  const [first] = ends;
  if (first === undefined) return [];
  const on = lyingOn(table)(task.on);
  if (first.fixed)
    return ends.flatMap((place) => (place.spot === null ? [] : [fixedWay(place, place.spot, on)]));
  return task.low === task.high ? doubleWays(first, on) : plainWays(first, on);
}

/** What a tile must keep clear of: the tiles that lie, and missing toes and trains of other doubles. */
export function inTheWay(table: Table, task: Task): Body[] {
  return [...bodiesOf(table), ...spotsOf(table.ends.filter((one) => one.fixed && one.on !== task.on))];
}

/** The table after a tile was laid in some way, its pose being free; null where an end would be left without a spot. */
export function lay(table: Table, task: Task, { place, pose, cost }: Way): Outcome | null {
  const touching = task.low === place.value ? task.low : task.high;
  const tile: Laid = { pose, ...task, touching };
  const laid = [...table.laid];
  laid[task.id] = tile;
  const after: Table = { ...table, laid };
  const others = table.ends.filter((one) => one !== place && (one.fixed || isAlive(after, one.value)));
  const fresh = freshEnds(after, tile, others);
  if (fresh === null) return null;
  const toes = fresh.ends.filter((one) => one.fixed);
  const lost = others.filter((one) => isLost(one, [tile, ...spotsOf(toes)]));
  const homeless = [...fresh.ends.filter((one) => !one.fixed), ...lost];
  const bodies = bodiesOf(after);
  const settled = settle(
    homeless,
    [...toes, ...others.filter((one) => !lost.includes(one))],
    bodies,
    lyingOn(after),
  );
  if (settled === null) return null;
  const ends = planned(settled, tile, bodies, lyingOn(after), outlook(after));
  const result: Table = { ...after, ends };
  return { table: result, cost: cost + fresh.cost + costOf(result) };
}

/** Whether an ordinary end's spot is taken. */
function isLost(one: End, news: readonly Body[]): boolean {
  const { spot, fixed } = one;
  return !fixed && spot !== null && news.some(({ pose }) => overlap(spot, pose, CLEARANCE));
}

// --- new ends -------------------------------------------------------------------------------------------------

interface Fresh {
  readonly ends: readonly End[];
  readonly cost: number;
}

/** The ends a tile brings: its free half, if anything can still be laid on it, or the toes of its foot. */
function freshEnds(after: Table, tile: Laid, others: readonly End[]): Fresh | null {
  if (tile.low === tile.high) return footEnds(after, tile, others);
  const outer = tile.low + tile.high - tile.touching;
  return { ends: isAlive(after, outer) ? [end(tile.id, outer, null, false)] : [], cost: 0 };
}

/** The missing toes of a double (T13, X12); null where they do not fit. */
function footEnds(after: Table, tile: Laid, others: readonly End[]): Fresh | null {
  const { toes, waives } = after.shape;
  if (waives && unplayed(after, tile.low) < toes) return { ends: [], cost: 0 };
  const firm = [
    ...bodiesOf(after).filter((one) => one !== tile),
    ...spotsOf(others.filter((one) => one.fixed)),
  ];
  const all = [...firm, ...spotsOf(others.filter((one) => !one.fixed))];
  const foot =
    footOf(tile.pose, toes, all) ??
    dearer(footOf(tile.pose, toes, firm), PUSHING) ??
    dearer(tightFootOf(tile.pose, toes, firm), TIGHT);
  return foot && { ends: foot.toes.map((spot) => end(tile.id, tile.low, spot, true)), cost: foot.cost };
}

function dearer(foot: Foot | null, more: number): Foot | null {
  return foot && { ...foot, cost: foot.cost + more };
}
