/**
 * Laying: every way to lay a tile is tried, and the one taken that leaves the most room to all open ends, not to
 * its own alone, while the whole stays within the proportions of the screen.
 */

import { end, isLost, leaveSpots, planned, settle, spotsOf, type End } from './ends.ts';
import { ANGLES, BENDS, CLEARANCE, crossed, joined, overlap, toe, type Pose } from './poses.ts';
import { DOUBLE_WAYS, fits, footOf, type Leaves, tightFootOf, type Body, type Foot } from './room.ts';
import { bodiesOf, isAlive, lyingOn, outlook, unplayed, type Laid, type Table, type Task } from './table.ts';
import { costOf } from './worth.ts';

/** The table after a tile was laid, and what that costs it. */
export interface Outcome {
  readonly table: Table;
  readonly cost: number;
}

/** What the bend of an arm costs, in the order of BENDS. */
const BEND_COST: readonly number[] = [0, 20, 20, 25, 25, 45, 45, 60, 60, 150, 150];

/** What it costs when a foot pushes other ends' spots away, and when nothing fits after its toes. */
const PUSHING = 150;
const TIGHT = 2500;

/** What each 22.5° costs by which a toe turns from where it was planned. */
const TURNED = 400;

/** So many ways are followed: a double has many more, and those that come later are worse in themselves. */
const ENOUGH = 11;

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

/**
 * The ways to lay a tile that are worth a look, the cheapest first; none where it finds no place. Other feet than
 * the best, and tight ones, are looked for only when nothing else is found.
 */
export function outcomes(table: Table, task: Task): Outcome[] {
  const bodies = inTheWay(table, task);
  const ways = waysOf(table, task).filter(({ pose }) => fits(pose, task.on, bodies));
  const found = followed(table, task, ways, bestFoot);
  return found.length > 0 || task.low !== task.high ? found : followed(table, task, ways, anyFoot);
}

function followed(table: Table, task: Task, ways: readonly Way[], footFor: FootFor): Outcome[] {
  const found: Outcome[] = [];
  for (const way of ways) {
    const outcome = lay(table, task, way, footFor);
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
  if (first.fixed) {
    const planned = ends.flatMap((place) => (place.spot === null ? [] : [fixedWay(place, place.spot, on)]));
    return task.on === 0 ? planned : [...planned, ...turnedWays(ends, on)];
  }
  return task.low === task.high ? doubleWays(first, on) : plainWays(first, on);
}

/** A toe at other angles than planned, the nearest first, where the other missing toes keep their spots. */
function turnedWays(ends: readonly End[], on: Pose): Way[] {
  const ways = ends.flatMap((place) =>
    ANGLES.flatMap((angle): Way[] => {
      const pose = toe(on, angle);
      const steps = stepsBetween(pose, place);
      const isFree = ends.every((one) =>
        one === place
          ? steps > 0
          : stepsBetween(pose, one) >= Math.max(steps, 1) && !overlap(pose, one.spot as Pose, 0),
      );
      return isFree ? [{ place, pose, cost: TURNED * steps }] : [];
    }),
  );
  return ways.sort((a, b) => a.cost - b.cost); // equal costs stay in this order
}

function stepsBetween({ heading }: Pose, { spot }: End): number {
  return Math.abs(((heading - (spot as Pose).heading + 8) & 15) - 8);
}

/** What a tile must keep clear of: the tiles that lie, and missing toes and trains of other doubles. */
export function inTheWay(table: Table, task: Task): Body[] {
  return [...bodiesOf(table), ...spotsOf(table.ends.filter((one) => one.fixed && one.on !== task.on))];
}

/** The table after a tile was laid in some way, its pose being free; null where an end would be left without a spot. */
export function lay(table: Table, task: Task, { place, pose, cost }: Way, footFor: FootFor): Outcome | null {
  const touching = task.low === place.value ? task.low : task.high;
  const tile: Laid = { pose, ...task, touching };
  const laid = [...table.laid];
  laid[task.id] = tile;
  const after: Table = { ...table, laid };
  const others = table.ends.filter((one) => one !== place && (one.fixed || isAlive(after, one.value)));
  const fresh = freshEnds(after, tile, others, footFor);
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

// --- new ends -------------------------------------------------------------------------------------------------

interface Fresh {
  readonly ends: readonly End[];
  readonly cost: number;
}

/** The ends a tile brings: its free half, if anything can still be laid on it, or the toes of its foot. */
function freshEnds(after: Table, tile: Laid, others: readonly End[], footFor: FootFor): Fresh | null {
  if (tile.low === tile.high) return footEnds(after, tile, others, footFor);
  const outer = tile.low + tile.high - tile.touching;
  return { ends: isAlive(after, outer) ? [end(tile.id, outer, null, false)] : [], cost: 0 };
}

/** The missing toes of a double (T13, X12); null where they do not fit. */
function footEnds(after: Table, tile: Laid, others: readonly End[], footFor: FootFor): Fresh | null {
  const { toes, waives } = after.shape;
  if (waives && unplayed(after, tile.low) < toes) return { ends: [], cost: 0 };
  const firm = [
    ...bodiesOf(after).filter((one) => one !== tile),
    ...spotsOf(others.filter((one) => one.fixed)),
  ];
  const all = [...firm, ...spotsOf(others.filter((one) => !one.fixed))];
  const leaves: Leaves = (poses) =>
    leaveSpots([tile.pose, ...poses], others, bodiesOf(after), lyingOn(after));
  const foot = footFor(tile.pose, toes, firm, all, leaves);
  return foot && { ends: foot.toes.map((spot) => end(tile.id, tile.low, spot, true)), cost: foot.cost };
}

/** Which foot a double gets: clear of what is `firm`, and of ends' spots if that can be, which are in `all` as well. */
type FootFor = (
  double: Pose,
  toes: number,
  firm: readonly Body[],
  all: readonly Body[],
  leaves: Leaves,
) => Foot | null;

const bestFoot: FootFor = (double, toes, firm, all) =>
  footOf(double, toes, all) ?? dearer(footOf(double, toes, firm), PUSHING);

/** The best foot that leaves all ends their spots, even if it is tight. */
export const anyFoot: FootFor = (double, toes, firm, all, leaves) =>
  leaves([])
    ? (footOf(double, toes, all, Infinity, leaves) ??
      dearer(footOf(double, toes, firm, Infinity, leaves), PUSHING) ??
      dearer(tightFootOf(double, toes, firm, leaves), TIGHT))
    : null;

function dearer(foot: Foot | null, more: number): Foot | null {
  return foot && { ...foot, cost: foot.cost + more };
}
