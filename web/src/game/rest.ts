/** What there is to see of a table where nobody plays just now, also when it was closed since. */

import type { Known } from '../model/table.ts';

/** Whether the last round's end is shown: no other one is played or dealt. */
export function isAtRest({ phase, results, final }: Pick<Known, 'phase' | 'results' | 'final'>): boolean {
  return phase !== 'playing' && phase !== 'salting' && (results.length > 0 || final !== null);
}

/** Whether the game can be watched again: it has ended, or was closed after a round. */
export function hasGameToShow(known: Pick<Known, 'phase' | 'results' | 'final'>): boolean {
  return known.final !== null || (known.phase === 'closed' && known.results.length > 0);
}
