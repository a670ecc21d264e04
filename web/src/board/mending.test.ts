// A tile that finds no place: others make room, or, as a last resort, it lies apart.
//
// The tables here could not come about by playing; they are built so that one tile is walled in:
//
//             ┌───────┐
//             │ 1-9   │
//     ┌─┐     └───────┘        9-9 is the starting double. 3-5 is to be laid on 3-9, but 4-5 is in its way.
//     │9│┌───┬───┐ ┌─┐         The walls 1-9 and 2-9 count as trains, which never move.
//     ├─┤│ 9 │ 3 │ │4│
//     │9│└───┴───┘ ├─┤
//     └─┘     ┌────│5│┐        4-5 lies against 4-9, somewhere else.
//             │ 2-9└─┘│
//             └───────┘

import { expect, test } from 'vitest';
import { end } from './ends.ts';
import { outcomes } from './laying.ts';
import { mend } from './mending.ts';
import { toe, type Pose } from './poses.ts';
import { areOver, between, covering } from './sound.ts';
import { begin, type Laid, type Table, type Task } from './table.ts';

const [START, WALLED, OTHER, IN_THE_WAY] = [0, 1, 2, 3];
const TASK: Task = { id: 6, on: WALLED, low: 3, high: 5 };

/** The table above; 4-5 lies against tile number `on`. */
function walledIn(on: number): Table {
  const table = begin({ set: 9, arms: 4, toes: 3, waives: false }, { width: 1, height: 1 }, 9);
  const start = poseOf(table, START);
  const wall = (y: number): Pose => ({ x: 3000, y, turn: 0, heading: 0 });
  const lying: Omit<Laid, 'id'>[] = [
    { pose: toe(start, 0), on: START, low: 3, high: 9, touching: 9 },
    { pose: toe(start, 4), on: START, low: 4, high: 9, touching: 9 },
    { pose: { x: 3160, y: 0, turn: 4, heading: 4 }, on, low: 4, high: 5, touching: 4 },
    { pose: wall(-1600), on: START, low: 1, high: 9, touching: 9 },
    { pose: wall(1600), on: START, low: 2, high: 9, touching: 9 },
  ];
  return {
    ...table,
    laid: [...table.laid, ...lying.map((one, at) => ({ ...one, id: at + 1 }))],
    ends: [end(WALLED, 3, null, false), end(IN_THE_WAY, 5, { x: 3160, y: 2040, turn: 4, heading: 4 }, false)],
  };
}

function poseOf(table: Table, id: number): Pose {
  return (table.laid[id] as Laid).pose;
}

function gap(table: Table, one: number, other: number): number {
  return between(covering(poseOf(table, one)), covering(poseOf(table, other)));
}

function moved(before: Table, after: Table): number[] {
  return before.laid.flatMap((one, id) => {
    const [was, now] = [one?.pose, poseOf(after, id)];
    return was?.x === now.x && was.y === now.y && was.turn === now.turn ? [] : [id];
  });
}

function crowded(table: Table): boolean {
  const shapes = (table.laid as Laid[]).map(({ pose }) => covering(pose));
  return shapes.some((one, at) => shapes.slice(at + 1).some((other) => areOver(one, other)));
}

test('what is in the way and may move makes room, and nothing else does', () => {
  const table = walledIn(OTHER);
  expect(outcomes(table, TASK)).toEqual([]);
  const after = mend(table, TASK);

  expect(moved(table, after)).toEqual([IN_THE_WAY]);
  expect(gap(after, TASK.id, WALLED)).toBeLessThan(100);
  expect(gap(after, IN_THE_WAY, OTHER)).toBeLessThan(100);
  expect(crowded(after)).toBe(false);
});

test('a tile for which nothing may move lies apart, as near as can be', () => {
  const table = walledIn(START);
  const after = mend(table, TASK);

  expect(moved(table, after)).toEqual([]);
  expect(gap(after, TASK.id, WALLED)).toBeGreaterThan(100);
  expect(gap(after, TASK.id, WALLED)).toBeLessThan(5000);
  expect(after.ends.map((one) => one.on)).toEqual([IN_THE_WAY, TASK.id]);
  expect(crowded(after)).toBe(false);
});
