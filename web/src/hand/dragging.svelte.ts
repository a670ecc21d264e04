/**
 * An item of the hand under a finger, a pen or a mouse: from when it is pressed until it is let go. A finger that
 * scrolls the page takes nothing along: where there is something to scroll it has to rest on the tile first, or
 * to go sideways.
 */

import type { Item } from './arranging.ts';

/** Where an item is held now, in the window. */
export interface Held {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
}

/** Who listens. */
export interface Carrier {
  /** It is carried now, or farther. */
  carried(held: Held): void;
  /** It was let go; null: taken back, as if nothing had been. */
  let(held: Held | null): void;
  /** Whether a finger that goes up or down may be meant to scroll. */
  canScroll(): boolean;
}

/** So far a mouse or a finger goes before it drags. */
const MOUSE = 5;
const FINGER = 9;
/** So long, in milliseconds, a finger rests where it could scroll. */
const REST = 220;

interface Press {
  readonly item: Item;
  readonly pointer: number;
  readonly isTouch: boolean;
  readonly x: number;
  readonly y: number;
  readonly mayScroll: boolean;
  readonly time: number;
}

export class Dragging {
  /** What is carried. */
  held: Held | null = $state.raw(null);
  /** Whether the last press became a drag: then it was no tap. */
  hasDragged = false;
  readonly #carrier: Carrier;
  #press: Press | null = null;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  press(item: Item, event: PointerEvent): void {
    this.hasDragged = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const isTouch = event.pointerType === 'touch';
    this.#press = {
      item,
      pointer: event.pointerId,
      isTouch,
      x: event.clientX,
      y: event.clientY,
      mayScroll: isTouch && this.#carrier.canScroll(),
      time: event.timeStamp,
    };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    if (this.held === null && !this.#begins(press, event)) return;
    this.hasDragged = true;
    this.held = { item: press.item, x: event.clientX, y: event.clientY };
    this.#carrier.carried(this.held);
  }

  /** Called before the browser decides whether a finger scrolls. */
  touchMoved(event: TouchEvent): void {
    const press = this.#press;
    const touch = event.touches[0];
    if (!press?.isTouch || event.touches.length !== 1 || touch === undefined) return;
    if (this.held !== null || this.#isOurs(press, touch, event.timeStamp)) {
      if (event.cancelable) event.preventDefault();
    }
  }

  release(event: PointerEvent): void {
    if (this.#press?.pointer !== event.pointerId) return;
    this.#end(this.held);
  }

  /** Escape, or the browser scrolls after all. */
  cancel(): void {
    if (this.#press !== null) this.#end(null);
  }

  #end(held: Held | null): void {
    const wasHeld = this.held !== null;
    this.#press = null;
    this.held = null;
    if (wasHeld) this.#carrier.let(held);
  }

  #begins(press: Press, event: PointerEvent): boolean {
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (far < (press.isTouch ? FINGER : MOUSE)) return false;
    return !press.isTouch || this.#isOurs(press, event, event.timeStamp);
  }

  #isOurs(press: Press, at: { clientX: number; clientY: number }, time: number): boolean {
    if (!press.mayScroll) return true;
    const isSideways = Math.abs(at.clientX - press.x) > Math.abs(at.clientY - press.y);
    return isSideways || time - press.time >= REST;
  }
}
