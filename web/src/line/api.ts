/** What is asked of the server over HTTP. Every function rejects with a `Refusal` when it says no. */

import type {
  AskedRules,
  Found,
  Link,
  MadeTable,
  Me,
  MyTables,
  NewSubscription,
  NewTable,
  Presets,
  Push,
  Problem,
  ReplayedGame,
  Ruleset,
  ShortCode,
  Snapshot,
} from '../wire/types.ts';
import { Refusal } from './line.ts';
import { reach } from './reach.svelte.ts';

/** Who the reader is; null: nobody yet. */
export async function whoAmI(): Promise<{ readonly name: string } | null> {
  const { name } = await ask<Me>('GET', 'api/me');
  return name ? { name } : null;
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

/** What is public at a table, and what the reader may see of it. */
export function lookAtTable(table: string): Promise<Snapshot> {
  return ask<Snapshot>('GET', `api/tables/${encodeURIComponent(table)}`);
}

/** The published rulesets, and what a ruleset and a table can be made of. */
export function presets(): Promise<Presets> {
  return ask<Presets>('GET', 'api/presets');
}

/** A ruleset in all its forms; what cannot be played is refused. */
export function lookAtRules(asked: AskedRules): Promise<Ruleset> {
  return ask<Ruleset>('POST', 'api/rules', asked);
}

/** What makes another device the same guest, once. */
export function linkToMe(): Promise<Link> {
  return ask<Link>('POST', 'api/me/link');
}

/** Be the guest who made a link. */
export function takeLink(token: string): Promise<Me> {
  return ask<Me>('POST', 'api/link', { token });
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

/** A game of a table as text: the latest one, or by its number from 1. */
export async function recordOf(table: string, game: number | null): Promise<string> {
  const query = game === null ? '' : `?game=${game}`;
  return (await asked('GET', `api/tables/${table}/record${query}`)).text();
}

/** A record played through the rules. */
export function replayOf(record: string): Promise<ReplayedGame> {
  return ask<ReplayedGame>('POST', 'api/replay', { record });
}

async function ask<Given>(method: string, path: string, body?: unknown): Promise<Given> {
  const answer = await asked(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as Given;
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    reach.failed();
    throw new Refusal('offline');
  }
  reach.heard();
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(problem.code ?? 'internal', problem.args);
  }
  return answer;
}
