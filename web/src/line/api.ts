/** What is asked of the server over HTTP. Every function rejects with a `Refusal` when it says no. */

import type {
  Found,
  MadeTable,
  Me,
  MyTables,
  NewSubscription,
  NewTable,
  Problem,
  Push,
  ShortCode,
} from '../wire/types.ts';
import { Refusal } from './line.ts';

/** Who the reader is; null: nobody yet. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return await ask<Me>('GET', 'api/me');
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === 'no_guest') return null;
    throw problem;
  }
}

/** Be a guest of this name, from now on. */
export function beCalled(name: string): Promise<Me> {
  return ask<Me>('POST', 'api/me', { name });
}

export function myTables(): Promise<MyTables> {
  return ask<MyTables>('GET', 'api/me/tables');
}

export function makeTable(order: NewTable): Promise<MadeTable> {
  return ask<MadeTable>('POST', 'api/tables', order);
}

/** A new short code for a table. */
export function codeOf(table: string): Promise<ShortCode> {
  return ask<ShortCode>('POST', `api/tables/${table}/code`);
}

/** The table that a short code leads to. */
export function tableOf(code: string): Promise<Found> {
  return ask<Found>('POST', `api/codes/${encodeURIComponent(code)}`);
}

/** The key by which a browser knows the server's notifications; empty: it sends none. */
export async function pushKey(): Promise<string> {
  return (await ask<Push>('GET', 'api/push')).key ?? '';
}

/** Be told in this browser. */
export function subscribe(subscription: NewSubscription): Promise<void> {
  return ask('POST', 'api/me/push', subscription);
}

/** Be told nothing more in this browser. */
export function unsubscribe(endpoint: string): Promise<void> {
  return ask('DELETE', 'api/me/push', { endpoint });
}

async function ask<Given>(method: string, path: string, body?: unknown): Promise<Given> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new Refusal('offline');
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(problem.code ?? 'internal', problem.args);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as Given;
}
