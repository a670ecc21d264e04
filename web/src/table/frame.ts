/** What of the plane a picture of a table shows, and how a tile turns in it. */

import { TURNS, UNIT, type Aspect, type Layout, type Place } from '../board/places.ts';

/** Room between the outermost tile and the edge. */
const MARGIN = UNIT / 2;

const DEGREES = 360 / TURNS;

/** A rectangle of the plane. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NOTHING: Box = { x: -2 * UNIT, y: -UNIT, width: 4 * UNIT, height: 2 * UNIT };

/** The viewBox around the tiles and the spots that are open. */
export function viewBox(layout: Pick<Layout, 'tiles' | 'spots'>): string {
  const { x, y, width, height } = frameOf(layout);
  return `${x} ${y} ${width} ${height}`;
}

/** The tiles and the spots that are open, with some room around them. */
export function frameOf({ tiles, spots }: Pick<Layout, 'tiles' | 'spots'>): Box {
  return around([...tiles, ...spots.filter((spot) => spot.open)]) ?? NOTHING;
}

/** Some tiles or spots with room around them; nothing where there are none. */
export function around(shown: readonly Pick<Place, 'x' | 'y' | 'turn'>[]): Box | null {
  if (shown.length === 0) return null;
  const left = Math.floor(Math.min(...shown.map((place) => place.x - across(place.turn))) - MARGIN);
  const top = Math.floor(Math.min(...shown.map((place) => place.y - down(place.turn))) - MARGIN);
  const right = Math.ceil(Math.max(...shown.map((place) => place.x + across(place.turn))) + MARGIN);
  const bottom = Math.ceil(Math.max(...shown.map((place) => place.y + down(place.turn))) + MARGIN);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The shape of a frame, one side of which is 4. In steps, so that a bar that comes and goes at the edge of a phone
 * moves no tile.
 */
export function aspectOf(width: number, height: number): Aspect {
  const proportion = width / Math.max(1, height);
  return proportion > 1
    ? { width: Math.round(4 * proportion), height: 4 }
    : { width: 4, height: Math.round(4 / Math.max(0.1, proportion)) };
}

/** The angle of *turn* in degrees that lies nearest to *from*, so that a tile never spins the long way round. */
export function nearestAngle(turn: number, from = turn * DEGREES): number {
  const angle = turn * DEGREES;
  return angle + 360 * Math.round((from - angle) / 360);
}

/** How far a tile of this turn reaches from its centre to the side. */
function across(turn: number): number {
  return reach(Math.cos((turn * DEGREES * Math.PI) / 180), Math.sin((turn * DEGREES * Math.PI) / 180));
}

function down(turn: number): number {
  return reach(Math.sin((turn * DEGREES * Math.PI) / 180), Math.cos((turn * DEGREES * Math.PI) / 180));
}

/** Rounded, because a right angle has a cosine that is not quite 0. */
function reach(along: number, aside: number): number {
  return Math.round(UNIT * Math.abs(along) + (UNIT / 2) * Math.abs(aside));
}
