/**
 * Mending: when a tile finds no place, a few others make room. As few as possible, and near by.
 */

import { end, type End } from './ends.ts';
import { away } from './poses.ts';
import { fits, NOBODY } from './room.ts';
import { anyFoot, inTheWay, lay, outcomes } from './laying.ts';
import { bodiesOf, lyingOn, type Laid, type Table, type Task } from './table.ts';

/** How many tiles may make room. */
const MOST_MOVED = 10;
const MOST_TOGETHER = 40;

/** How far the nearest tile of a branch that makes room may be from where the tile goes. */
const NEAR = 12000;

/** How many other ways to lay each tile are tried. */
const CHOICES = 8;

/** How many tiles are laid, more or less, for one set of them and in all, before it is given up. */
const EFFORT_EACH = 80;
const EFFORT = 250;

/** How often everything is laid anew, more or less. */
const PASSES = 4;

/** How many times wider and higher the planned box becomes when nothing else helps. */
const ROOMIER = [2, 4];

/** The table after the tile was laid and others have made room for it. */
export function mend(table: Table, task: Task): Table {
  const near = branches(table, task);
  const smallest = near.filter((one) => one.length <= MOST_MOVED).sort((a, b) => a.length - b.length);
  let effort = EFFORT;
  for (const branch of [...smallest, ...together(near)]) {
    const { mended, laid } = relaid(table, branch, task, Math.min(effort, EFFORT_EACH), table.laid);
    if (mended !== null) return mended;
    effort -= laid;
    if (effort <= 0) break;
  }
  return rebuilt(table, task) ?? adrift(table, task);
}

// --- which tiles may move -------------------------------------------------------------------------------------

/** Tiles that could make room, each with all that lies on it, the nearest first. */
function branches(table: Table, task: Task): Laid[][] {
  const place = lyingOn(table)(task.on);
  return bodiesOf(table)
    .filter((one) => mayMove(table, one))
    .map((root) => subtree(table, root))
    .map((branch) => ({ branch, distance: Math.min(...branch.map((one) => farness(one, place))) }))
    .filter(({ branch, distance }) => branch.length <= MOST_TOGETHER && distance < NEAR * NEAR)
    .sort((a, b) => a.distance - b.distance)
    .map(({ branch }) => branch);
}

/** More and more of the branches taken together, the nearest first. */
function together(branches: readonly (readonly Laid[])[]): Laid[][] {
  const unions: Laid[][] = [];
  let all: Laid[] = [];
  for (const branch of branches) {
    const union = [...all, ...branch.filter((one) => !all.includes(one))].sort((a, b) => a.id - b.id);
    if (union.length === all.length) continue;
    if (union.length > MOST_TOGETHER) break;
    all = union;
    unions.push(all);
  }
  return unions.slice(1);
}

/** The starting double, trains and toes keep their places; what lies beyond them may go. */
function mayMove(table: Table, one: Laid): boolean {
  if (one.on === NOBODY) return false;
  const on = table.laid[one.on] as Laid;
  return on.low !== on.high;
}

/** A tile and all that lies on it, in the order they were laid. */
function subtree(table: Table, root: Laid): Laid[] {
  const members = new Set([root.id]);
  return bodiesOf(table).filter((one) => {
    if (one !== root && !members.has(one.on)) return false;
    members.add(one.id);
    return true;
  });
}

function farness(one: Laid, place: { x: number; y: number }): number {
  return (one.pose.x - place.x) ** 2 + (one.pose.y - place.y) ** 2;
}

// --- laying them anew -----------------------------------------------------------------------------------------

/** Where tiles lay, by their numbers: they go back there if they can. */
type Places = Table['laid'];

interface Attempt {
  readonly mended: Table | null;
  /** How many tiles were laid in trying. */
  readonly laid: number;
}

/** The table with tiles taken up and laid anew together with the new one; null where so much effort fails. */
function relaid(table: Table, branch: readonly Laid[], task: Task, effort: number, places: Places): Attempt {
  const anew: Task[] = branch.map(({ id, on, low, high }) => ({ id, on, low, high }));
  const tasks = branch.some((one) => one.id === task.on) ? [...anew, task] : [task, ...anew];
  const taken = takenUp(table, branch);
  let [failed, laid] = [tasks.length, 0];
  for (const [at, choice] of deviations(tasks.length)) {
    if (at > failed) continue; // it would fail there again
    if (laid > effort) break;
    let now: Table | undefined = taken;
    let step = 0;
    for (const next of tasks) {
      now = choices(now, next, places)[step === at ? choice : 0];
      if (now === undefined) break;
      step += 1;
    }
    laid += step + 1;
    if (now !== undefined) return { mended: now, laid };
    if (choice === 0) failed = step;
  }
  return { mended: null, laid };
}

/** The ways to lay a tile anew: where it lay before, if it can; then the cheapest first. */
function choices(now: Table, task: Task, places: Places): Table[] {
  const old = places[task.id]?.pose;
  const isOld = (table: Table): boolean => {
    const pose = (table.laid[task.id] as Laid).pose;
    return old?.x === pose.x && old.y === pose.y && old.turn === pose.turn;
  };
  const tables = outcomes(now, task).map((one) => one.table);
  return [...tables.filter(isOld), ...tables.filter((table) => !isOld(table))];
}

/** Which tile is not laid in the first way, and in which instead; first: none. */
function* deviations(tiles: number): Generator<readonly [number, number]> {
  yield [0, 0];
  for (let at = 0; at < tiles; at += 1)
    for (let choice = 1; choice <= CHOICES; choice += 1) yield [at, choice];
}

/** The table with everything beyond trains and toes laid anew, in a roomier box; null where that fails, too. */
function rebuilt(table: Table, task: Task): Table | null {
  const movable = bodiesOf(table).filter((one) => mayMove(table, one));
  const roots = movable.flatMap((one) => subtree(table, one));
  const branch = bodiesOf(table).filter((one) => roots.includes(one));
  for (const factor of ROOMIER) {
    const roomy = { ...table, width: table.width * factor, height: table.height * factor };
    const { mended } = relaid(roomy, branch, task, PASSES * branch.length, []);
    if (mended !== null) return { ...mended, width: table.width, height: table.height };
  }
  return null;
}

/** The table without some tiles. The ends they grew from have no spots: they are laid on again at once. */
function takenUp(table: Table, branch: readonly Laid[]): Table {
  const gone = new Set(branch.map((one) => one.id));
  const roots = branch.filter((one) => !gone.has(one.on));
  const laid = table.laid.map((one) => (one !== undefined && gone.has(one.id) ? undefined : one));
  const ends = table.ends.filter((one) => !gone.has(one.on));
  return {
    ...table,
    laid,
    ends: [...ends, ...roots.map((root) => end(root.on, root.touching, null, false))],
  };
}

/** The last resort: the tile lies apart from its arm, where there is room. */
function adrift(table: Table, task: Task): Table {
  const place = table.ends.find((one) => one.on === task.on) as End;
  const from = lyingOn(table)(task.on);
  const bodies = inTheWay(table, task);
  for (let distance = 3000; ; distance += 1000) {
    for (let turn = 0; turn < 16; turn += 1) {
      const pose = away(from, (from.heading + turn) & 15, distance, task.low === task.high);
      if (!fits(pose, NOBODY, bodies)) continue;
      const outcome = lay(table, task, { place, pose, cost: 0 }, anyFoot);
      if (outcome !== null) return outcome.table;
    }
  }
}
