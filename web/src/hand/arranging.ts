/**
 * How somebody has arranged his hand: tiles, with gaps between them wherever he wants some. Pure: what is drawn
 * goes to the end, what is laid leaves its place, and what is taken back comes there again.
 */

/** A tile, `3-9`, or a gap, `gap 1`. */
export type Item = string;

export type Order = 'value' | 'pips' | 'fits';

/** No more gaps than this: groups of one tile are none. */
export const MOST_GAPS = 4;

const GAP = 'gap ';

export function isGap(item: Item): boolean {
  return item.startsWith(GAP);
}

/** *hand* as it was arranged *before*; new tiles at the end. A gap goes with the last tile before it. */
export function arranged(before: readonly Item[], hand: readonly string[]): readonly Item[] {
  const stay: Item[] = [];
  let isEmptied = false; // a tile has left, and none stayed since the last gap
  for (const item of new Set(before)) {
    if (!isGap(item) && !hand.includes(item)) {
      isEmptied ||= stay.length === 0 || isGap(stay.at(-1) ?? '');
    } else {
      if (!(isGap(item) && isEmptied)) stay.push(item);
      isEmptied = false;
    }
  }
  return [...stay, ...hand.filter((tile) => !stay.includes(tile))];
}

/**
 * What is to be known of a hand that was arranged *before* and is arranged as *items* now: these, and the tiles
 * that have left, each behind what it lay behind, so that `arranged` finds the place of one that comes back.
 */
export function withLeft(before: readonly Item[], items: readonly Item[]): readonly Item[] {
  const all = [...items];
  for (const [at, tile] of [...new Set(before)].entries()) {
    if (isGap(tile) || items.includes(tile)) continue;
    const neighbour = before.slice(0, at).findLast((one) => all.includes(one));
    let to = neighbour === undefined ? 0 : all.indexOf(neighbour) + 1;
    while (isGap(all[to] ?? '') && !isBehindTile(all.slice(0, to), items)) to += 1; // a gap goes with a tile that is there
    all.splice(to, 0, tile);
  }
  return all;
}

/** Whether what is there last, before what comes now, is a tile. */
function isBehindTile(before: readonly Item[], items: readonly Item[]): boolean {
  return !isGap(before.findLast((one) => items.includes(one)) ?? GAP);
}

/** *item* put at place *to*, from 0, of what is then the hand. */
export function put(items: readonly Item[], item: Item, to: number): readonly Item[] {
  if (!items.includes(item)) return items;
  const others = items.filter((one) => one !== item);
  const at = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/**
 * Sorted, without gaps: by the higher half and then the lower one; by all pips; or what can go before what cannot,
 * each as it was, with a gap between.
 */
export function sorted(items: readonly Item[], order: Order, playable: ReadonlySet<string>): readonly Item[] {
  const tiles = items.filter((item) => !isGap(item));
  switch (order) {
    case 'value':
      return tiles.sort((one, other) => high(other) - high(one) || low(other) - low(one));
    case 'pips':
      return tiles.sort((one, other) => pipsOf(other) - pipsOf(one) || high(other) - high(one));
    case 'fits': {
      const fits = tiles.filter((tile) => playable.has(tile));
      const waits = tiles.filter((tile) => !playable.has(tile));
      return fits.length > 0 && waits.length > 0 ? [...fits, `${GAP}1`, ...waits] : tiles;
    }
  }
}

/** One more gap, behind *item*, or at the end; the hand as it is where there are enough. */
export function divided(items: readonly Item[], item: Item | null): readonly Item[] {
  const numbers = Array.from({ length: MOST_GAPS }, (_, at) => `${GAP}${at + 1}`);
  const gap = numbers.find((one) => !items.includes(one));
  if (gap === undefined) return items;
  const at = item === null ? items.length : items.indexOf(item) + 1;
  return put([...items, gap], gap, at);
}

export function without(items: readonly Item[], gap: Item): readonly Item[] {
  return items.filter((item) => item !== gap);
}

/** Where an item that is held over a hand would go: behind how many of *boxes*, the others in their order. */
export function placeAt(
  boxes: readonly { left: number; top: number; width: number; height: number }[],
  at: { x: number; y: number },
  isRightToLeft: boolean,
): number {
  const before = boxes.filter(({ left, top, width, height }) => {
    if (at.y >= top + height) return true; // in a row above
    const middle = left + width / 2;
    return at.y >= top && (isRightToLeft ? at.x < middle : at.x > middle);
  });
  return before.length;
}

/** A hand as it was kept: which one, by table and round, and how it was arranged. */
type Kept = readonly [key: string, items: readonly Item[]];

/** So many hands are remembered, the newest first. */
const REMEMBERED = 12;

/** How the hand *key* was arranged, from what was kept; nothing where that makes no sense. */
export function recalled(text: string | null, key: string): readonly Item[] {
  return hands(text).find(([one]) => one === key)?.[1] ?? [];
}

/** What is to be kept, now that the hand *key* is arranged as *items*; old hands are dropped. */
export function remembering(text: string | null, key: string, items: readonly Item[]): string {
  const others = hands(text).filter(([one]) => one !== key);
  return JSON.stringify([[key, items], ...others].slice(0, REMEMBERED));
}

function hands(text: string | null): readonly Kept[] {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    return []; // torn
  }
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(one: unknown): one is Kept {
  if (!Array.isArray(one) || one.length !== 2) return false;
  const [key, items] = one as unknown[];
  return typeof key === 'string' && Array.isArray(items) && items.every((item) => typeof item === 'string');
}

function halves(tile: string): readonly number[] {
  return tile.split('-').map(Number);
}

function low(tile: string): number {
  return Math.min(...halves(tile));
}

function high(tile: string): number {
  return Math.max(...halves(tile));
}

function pipsOf(tile: string): number {
  return low(tile) + high(tile);
}
