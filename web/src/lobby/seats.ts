/** Who is to sit beside whoever makes a table: `open`, `invited` or a computer player's level, for each. */

/** The same ones at a table for *players*; further seats are open. */
export function resized(others: readonly string[], players: number): readonly string[] {
  return Array.from({ length: players - 1 }, (_, place) => others[place] ?? 'open');
}
