/** For tests: a server that answers what it is told to. */

import { vi } from 'vitest';

export interface Asked {
  readonly what: string;
  readonly body: unknown;
}

/**
 * What is asked from now on. *answers*: bodies by `GET api/me` and the like; texts as they are; a number is an error's
 * status. It may be changed meanwhile; what is not in it cannot be reached.
 */
export function answering(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    const what = `${method} ${path}`;
    asked.push({ what, body: body === undefined ? null : JSON.parse(body) });
    const answer = answers[what];
    if (answer === undefined) return Promise.reject(new TypeError('failed to fetch'));
    if (typeof answer === 'number') return Promise.resolve(Response.json({}, { status: answer }));
    return Promise.resolve(typeof answer === 'string' ? new Response(answer) : Response.json(answer));
  });
  return asked;
}
