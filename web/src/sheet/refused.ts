/** Why rules cannot be played, in words for who sets them at the fields of a form. */

import { fetchedRefusal, refusalSentence } from '../speech/refusals.ts';
import { idOf, type Speech } from '../speech/speech.ts';
import type { RuleKey } from '../wire/types.ts';
import type { Wrong } from './looking.svelte.ts';

/** The words for a refusal of rules or of anything else, as soon as they are there. */
export async function fetchedWrong(speech: Speech, code: string, args: Wrong['args']): Promise<string> {
  const [sentence] = await Promise.all([
    fetchedRefusal(speech, code, args),
    speech.have('sheet').catch(() => undefined), // then there is the other sentence
  ]);
  const id = idOf('rule-refused', code);
  return speech.knows(id) ? speech.say(id, args) : sentence;
}

export function wrongSentence(speech: Speech, { code, key, args }: Wrong, keys: readonly RuleKey[]): string {
  const found = keys.find((one) => one.key === key);
  if (code === 'bad_value' && found?.forms.some(({ text }) => text.includes('#')))
    return speech.say('rule-refused-number', { least: found.least ?? 0, most: found.most ?? 0 });
  const id = idOf('rule-refused', code);
  return speech.knows(id) ? speech.say(id, args) : refusalSentence(speech, code, args);
}
