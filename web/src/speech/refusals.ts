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
  return speech.say(id, {
    ...args,
    ...(args['ends'] ? { ends: speech.listed(String(args['ends']).split(',')) } : {}),
  });
}
