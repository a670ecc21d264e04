/**
 * What a drawn table is made of: the plays that go in, the places that come out.
 *
 * The unit of length is a thousandth of a tile's short side, so that places are whole numbers and Python finds
 * the same ones (src/chickenfoot/geometry/). A tile is 1000 wide and 2000 long. The starting double lies at the
 * origin; x runs to the right, y down.
 *
 * A tile's turn is the direction from its tail to its head, in sixteenths of a full turn, clockwise from the
 * x axis. The tail touches what the tile was laid against; a double lies crosswise (T12, X11), so its turn is at
 * right angles to its arm.
 */

/** A tile's text, low half first: `3-9`. */
export type Tile = string;

/** A tile's short side. */
export const UNIT = 1000;

/** How many directions there are. */
export const TURNS = 16;

/** What a layout must know of the rules. */
export interface Shape {
  /** The set's highest pip. */
  readonly set: number;
  /** Trains wanted on the starting double. */
  readonly arms: number;
  /** Tiles a double demands. */
  readonly toes: number;
  /** Whether a foot that can no longer get its toes is waived (rule book, section 3, `unfinishable`). */
  readonly waives: boolean;
}

/** The proportions of the place a table is drawn for. */
export interface Aspect {
  readonly width: number;
  readonly height: number;
}

/** A tile that was laid. */
export interface Play {
  readonly tile: Tile;
  /** The tile it was laid against; null: the starting double. */
  readonly on: Tile | null;
  /** As which of that tile's children: 0 for an ordinary joint, 0 to 2 for toes, 0 to arms - 1 for trains. */
  readonly slot: number;
}

/** Where a tile lies: its centre, where it points, and which half is at which end. */
export interface Place {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly tail: number;
  readonly head: number;
}

/** Where the next tile would go, drawn as an outline; its tail touches `on`. */
export interface Spot {
  readonly on: Tile;
  readonly slot: number;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** A tile may be laid there now: while a foot or the opening is pending only its spots are open (T8, T13). */
  readonly open: boolean;
}

/** A tile that had to make room. */
export interface Shift {
  /** During which play; 0: the first. */
  readonly play: number;
  readonly before: Place;
  readonly after: Place;
}

/** A table as it is drawn; `tiles` stand in the order they were laid. */
export interface Layout {
  readonly tiles: readonly Place[];
  readonly spots: readonly Spot[];
  readonly shifts: readonly Shift[];
}
