/** What is asked of the server over HTTP. Every function rejects with a `Refusal` when it says no. */

import type {
  Found,
  MadeTable,
  Me,
  MyTables,
  NewTable,
  Problem,
  ReplayedGame,
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
  return (await (await asked(method, path, body)).json()) as Given;
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
    throw new Refusal('offline');
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(problem.code ?? 'internal', problem.args);
  }
  return answer;
}
