/** What rules are called. */

import type { Speech } from '../speech/speech.ts';

/** The name of the published ruleset that a ruleset in one line begins with, and whether it goes beyond it. */
export function rulesName(speech: Speech, rules: string): string {
  const [preset = '', ...changes] = rules.split(';');
  const name = speech.say(`page-preset-${preset}`);
  return changes.length > 0 ? speech.say('page-preset-changed', { preset: name }) : name;
}
