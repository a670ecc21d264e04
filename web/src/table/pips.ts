/**
 * Where the pips of a half lie, from blank to eighteen, in thousandths of its side.
 *
 * The half lies as it does in a tile that points along the x axis. Up to nine the pips stand on the familiar grid
 * of three by three; from ten on in three rows along the tile, as on the bigger sets that are sold:
 *
 *     5  ●   ●     6  ● ● ●     8  ● ● ●     11  ● ● ● ●     17  ● ● ● ● ● ●
 *          ●                       ●   ●          ●  ●  ●         ●  ●  ●  ●  ●
 *        ●   ●        ● ● ●        ● ● ●         ● ● ● ●         ● ● ● ● ● ●
 */

export interface Pip {
  readonly x: number;
  readonly y: number;
}

/** The highest pip of the largest set. */
export const MOST = 18;

const LOW = 220;
const MID = 500;
const HIGH = 780;

/** How many pips the outer rows and the middle row have, from ten on. */
const ROWS: readonly (readonly [outer: number, middle: number])[] = [
  [4, 2],
  [4, 3],
  [4, 4],
  [5, 3],
  [5, 4],
  [5, 5],
  [6, 4],
  [6, 5],
  [6, 6],
];

/** The pips of a half. Throws a RangeError beyond the sets we have. */
export function pips(value: number): readonly Pip[] {
  const found = ALL[value];
  if (!found) throw new RangeError(`expected pips from 0 to ${MOST}, got ${value}`);
  return found;
}

/** How big they are drawn, so that as many fit. */
export function radius(value: number): number {
  if (value < 10) return 95;
  return value < 13 ? 78 : value < 16 ? 66 : 55;
}

const ALL = Array.from({ length: MOST + 1 }, (_, value) => (value < 10 ? upToNine(value) : inRows(value)));

function upToNine(value: number): Pip[] {
  const centre = value % 2 === 1 ? [pip(MID, MID)] : [];
  const corners = [
    ...(value > 1 ? [pip(LOW, LOW), pip(HIGH, HIGH)] : []),
    ...(value > 3 ? [pip(LOW, HIGH), pip(HIGH, LOW)] : []),
  ];
  const sides = [
    ...(value > 5 ? [pip(MID, LOW), pip(MID, HIGH)] : []),
    ...(value > 7 ? [pip(LOW, MID), pip(HIGH, MID)] : []),
  ];
  return [...corners, ...sides, ...centre];
}

function inRows(value: number): Pip[] {
  const [outer, middle] = ROWS[value - 10] ?? [0, 0];
  const gap = (HIGH - LOW) / (outer - 1);
  return [row(LOW, outer, gap), row(MID, middle, gap), row(HIGH, outer, gap)].flat();
}

/** A row about the middle of the half. */
function row(y: number, count: number, gap: number): Pip[] {
  const first = MID - (gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => pip(Math.round(first + at * gap), y));
}

function pip(x: number, y: number): Pip {
  return { x, y };
}
