/** Where the order of a hand is kept, on this device. */

import { recalled, remembering, type Item } from './arranging.ts';

const KEY = 'hands';

/** How the hand of *round* was arranged. */
export function found(round: string): readonly Item[] {
  return recalled(kept(), round);
}

export function keep(round: string, items: readonly Item[]): void {
  try {
    localStorage.setItem(KEY, remembering(kept(), round, items));
  } catch {
    // a browser that keeps nothing: it lasts as long as the page
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
