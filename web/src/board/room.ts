/**
 * Room: what is in the way, and what would still fit: a chain of tiles, a whole foot.
 *
 * A plan is only a plan. It reserves nothing; it says that an end is not yet trapped, and at what cost it goes on.
 */

import { UNIT } from './places.ts';
import { ANGLES, BENDS, CLEARANCE, crossed, joined, overlap, toe, type Pose } from './poses.ts';

/** Something in the way: a tile, or the spot where one may go. */
export interface Body {
  readonly pose: Pose;
  /** The tile's number; NOBODY: a spot or a plan. */
  readonly id: number;
  /** The number of the tile it lies against. */
  readonly on: number;
}

export const NOBODY = -1;

/** The tiles an end could go on with, one after the other or a foot; what it costs that it is no better. */
export interface Plan {
  readonly poses: readonly Pose[];
  readonly cost: number;
  /** Whether it runs through where other arms plan to go on (1), or through spots as well (2). */
  readonly crossing: 0 | 1 | 2;
}

export const NOTHING: Plan = { poses: [], cost: 0, crossing: 0 };

/** Whether a tile laid against tile `on` fits. It may come near to what lies against the same tile. */
export function fits(pose: Pose, on: number, bodies: readonly Body[]): boolean {
  for (const body of bodies) {
    if (on !== NOBODY && body.id === on) continue;
    const clearance = on !== NOBODY && body.on === on ? 0 : CLEARANCE;
    if (overlap(pose, body.pose, clearance)) return false;
  }
  return true;
}

/** Poses as things in the way. */
export function asBodies(poses: readonly Pose[]): Body[] {
  return poses.map((pose) => ({ pose, id: NOBODY, on: NOBODY }));
}

/** What lies so near that it could be in the way. */
export function nearby({ x, y }: Pose, bodies: readonly Body[], reach: number): Body[] {
  return bodies.filter(({ pose }) => Math.abs(pose.x - x) < reach && Math.abs(pose.y - y) < reach);
}

// --- chains ---------------------------------------------------------------------------------------------------

/** How long a chain is looked for. */
const LONGEST = 4;

/** How many poses are tried for one chain. */
const TRIES = 60;

/** What it costs when only 0, 1, … tiles fit. */
const SHORT_CHAIN: readonly number[] = [5000, 2500, 1000, 300, 0];

/** The longest chain of tiles that fits after the tile `on`, lying at `from`. */
export function chainAfter(from: Pose, on: number, bodies: readonly Body[]): Plan {
  return chain([], from, on, bodies);
}

/** The longest chain that begins with a tile at `first`. */
export function chainWith(first: Pose, bodies: readonly Body[]): Plan {
  return chain([first], first, NOBODY, bodies);
}

function chain(begun: readonly Pose[], from: Pose, on: number, bodies: readonly Body[]): Plan {
  const path = [...begun];
  let best = begun;
  let tries = TRIES;
  /** Whether the search is over. */
  const grow = (last: Pose, parent: number): boolean => {
    if (path.length > best.length) best = [...path];
    if (path.length === LONGEST) return true;
    const behind = asBodies(path.slice(0, -1));
    for (const bend of BENDS) {
      if (tries === 0) return true;
      tries -= 1;
      const pose = joined(last, bend, false);
      if (!fits(pose, parent, bodies) || !fits(pose, NOBODY, behind)) continue;
      path.push(pose);
      if (grow(pose, NOBODY)) return true;
      path.pop();
    }
    return false;
  };
  grow(from, on);
  return { poses: best, cost: SHORT_CHAIN[best.length] as number, crossing: 0 };
}

// --- feet -----------------------------------------------------------------------------------------------------

/** A foot on a double: its toes, one more tile on each, and what it costs that the toes do not stand ideally. */
export interface Foot {
  readonly toes: readonly Pose[];
  readonly nexts: readonly Pose[];
  readonly cost: number;
}

/** The angles of a foot's toes, from left to right, and what they cost. */
interface Stand {
  readonly angles: readonly number[];
  readonly cost: number;
}

/** The ideal angles of so many toes. */
const IDEAL: readonly (readonly number[])[] = [[], [0], [-2, 2], [-2, 0, 2]];

/** What each 22.5° of one toe off its ideal angle costs. */
const OFF_IDEAL = 40;

/** Every stand of so many toes that are clear of each other, the best first. */
function standsOf(toes: number): Stand[] {
  const ideal = IDEAL[toes] as readonly number[];
  const stands: Stand[] = [];
  const choose = (angles: readonly number[], rest: readonly number[]): void => {
    if (angles.length === toes) {
      const off = angles.map((angle, at) => Math.abs(angle - (ideal[at] as number)));
      stands.push({ angles, cost: OFF_IDEAL * off.reduce((sum, steps) => sum + steps, 0) });
      return;
    }
    rest.forEach((angle, at) => {
      choose([...angles, angle], rest.slice(at + 1));
    });
  };
  choose([], ANGLES);
  const origin: Pose = { x: 0, y: 0, turn: 4, heading: 0 };
  const apart = ({ angles }: Stand): boolean =>
    angles.every((one, at) =>
      angles.slice(at + 1).every((other) => !overlap(toe(origin, one), toe(origin, other), 0)),
    );
  return stands.filter(apart).sort((a, b) => a.cost - b.cost); // equal costs stay in the order of their angles
}

const STANDS: readonly (readonly Stand[])[] = [0, 1, 2, 3].map(standsOf);

/** A toe and the straightest tile that fits after it; null: none does. */
interface Toe {
  readonly pose: Pose;
  readonly next: Pose | null;
}

/** Whether tiles at these poses leave a spot to every end. */
export type Leaves = (poses: readonly Pose[]) => boolean;

const ALWAYS: Leaves = () => true;

/** The best foot of a double at `double`, each toe with room for one more tile; null: none costs less than `below`. */
export function footOf(
  double: Pose,
  toes: number,
  bodies: readonly Body[],
  below = Infinity,
  leaves = ALWAYS,
): Foot | null {
  const isGood = (chosen: readonly Toe[]): boolean =>
    chosen.every((one) => one.next !== null) && clear(chosen) && leaves(chosen.map((one) => one.pose));
  return bestFoot(double, toes, bodies, below, isGood);
}

/** The best foot whose toes fit, whatever comes after them. */
export function tightFootOf(
  double: Pose,
  toes: number,
  bodies: readonly Body[],
  leaves = ALWAYS,
): Foot | null {
  return bestFoot(double, toes, bodies, Infinity, (chosen) => leaves(chosen.map((one) => one.pose)));
}

/** How far from a double its toes and the tiles after them can run into something. */
const FOOT_REACH = 6700;

function bestFoot(
  double: Pose,
  toes: number,
  bodies: readonly Body[],
  below: number,
  isGood: (toes: readonly Toe[]) => boolean,
): Foot | null {
  const looked = new Map<number, Toe | null>();
  const near = nearby(double, bodies, FOOT_REACH);
  const look = (angle: number): Toe | null => {
    let found = looked.get(angle);
    if (found === undefined) {
      found = toeAt(toe(double, angle), near);
      looked.set(angle, found);
    }
    return found;
  };
  for (const { angles, cost } of STANDS[toes] as readonly Stand[]) {
    if (cost >= below) break;
    const chosen = allOf(angles, look);
    if (chosen !== null && isGood(chosen)) {
      return { toes: chosen.map((one) => one.pose), nexts: chosen.flatMap((one) => one.next ?? []), cost };
    }
  }
  return null;
}

/** A toe at each of the angles; null as soon as one does not fit. */
function allOf(angles: readonly number[], look: (angle: number) => Toe | null): Toe[] | null {
  const chosen: Toe[] = [];
  for (const angle of angles) {
    const one = look(angle);
    if (one === null) return null;
    chosen.push(one);
  }
  return chosen;
}

function toeAt(pose: Pose, bodies: readonly Body[]): Toe | null {
  if (!fits(pose, NOBODY, bodies)) return null;
  for (const bend of BENDS) {
    const next = joined(pose, bend, false);
    if (fits(next, NOBODY, bodies)) return { pose, next };
  }
  return { pose, next: null };
}

/** Whether what follows each toe keeps clear of the other toes and of what follows them. */
function clear(toes: readonly Toe[]): boolean {
  for (const { next } of toes) {
    for (const other of toes) {
      if (next === other.next || next === null || other.next === null) continue;
      if (overlap(next, other.pose, CLEARANCE) || overlap(next, other.next, CLEARANCE)) return false;
    }
  }
  return true;
}

/** What it costs that no foot fits. */
export const NO_FOOT = 2000;

/** What the bend of a planned double costs, in the order of BENDS. */
const DOUBLE_BEND: readonly number[] = [0, 10, 10, 25, 25, 60, 60, 120, 120, 200, 200];

/** What it costs that a double is not joined at its middle. */
const ASIDE = 80;

/** A way to lay a double against a free half: the bend, how far its middle is aside, and what that costs. */
interface DoubleWay {
  readonly bend: number;
  readonly aside: number;
  readonly cost: number;
}

/** All ways to lay a double, the cheapest first. Across its arm's direction it cannot lie aside. */
export const DOUBLE_WAYS: readonly DoubleWay[] = [0, UNIT / 2, -UNIT / 2]
  .flatMap((aside) =>
    BENDS.map((bend, at) => ({ bend, aside, cost: (DOUBLE_BEND[at] as number) + (aside === 0 ? 0 : ASIDE) })),
  )
  .filter(({ bend, aside }) => aside === 0 || Math.abs(bend) < 4)
  .sort((a, b) => a.cost - b.cost); // equal costs stay in this order

/** The cheapest double with its foot that fits after the tile `on`, lying at `from`, and costs less than `below`. */
export function footAfter(
  from: Pose,
  on: number,
  toes: number,
  bodies: readonly Body[],
  below: number,
  leaves = ALWAYS,
): Plan {
  let best: Plan = { poses: [], cost: below, crossing: 0 };
  for (const way of DOUBLE_WAYS) {
    if (way.cost >= best.cost) break;
    const double = crossed(from, way.bend, way.aside);
    if (!fits(double, on, bodies)) continue;
    const foot = footOf(double, toes, bodies, best.cost - way.cost, (poses) => leaves([double, ...poses]));
    if (foot === null) continue;
    best = { poses: [double, ...foot.toes, ...foot.nexts], cost: foot.cost + way.cost, crossing: 0 };
  }
  return best;
}
