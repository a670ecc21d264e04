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
  nearby,
  type Body,
  type Leaves,
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
  /** A foot after each toe of the foot, and of the later one. */
  readonly heirs: readonly Plan[];
  readonly laterHeirs: readonly Plan[];
}

export function end(on: number, value: number, spot: Pose | null, fixed: boolean): End {
  return {
    on,
    value,
    fixed,
    spot,
    chain: NOTHING,
    foot: NOTHING,
    later: NOTHING,
    heirs: [],
    laterHeirs: [],
  };
}

/** The spots of ends as things in the way. */
export function spotsOf(ends: readonly End[]): Body[] {
  return ends.flatMap((one) => (one.spot === null ? [] : [{ pose: one.spot, id: NOBODY, on: one.on }]));
}

/** A tile by its number. */
export type Lying = (id: number) => Pose;

// --- spots ----------------------------------------------------------------------------------------------------

/** How many spots are tried before ends are said to have none. */
const SETTLING = 40;

/**
 * Every end with a spot that is in nobody's way, after something new has been laid; null where none is found.
 *
 * An end whose spot is gone takes the straightest one left, and the next when another end is left without. It may
 * push another end off its spot, which then looks for one itself; nobody is pushed twice.
 */
export function settle(
  homeless: readonly End[],
  settled: readonly End[],
  bodies: readonly Body[],
  lying: Lying,
): readonly End[] | null {
  let tries = SETTLING;
  const seated = (
    waiting: readonly End[],
    done: readonly End[],
    movedOnce: ReadonlySet<number>,
  ): readonly End[] | null => {
    const [one, ...rest] = waiting;
    if (one === undefined) return done;
    for (const { spot, pushed } of spotsFor(one, done, movedOnce, bodies, lying)) {
      if (tries === 0) return null;
      tries -= 1;
      const found = seated(
        [...rest, ...pushed.map((other) => end(other.on, other.value, null, false))],
        [...done.filter((other) => !pushed.includes(other)), end(one.on, one.value, spot, false)],
        new Set([...movedOnce, ...pushed.map((other) => other.on)]),
      );
      if (found !== null) return found;
    }
    return null;
  };
  return seated(homeless, settled, new Set(homeless.map((one) => one.on)));
}

interface Choice {
  readonly spot: Pose;
  readonly pushed: readonly End[];
}

/** The spots an end could take, the straightest first: those that push nobody, then those that push others once. */
function spotsFor(
  one: End,
  done: readonly End[],
  movedOnce: ReadonlySet<number>,
  bodies: readonly Body[],
  lying: Lying,
): Choice[] {
  const free: Choice[] = [];
  const pushing: Choice[] = [];
  for (const bend of BENDS) {
    const spot = joined(lying(one.on), bend, false);
    if (!fits(spot, one.on, bodies)) continue;
    const pushed = done.filter((other) => other.spot !== null && overlap(spot, other.spot, CLEARANCE));
    if (pushed.length === 0) free.push({ spot, pushed });
    else if (pushed.every((other) => !other.fixed && !movedOnce.has(other.on)))
      pushing.push({ spot, pushed });
  }
  return [...free, ...pushing];
}

/** Whether a spot is taken. That of a missing toe or train is kept clear by all. */
export function isLost({ spot, fixed }: End, news: readonly Body[]): boolean {
  return !fixed && spot !== null && news.some(({ pose }) => overlap(spot, pose, CLEARANCE));
}

/** Numbers from here on stand for missing toes and trains as if they lay. */
const MISSING = 1000;

/** Whether tiles at these poses leave a spot to each of these ends, and to what follows missing toes and trains. */
export function leaveSpots(
  poses: readonly Pose[],
  ends: readonly End[],
  bodies: readonly Body[],
  lying: Lying,
): boolean {
  const news = asBodies(poses);
  const missing = ends.filter((one) => one.fixed);
  const nexts = missing.map((one, at) => end(MISSING + at, one.value, one.chain.poses[1] ?? null, false));
  const all = [...ends, ...nexts.filter((one) => one.spot !== null)];
  const lost = all.filter((one) => isLost(one, news));
  const kept = all.filter((one) => !lost.includes(one));
  const lyingToo: Lying = (id) => (id < MISSING ? lying(id) : ((missing[id - MISSING] as End).spot as Pose));
  return settle(lost, kept, [...bodies, ...news], lyingToo) !== null;
}

// --- plans ----------------------------------------------------------------------------------------------------

/** What has to be known of the rest of the round to plan. */
export interface Outlook {
  readonly toes: number;
  /** Whether the double of a value may still come. */
  readonly doubleComes: (value: number) => boolean;
}

/** How many tiles of other arms a foot should keep clear of. */
const NEIGHBOURS = 2;

/** What it costs if it cannot: those arms turn aside. And if ends must find other spots. */
const TURNING = 300;
const CROSSING = 900;

/** How many feet are tried of which ends may find other spots. */
const ASKED = 8;

/** What a plan could run into: a plan never reaches farther. */
const REACH = 14000;

/** What is in the way of a plan: for good, or as long as ends keep their spots, or arms go on as they think now. */
interface Around {
  readonly firm: readonly Body[];
  readonly spots: readonly Body[];
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
  const news: Around = { firm: [tile, ...spotsOf(ends.filter(isNew))], spots: [], soft: [] };
  const chained = ends.map((one) => {
    if (one.spot === null || holds(one.chain, one, news)) return one;
    const room = nearby(lying(one.on), [...bodies, ...spots.filter((spot) => spot.pose !== one.spot)], REACH);
    return { ...one, chain: one.fixed ? chainWith(one.spot, room) : chainAfter(lying(one.on), one.on, room) };
  });
  const arms = chained.map((one, at) => armOf(one, ends[at] as End));
  return chained.map((one) => {
    if (one.spot === null) return one;
    const others = arms.filter((arm) => arm.one !== one);
    const news: Around = {
      firm: [tile, ...others.filter((arm) => arm.newSpot).flatMap((arm) => arm.firm)],
      spots: others.filter((arm) => arm.newNext).flatMap((arm) => arm.spots),
      soft: others.filter((arm) => arm.newChain).flatMap((arm) => arm.soft),
    };
    const near = (some: readonly Body[]): Body[] => nearby(lying(one.on), some, REACH);
    const planning: Planning = {
      news,
      room: () => ({
        firm: near([...bodies, ...others.flatMap((arm) => arm.firm)]),
        spots: near(others.flatMap((arm) => arm.spots)),
        soft: near(others.flatMap((arm) => arm.soft)),
      }),
      toes: outlook.toes,
      leaves: (poses) =>
        leaveSpots(
          poses,
          others.map((arm) => arm.one),
          bodies,
          lying,
        ),
    };
    const hasFoot = !one.fixed && outlook.doubleComes(one.value);
    const foot = hasFoot ? footPlan(one, lying(one.on), planning) : NOTHING;
    const later = laterPlan(one, planning);
    return {
      ...one,
      foot,
      later,
      heirs: heirPlans(foot.poses, foot, foot === one.foot ? one.heirs : [], planning),
      laterHeirs: heirPlans(later.poses.slice(1), later, later === one.later ? one.laterHeirs : [], planning),
    };
  });
}

/**
 * An end as it is in the way of others: the spot of a toe or train for good, what follows it as the spot of another
 * end, and what such an end plans only softly.
 */
interface Arm extends Around {
  readonly one: End;
  readonly newSpot: boolean;
  readonly newNext: boolean;
  readonly newChain: boolean;
}

function armOf(one: End, before: End): Arm {
  const spot = spotsOf([one]);
  const { poses } = one.chain;
  const [newSpot, newChain] = [isNew(before), one !== before];
  return one.fixed
    ? { one, firm: spot, spots: asBodies(poses.slice(1, 2)), soft: [], newSpot, newNext: newChain, newChain }
    : {
        one,
        firm: [],
        spots: spot,
        soft: asBodies(poses.slice(0, NEIGHBOURS)),
        newSpot,
        newNext: newSpot,
        newChain,
      };
}

/** What the plans of an end depend on. */
interface Planning {
  /** What is new in the way, and all that is. */
  readonly news: Around;
  readonly room: () => Around;
  readonly toes: number;
  readonly leaves: Leaves;
}

function footPlan(one: End, from: Pose, { news, room, toes, leaves }: Planning): Plan {
  if (holds(one.foot, one, news) && (one.foot.crossing < 2 || leaves(one.foot.poses.slice(0, 1 + toes))))
    return one.foot;
  return footAmong(from, one.on, toes, room(), leaves);
}

/** A foot after the next tile, whatever its value. */
function laterPlan(one: End, { news, room, toes, leaves }: Planning): Plan {
  const { later } = one;
  if (holds(later, one, news) && (later.crossing < 2 || leaves(later.poses.slice(0, 2 + toes)))) return later;
  const [first] = one.chain.poses;
  if (first === undefined) return { poses: [], cost: NO_FOOT, crossing: 0 };
  const foot = footAmong(first, NOBODY, toes, room(), (poses) => leaves([first, ...poses]));
  return { ...foot, poses: [first, ...foot.poses] };
}

/**
 * A foot after each toe of the foot that a plan has at these poses, of each as if the others had none.
 * Other arms can turn aside by then. The plans there were are kept if they hold.
 */
function heirPlans(
  [double, ...rest]: readonly Pose[],
  { crossing }: Plan,
  before: readonly Plan[],
  { news, room, toes }: Planning,
): readonly Plan[] {
  if (double === undefined) return [];
  const inTheWay = ({ firm, spots }: Around): readonly Body[] => (crossing < 2 ? [...firm, ...spots] : firm);
  const fresh = inTheWay(news);
  let all: readonly Body[] | null = null;
  const foot = rest.slice(0, toes);
  return foot.map((toe, at) => {
    const old = before[at];
    if (old?.poses.every((pose) => fits(pose, NOBODY, fresh)) === true) return old;
    all ??= inTheWay(room());
    const others = asBodies([double, ...foot.filter((other) => other !== toe)]);
    return footAfter(toe, NOBODY, toes, [...all, ...others], NO_FOOT);
  });
}

/** A foot that keeps clear of everything; or, at a cost, of all but plans; or only of what is there for good. */
function footAmong(
  from: Pose,
  on: number,
  toes: number,
  { firm, spots, soft }: Around,
  leaves: Leaves,
): Plan {
  const clear = footAfter(from, on, toes, [...firm, ...spots, ...soft], NO_FOOT);
  if (clear.cost <= TURNING) return clear;
  const turning = dearer(footAfter(from, on, toes, [...firm, ...spots], clear.cost - TURNING), TURNING, 1);
  const best = turning.cost < clear.cost ? turning : clear;
  if (best.cost <= CROSSING) return best;
  let asked = 0;
  const leavesAll: Leaves = (poses) => {
    asked += 1;
    return asked <= ASKED && leaves(poses);
  };
  const crossing = dearer(footAfter(from, on, toes, firm, best.cost - CROSSING, leavesAll), CROSSING, 2);
  return crossing.cost < best.cost ? crossing : best;
}

function dearer(plan: Plan, more: number, crossing: Plan['crossing']): Plan {
  return { ...plan, cost: plan.cost + more, crossing };
}

/** Whether an end has this plan and nothing new is in its way. */
function holds(plan: Plan, one: End, { firm, spots, soft }: Around): boolean {
  if (plan === NOTHING) return false;
  const news = [firm, plan.crossing < 2 ? spots : [], plan.crossing < 1 ? soft : []].flat();
  return plan.poses.every((pose, at) => fits(pose, at === 0 ? one.on : NOBODY, news));
}
