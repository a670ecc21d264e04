/** In which order and under which headings the keys of a ruleset are shown: as one explains them at a table. */

import type { RuleKey } from '../wire/types.ts';

export interface Group {
  /** The message that is its heading. */
  readonly title: string;
  readonly keys: readonly RuleKey[];
}

const GROUPS: readonly (readonly [title: string, ...keys: string[]])[] = [
  ['page-group-set', 'set', 'players', 'hand'],
  ['page-group-start', 'starting_double', 'starter', 'unheld', 'arms'],
  ['page-group-turns', 'must_lay', 'draw', 'drawn_fits', 'reserve', 'call'],
  ['page-group-feet', 'toes', 'unfinishable', 'last_double', 'last_double_penalty'],
  ['page-group-round', 'blocked', 'double_blank', 'blank_half'],
  ['page-group-game', 'rounds', 'end', 'ties'],
];

/** All of *keys* in their groups; those that this page does not know yet come last. */
export function grouped(keys: readonly RuleKey[]): readonly Group[] {
  const known = new Set(GROUPS.flatMap(([, ...names]) => names));
  const groups = GROUPS.map(([title, ...names]) => ({
    title,
    keys: names.flatMap((name) => keys.find(({ key }) => key === name) ?? []),
  }));
  const others = { title: 'page-group-others', keys: keys.filter(({ key }) => !known.has(key)) };
  return [...groups, others].filter((group) => group.keys.length > 0);
}
