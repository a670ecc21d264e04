/**
 * The drawn tables that Python and the browser agree on, place by place: tests/geometry/*.json.
 *
 * A file holds one of them or a list. Places are written without their names, to keep the files small.
 */

import type { Aspect, Layout, Place, Play, Shape, Tile } from '../board/places.ts';

export interface Vector {
  readonly name: string;
  readonly shape: Shape;
  readonly aspect: Aspect;
  readonly plays: readonly Play[];
  /** What comes out of them. */
  readonly layout: Layout;
}

/** A file, by its name without folder and suffix. */
export interface Sheet {
  readonly name: string;
  readonly vectors: readonly Vector[];
}

type Lying = [x: number, y: number, turn: number, tail: number, head: number];
type Free = [on: Tile, slot: number, value: number, x: number, y: number, turn: number, open: boolean];

/** A table as the files write it. */
export interface Written {
  name: string;
  shape: Shape;
  aspect: Aspect;
  plays: [tile: Tile, on: Tile | null, slot: number][];
  tiles: Lying[];
  spots: Free[];
  shifts: [play: number, before: Lying, after: Lying][];
}

/** All files, in the order of their names. */
export async function sheets(): Promise<Sheet[]> {
  const files = import.meta.glob<Written | Written[]>('../../../tests/geometry/*.json', {
    import: 'default',
  });
  return Promise.all(
    Object.entries(files).map(async ([path, load]) => ({ name: nameOf(path), vectors: read(await load()) })),
  );
}

export function read(written: Written | Written[]): Vector[] {
  return [written].flat().map(({ name, shape, aspect, plays, tiles, spots, shifts }) => ({
    name,
    shape,
    aspect,
    plays: plays.map(([tile, on, slot]) => ({ tile, on, slot })),
    layout: {
      tiles: tiles.map(place),
      spots: spots.map(([on, slot, value, x, y, turn, open]) => ({ on, slot, value, x, y, turn, open })),
      shifts: shifts.map(([play, before, after]) => ({ play, before: place(before), after: place(after) })),
    },
  }));
}

function place([x, y, turn, tail, head]: Lying): Place {
  return { tile: `${Math.min(tail, head)}-${Math.max(tail, head)}`, x, y, turn, tail, head };
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.json$/, '');
}
