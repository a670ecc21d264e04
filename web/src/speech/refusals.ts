/** Why the server does not do something, in words. */

import { idOf, type Args, type Speech } from './speech.ts';

/** The words for the refusal *code*, as soon as they are there. */
export async function fetchedRefusal(speech: Speech, code: string, args: Args): Promise<string> {
  try {
    await speech.have('mistakes', 'game');
  } catch {
    return code; // the server cannot be reached, and its words for that neither
  }
  return refusalSentence(speech, code, args);
}

/** The words for the refusal *code*, of a page that has all its words. */
export function refusalSentence(speech: Speech, code: string, args: Args): string {
  const id = [idOf('refused', code), idOf('why', code), idOf('error', code)].find((one) => speech.knows(one));
  if (id === undefined) return speech.say('refused-other', { code });
  const expects = idOf('key', String(args['key'] ?? '')); // what a key of a ruleset expects has words of its own
  return speech.say(id, {
    ...args,
    ...(speech.knows(expects) ? { expects: speech.say(expects) } : {}),
    ...(args['ends'] ? { ends: speech.listed(String(args['ends']).split(',')) } : {}),
  });
}
