/** What the browser must be asked about a hand: where things lie, and whether they may move. */

import { placeAt } from './arranging.ts';

/** So far beside the hand a point still means it, in pixels. */
const MARGIN = 12;

/** Whether a point of the window is on the hand. */
export function isOver(list: HTMLElement | undefined, x: number, y: number): boolean {
  if (list === undefined) return false;
  const { left, right, top, bottom } = list.getBoundingClientRect();
  return x >= left - MARGIN && x <= right + MARGIN && y >= top - MARGIN && y <= bottom + MARGIN;
}

/** Which place a point of the window is for *item*. Where things lie at rest counts, not where they glide. */
export function placeOf(list: HTMLElement | undefined, item: string, x: number, y: number): number {
  if (list === undefined) return 0;
  const { left, top } = list.getBoundingClientRect();
  const others = childrenOf(list).filter((one) => one.dataset['of'] !== item);
  const boxes = others.map((one) => ({
    left: one.offsetLeft,
    top: one.offsetTop,
    width: one.offsetWidth,
    height: one.offsetHeight,
  }));
  return placeAt(boxes, { x: x - left, y: Math.max(0, y - top) }, isRightToLeft(list));
}

function isRightToLeft(list: HTMLElement | undefined): boolean {
  return list !== undefined && getComputedStyle(list).direction === 'rtl';
}

/** Whether a finger that goes up or down may be meant to scroll the page. */
export function canScroll(): boolean {
  return document.documentElement.scrollHeight > window.innerHeight + 1;
}

function childrenOf(list: HTMLElement | undefined): readonly HTMLElement[] {
  return [...(list?.children ?? [])].filter((one) => one instanceof HTMLElement);
}

/** Which place a key leads to from place *at*; null: it leads nowhere. */
export function placeByKey(list: HTMLElement | undefined, at: number, key: string): number | null {
  const last = childrenOf(list).length - 1;
  const side = isRightToLeft(list) ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(Math.max(at + side, 0), last);
    case 'ArrowLeft':
      return Math.min(Math.max(at - side, 0), last);
    case 'ArrowDown':
      return rowBeside(list, at, 1);
    case 'ArrowUp':
      return rowBeside(list, at, -1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The place in the next row, or the one before, that lies nearest below or above the place *at*. */
function rowBeside(list: HTMLElement | undefined, at: number, step: 1 | -1): number {
  const all = childrenOf(list);
  const here = all[at];
  if (here === undefined) return at;
  const beyond = all.filter((one) => Math.sign(one.offsetTop - here.offsetTop) === step);
  const row = step > 0 ? beyond[0]?.offsetTop : beyond.at(-1)?.offsetTop;
  const apart = (one: HTMLElement) => Math.abs(one.offsetLeft - here.offsetLeft);
  const [found] = beyond
    .filter((one) => one.offsetTop === row)
    .sort((one, other) => apart(one) - apart(other));
  return found === undefined ? at : all.indexOf(found);
}

/** Whether the person, or the device, wants nothing to move. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
