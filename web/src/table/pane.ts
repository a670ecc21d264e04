/** What others ask a pane to do (Pane.svelte). */

import type { Tile } from '../board/places.ts';
import type { Point } from './view.ts';

export interface Pane {
  /** The tile whose glowing place a point of the window means, if it means one. */
  meant(clientX: number, clientY: number): Tile | null;
  /** Where in the plane a point of the window is. */
  planeAt(clientX: number, clientY: number): Point;
  /** A point beyond the edge, *along* from its beginning (0) to its end (1): where tiles come from. */
  beyond(edge: 'top' | 'bottom', along: number): Point;
  /** Put these tiles and their places into the middle. */
  lookAt(tiles: ReadonlySet<Tile>): void;
  zoomIn(): void;
  zoomOut(): void;
  /** All of the table; where all of it is seen already, what one would see without having chosen. */
  showAll(): void;
  /** The keyboard goes to the first place that glows. */
  focusPlace(): void;
}
