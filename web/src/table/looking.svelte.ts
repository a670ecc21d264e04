/** What a pane shows: by itself all that matters, or what somebody has chosen to see. */

import { untrack } from 'svelte';
import type { Layout, Spot, Tile } from '../board/places.ts';
import { around, frameOf, type Box } from './frame.ts';
import {
  automatic,
  fitted,
  following,
  kept,
  nearest,
  panned,
  pinched,
  reachOf,
  shows,
  toPlane,
  zoomed,
  type Point,
  type Size,
  type View,
} from './view.ts';
import type { Deed } from './fingers.ts';

/** What there is to be seen. */
export interface Scene {
  readonly layout: Layout;
  /** The tiles that matter most now: the newest one, and those with a place for the reader. */
  readonly matters: ReadonlySet<Tile>;
  /** Those among them whose places can be touched. */
  readonly glowing: ReadonlySet<Tile>;
}

const STEP = 1.4;
const CLOSE = 2.5;
/** Pixels of a unit in which an end can be looked at well. */
const READING = 0.022;
/** So long, in milliseconds, a view that somebody has chosen is left alone; less for what he asked for himself. */
const LEFT_ALONE = 6000;
const ASKED = 1000;

export class Looking {
  /** The pane's, as the page measures it. */
  width = $state(0);
  height = $state(0);
  readonly #scene: () => Scene;
  /** What somebody has chosen to see; null: the pane follows the play. */
  #own: View | null = $state.raw(null);
  /** He wants to see all of it, be it ever so small. */
  #isWhole = $state(false);
  #touched = -Infinity;
  #last: View | null = null; // what the pane showed by itself

  readonly size: Size = $derived({ width: Math.max(1, this.width), height: Math.max(1, this.height) });
  readonly table: Box = $derived.by(() => frameOf(this.#scene().layout));
  readonly #places: readonly Spot[] = $derived.by(() => {
    const { layout, glowing } = this.#scene();
    return layout.spots.filter((spot) => spot.open && glowing.has(spot.on));
  });
  readonly #interest: Box | null = $derived.by(() => {
    const { layout, matters } = this.#scene();
    if (this.#places.length > 0) return around(this.#places);
    const all = [...layout.tiles, ...layout.spots];
    return around(all.filter((one) => matters.has('on' in one ? one.on : one.tile)));
  });
  readonly #followed: View = $derived.by(() => {
    this.#last = this.#isWhole
      ? fitted(this.table, this.size)
      : automatic(this.#last, this.table, this.#interest, this.size);
    return this.#last;
  });
  readonly view: View = $derived(this.#own ?? this.#followed);
  /** Whether all of the table is seen. */
  readonly isAll: boolean = $derived(shows(this.view, this.table, this.size));

  /** To be made while a component begins. */
  constructor(scene: () => Scene) {
    this.#scene = scene;
    $effect(() => {
      const [box, isAsked] = [this.#interest, this.#places.length > 0];
      untrack(() => {
        if (box !== null) this.#follow(box, isAsked ? ASKED : LEFT_ALONE);
      });
    });
  }

  /** The tile whose glowing place a point of the pane means. */
  meant(at: Point): Tile | null {
    return nearest(this.#places, at, reachOf(this.view), this.view, this.size)?.on ?? null;
  }

  planeAt(at: Point): Point {
    return toPlane(this.view, at, this.size);
  }

  /** Put the ends of these tiles into the middle, large enough to be read. */
  lookAt(tiles: ReadonlySet<Tile>): void {
    const box = around(this.#scene().layout.spots.filter((spot) => tiles.has(spot.on)));
    if (box === null) return;
    const part = fitted(box, this.size);
    this.#choose({ ...part, zoom: Math.min(part.zoom, Math.max(this.view.zoom, READING)) });
  }

  /** Put a point of the plane into the middle. */
  centre(at: Point): void {
    this.#choose({ ...this.view, ...at });
  }

  /** See a place, if it is not seen. */
  attend(on: Tile): void {
    const box = around(this.#places.filter((spot) => spot.on === on));
    if (box !== null && !shows(this.view, box, this.size)) this.#choose(following(this.view, box, this.size));
  }

  zoomIn(): void {
    this.zoom(STEP);
  }

  zoomOut(): void {
    this.zoom(1 / STEP);
    this.settle();
  }

  /** What is at *at* stays there; without it, the middle. */
  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.#choose(zoomed(this.view, factor, at, this.table, this.size));
  }

  /** Closer to a point of the pane; or, where somebody has chosen his view, back. */
  zoomAt(at: Point): void {
    if (this.#own === null) this.zoom(CLOSE, at);
    else this.#followAgain();
  }

  /** All of the table; where all of it is seen already, what one would see without having chosen. */
  showAll(): void {
    const isAll = this.isAll;
    this.#followAgain();
    this.#isWhole = !isAll;
  }

  pan(dx: number, dy: number): void {
    this.#choose(panned(this.view, dx, dy));
  }

  /** What fingers do with it. */
  obey(deed: Deed): void {
    if (deed.what === 'pan') this.pan(deed.dx, deed.dy);
    else this.#choose(pinched(this.view, deed.before, deed.after, this.table, this.size));
  }

  /** Who looks at all of the table again lets the pane follow the play again. */
  settle(): void {
    if (this.#own !== null && this.#own.zoom <= 1.02 * fitted(this.table, this.size).zoom) this.#own = null;
  }

  #choose(view: View) {
    this.#own = kept(view, this.table, this.size);
    this.#isWhole = false;
    this.#touched = performance.now();
  }

  #followAgain() {
    this.#own = null;
    this.#isWhole = false;
  }

  /** What matters has changed: a view that was chosen a while ago moves there. */
  #follow(box: Box, quiet: number) {
    if (this.#own === null || performance.now() - this.#touched < quiet) return;
    if (!shows(this.#own, box, this.size)) this.#own = following(this.#own, box, this.size);
  }
}
