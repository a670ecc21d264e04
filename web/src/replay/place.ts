/** A moment of a game in the address, so that a link leads to it: `#round=3&ply=12`. */

export interface Place {
  /** From 1, as people count. */
  readonly round: number;
  /** After so many moves; 0: as it was dealt. */
  readonly ply: number;
}

const PLACE = /^#round=(\d{1,6})(?:&ply=(\d{1,6}))?$/;

/** The place that *hash* tells; null: it tells none. */
export function placeOf(hash: string): Place | null {
  const found = PLACE.exec(hash);
  return found === null ? null : { round: Number(found[1]), ply: Number(found[2] ?? 0) };
}

export function hashOf({ round, ply }: Place): string {
  return `#round=${round}&ply=${ply}`;
}
