/**
 * Ends: the open places of a table, each with a spot of its own and with plans of how it could go on.
 */

import { BENDS, CLEARANCE, joined, overlap, type Pose } from './poses.ts';
import {
  asBodies,
  chainAfter,
  chainWith,
  fits,
  footAfter,
  NO_FOOT,
  NOBODY,
  NOTHING,
  type Body,
  type Plan,
} from './room.ts';

/** An open place: a free half, a missing toe, a missing train. */
export interface End {
  /** The number of the tile it is on. */
  readonly on: number;
  readonly value: number;
  /** A missing toe or train: its spot stays where it was planned. An ordinary end may look elsewhere. */
  readonly fixed: boolean;
  /** Where the next tile would go; null: not found yet. */
  readonly spot: Pose | null;
  /** How long an arm could grow here. */
  readonly chain: Plan;
  /** A foot here, and one after one more tile. */
  readonly foot: Plan;
  readonly later: Plan;
}

export function end(on: number, value: number, spot: Pose | null, fixed: boolean): End {
  return { on, value, fixed, spot, chain: NOTHING, foot: NOTHING, later: NOTHING };
}

/** The spots of ends as things in the way. */
export function spotsOf(ends: readonly End[]): Body[] {
  return ends.flatMap((one) => (one.spot === null ? [] : [{ pose: one.spot, id: NOBODY, on: one.on }]));
}

/** A tile by its number. */
export type Lying = (id: number) => Pose;

// --- spots ----------------------------------------------------------------------------------------------------

/**
 * Every end with a spot that is in nobody's way, after something new has been laid; null where that cannot be.
 *
 * An end whose spot is gone takes the straightest one left. It may push another end off its spot, which then
 * looks for one itself; nobody is pushed twice.
 */
export function settle(
  homeless: readonly End[],
  settled: readonly End[],
  bodies: readonly Body[],
  lying: Lying,
): End[] | null {
  const done = [...settled];
  const queue = [...homeless];
  const movedOnce = new Set(homeless.map((one) => one.on));
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    const choice = spotFor(one, done, movedOnce, bodies, lying);
    if (choice === null) return null;
    for (const other of choice.pushed) {
      done.splice(done.indexOf(other), 1);
      movedOnce.add(other.on);
      queue.push(end(other.on, other.value, null, false));
    }
    done.push(end(one.on, one.value, choice.spot, false));
  }
  return done;
}

/** What a plan could run into: a plan never reaches farther. */
const REACH = 12000;

function nearby({ x, y }: Pose, bodies: readonly Body[]): Body[] {
  return bodies.filter(({ pose }) => Math.abs(pose.x - x) < REACH && Math.abs(pose.y - y) < REACH);
}

interface Choice {
  readonly spot: Pose;
  readonly pushed: readonly End[];
}

/** The straightest spot that pushes nobody; else the straightest that pushes only ends not pushed before. */
function spotFor(
  one: End,
  done: readonly End[],
  movedOnce: ReadonlySet<number>,
  bodies: readonly Body[],
  lying: Lying,
): Choice | null {
  let pushing: Choice | null = null;
  for (const bend of BENDS) {
    const spot = joined(lying(one.on), bend, false);
    if (!fits(spot, one.on, bodies)) continue;
    const pushed = done.filter((other) => other.spot !== null && overlap(spot, other.spot, CLEARANCE));
    if (pushed.length === 0) return { spot, pushed };
    if (pushing === null && pushed.every((other) => !other.fixed && !movedOnce.has(other.on)))
      pushing = { spot, pushed };
  }
  return pushing;
}

// --- plans ----------------------------------------------------------------------------------------------------

/** What has to be known of the rest of the round to plan. */
export interface Outlook {
  readonly toes: number;
  /** Whether the double of a value may still come. */
  readonly doubleComes: (value: number) => boolean;
}

/** How many tiles of other arms a foot should keep clear of, and what it costs if it cannot. */
const NEIGHBOURS = 2;
const CROSSING = 900;

/** What is in the way of a plan: for good, or only if other arms go on as they think now. */
interface Around {
  readonly firm: readonly Body[];
  readonly soft: readonly Body[];
}

/** Whether an end has just come or moved: it has no plans yet. */
function isNew(one: End): boolean {
  return one.chain === NOTHING;
}

/**
 * The ends with plans that hold, after `tile` was laid and ends were settled. A plan is kept as long as nothing new
 * is in its way.
 */
export function planned(
  ends: readonly End[],
  tile: Body,
  bodies: readonly Body[],
  lying: Lying,
  outlook: Outlook,
): End[] {
  const spots = spotsOf(ends);
  const news: Around = { firm: [tile, ...spotsOf(ends.filter(isNew))], soft: [] };
  const chained = ends.map((one) => {
    if (one.spot === null || holds(one.chain, one, news)) return one;
    const room = nearby(lying(one.on), [...bodies, ...spots.filter((spot) => spot.pose !== one.spot)]);
    return { ...one, chain: one.fixed ? chainWith(one.spot, room) : chainAfter(lying(one.on), one.on, room) };
  });
  const arms = chained.map((one, at) => armOf(one, ends[at] as End));
  return chained.map((one) => {
    if (one.spot === null) return one;
    const others = arms.filter((arm) => arm.one !== one);
    const more: Around = {
      firm: [tile, ...others.filter((arm) => arm.newSpot).flatMap((arm) => arm.firm)],
      soft: others.filter((arm) => arm.newChain).flatMap((arm) => arm.soft),
    };
    const room = (): Around => ({
      firm: nearby(lying(one.on), [...bodies, ...others.flatMap((arm) => arm.firm)]),
      soft: nearby(
        lying(one.on),
        others.flatMap((arm) => arm.soft),
      ),
    });
    return {
      ...one,
      foot: footPlan(one, more, room, lying, outlook),
      later: laterPlan(one, more, room, outlook.toes),
    };
  });
}

/** An end as it is in the way of others: firmly with the spot of a toe or train, softly with what it plans. */
interface Arm extends Around {
  readonly one: End;
  readonly newSpot: boolean;
  readonly newChain: boolean;
}

function armOf(one: End, before: End): Arm {
  const spot = spotsOf([one]);
  const plan = asBodies(one.chain.poses.slice(0, NEIGHBOURS));
  return {
    one,
    firm: one.fixed ? spot : [],
    soft: one.fixed ? plan : [...spot, ...plan],
    newSpot: isNew(before),
    newChain: one !== before,
  };
}

function footPlan(one: End, news: Around, room: () => Around, lying: Lying, outlook: Outlook): Plan {
  if (one.fixed || !outlook.doubleComes(one.value)) return NOTHING;
  return holds(one.foot, one, news) ? one.foot : footAmong(lying(one.on), one.on, outlook.toes, room());
}

/** A foot after the next tile, whatever its value. */
function laterPlan(one: End, news: Around, room: () => Around, toes: number): Plan {
  if (holds(one.later, one, news)) return one.later;
  const [first] = one.chain.poses;
  if (first === undefined) return { poses: [], cost: NO_FOOT, crossing: false };
  const foot = footAmong(first, NOBODY, toes, room());
  return { ...foot, poses: [first, ...foot.poses] };
}

/** A foot that keeps clear of everything; or, at a cost, only of what is there for good. */
function footAmong(from: Pose, on: number, toes: number, { firm, soft }: Around): Plan {
  const clear = footAfter(from, on, toes, [...firm, ...soft]);
  if (clear.cost <= CROSSING) return clear;
  const crossing = footAfter(from, on, toes, firm);
  return crossing.cost + CROSSING < clear.cost
    ? { ...crossing, cost: crossing.cost + CROSSING, crossing: true }
    : clear;
}

/** Whether an end has this plan and nothing new is in its way. */
function holds(plan: Plan, one: End, { firm, soft }: Around): boolean {
  if (plan === NOTHING) return false;
  const news = plan.crossing ? firm : [...firm, ...soft];
  return plan.poses.every((pose, at) => fits(pose, at === 0 ? one.on : NOBODY, news));
}
