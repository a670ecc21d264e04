import { expect, test } from 'vitest';
import { ANGLES, BENDS, crossed, GAP, joined, overlap, toe, trains, type Pose } from './poses.ts';
import { areOver, between, covering } from './sound.ts';

/** How far whole numbers may be off. */
const CLOSE = 3;

const HEADINGS = Array.from({ length: 16 }, (_, heading) => heading);

/** A tile at the origin. */
function lying(heading: number, double: boolean): Pose {
  return { x: 0, y: 0, turn: (heading + (double ? 4 : 0)) & 15, heading };
}

function gap(one: Pose, other: Pose): number {
  return between(covering(one), covering(other));
}

test('tiles overlap as they do with true angles', () => {
  const here: Pose = { x: 0, y: 0, turn: 0, heading: 0 };
  const wrong: unknown[] = [];
  for (const clearance of [0, 70])
    for (const turn of HEADINGS)
      for (const other of HEADINGS)
        for (let at = 0; at < 100; at += 1) {
          const [x, y] = [(at % 10) * 260, Math.floor(at / 10) * 260];
          const [one, two] = [
            { ...here, turn },
            { x, y, turn: other, heading: 0 },
          ];
          const [close, far] = [-CLOSE, CLOSE].map((off) =>
            areOver(covering(one), covering(two), clearance + off),
          );
          if (close !== far) continue; // too close to tell
          if (overlap(one, two, clearance) !== close || overlap(two, one, clearance) !== close)
            wrong.push([one, two, clearance]);
        }

  expect(wrong).toEqual([]);
});

test.each(BENDS)('a tile joined at a bend of %i touches, and its arm goes on at the bend', (bend) => {
  for (const heading of HEADINGS)
    for (const double of [false, true]) {
      const on = lying(heading, false);
      const pose = joined(on, bend, double);

      expect(pose.heading).toBe((heading + Math.max(-4, Math.min(bend, 4))) & 15); // SIDE is a bend of 90°, too
      expect(pose.turn).toBe((pose.heading + (double ? 4 : 0)) & 15);
      expect(Math.abs(gap(on, pose) - GAP)).toBeLessThanOrEqual(CLOSE);
    }
});

test.each(BENDS.filter((bend) => Math.abs(bend) < 4))(
  'a double joined at a bend of %i may lie aside, and still touches',
  (bend) => {
    for (const heading of HEADINGS)
      for (const aside of [-500, 0, 500]) {
        const on = lying(heading, false);

        expect(Math.abs(gap(on, crossed(on, bend, aside)) - GAP)).toBeLessThanOrEqual(CLOSE);
      }
  },
);

test.each(ANGLES)('a toe at an angle of %i touches its double, and stands at that angle', (angle) => {
  for (const heading of HEADINGS) {
    const on = lying(heading, true);
    const pose = toe(on, angle);

    expect([pose.turn, pose.heading]).toEqual([(heading + angle) & 15, (heading + angle) & 15]);
    expect(Math.abs(gap(on, pose) - GAP)).toBeLessThanOrEqual(CLOSE);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i trains touch the starting double and not each other', (arms) => {
  for (const heading of [0, 4]) {
    const start = lying(heading, true);
    const found = trains(start, arms);

    expect(found).toHaveLength(arms);
    for (const [at, train] of found.entries()) {
      expect(gap(start, train)).toBeLessThanOrEqual(GAP + CLOSE);
      expect(found.slice(at + 1).some((other) => areOver(covering(train), covering(other)))).toBe(false);
    }
  }
});

test('beyond eight trains no more touch it', () => {
  expect(trains(lying(0, true), 12)).toHaveLength(8);
});
