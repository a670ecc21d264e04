/** What went wrong on a page, in words; and why rules cannot be played, for who sets them at the fields of a form. */

import { Refusal } from '../line/line.ts';
import { fetchedRefusal, refusalSentence } from '../speech/refusals.ts';
import { idOf, type Speech } from '../speech/speech.ts';
import type { RuleKey } from '../wire/types.ts';
import type { Wrong } from './looking.svelte.ts';

/**
 * The words for whatever went wrong, as soon as they are there. What is no refusal - a file that cannot be read, a
 * mistake of ours - says itself what it is, and the console where it comes from.
 */
export async function troubleOf(speech: Speech, problem: unknown): Promise<string> {
  if (problem instanceof Refusal) return fetchedSentence(speech, problem);
  console.error(problem);
  return String(problem);
}

/** The words for a refusal of rules or of anything else. */
async function fetchedSentence(speech: Speech, { code, args }: Refusal): Promise<string> {
  const [sentence] = await Promise.all([
    fetchedRefusal(speech, code, args),
    speech.have('sheet').catch(() => undefined), // then there is the other sentence
  ]);
  const id = idOf('rule-refused', code);
  // Beside no field one must be told which value it is.
  return code !== 'bad_value' && speech.knows(id) ? speech.say(id, args) : sentence;
}

export function wrongSentence(speech: Speech, { code, key, args }: Wrong, keys: readonly RuleKey[]): string {
  const found = keys.find((one) => one.key === key);
  if (code === 'bad_value' && found?.forms.some(({ text }) => text.includes('#')))
    return speech.say('rule-refused-number', { least: found.least ?? 0, most: found.most ?? 0 });
  const id = idOf('rule-refused', code);
  return speech.knows(id) ? speech.say(id, args) : refusalSentence(speech, code, args);
}
