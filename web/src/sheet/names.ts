/** What rules are called. */

import type { Speech } from '../speech/speech.ts';

/** The published rulesets, for pages that do not wait for what the server tells of them; it has the same. */
export const PRESETS = ['trains', 'cross', 'howsley', 'hub', 'pagat', 'rotating', 'family'] as const;

/** The name of the published ruleset that a ruleset in one line begins with, and whether it goes beyond it. */
export function rulesName(speech: Speech, rules: string): string {
  const [preset = '', ...changes] = rules.split(';');
  const name = speech.say(`page-preset-${preset}`);
  return changes.length > 0 ? speech.say('page-preset-changed', { preset: name }) : name;
}
