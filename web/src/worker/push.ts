/**
 * What the service worker does when the server tells that it is the reader's turn: a notification, and a click on it
 * leads to the table. The server has found the words, in the reader's language.
 */

import type { Pushed } from '../wire/types.ts';

/** What a notification shows, beside its title. */
export interface Shown {
  readonly body: string;
  readonly lang: string;
  readonly dir: 'auto';
  readonly icon: string;
  /** One for each table: a new turn takes the place of an old one, and is heard all the same. */
  readonly tag: string;
  readonly renotify: true;
  readonly data: string;
}

/** Of the worker's registration, what is needed here. */
export interface Notifier {
  readonly scope: string;
  showNotification(title: string, options: Shown): Promise<void>;
}

/** A page of ours. */
export interface Page {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
}

/** Of the worker's `clients`, what is needed here. */
export interface Pages {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
}

const EVERY = { type: 'window', includeUncontrolled: true } as const;

/** Show what the server has said, unless the reader has the table before him. */
export async function notify(text: string | undefined, notifier: Notifier, pages: Pages): Promise<void> {
  const pushed = pushedFrom(text);
  if (pushed === null) return;
  const { scope } = notifier;
  const seen = await pages.matchAll(EVERY);
  if (seen.some((page) => page.visibilityState === 'visible' && isAt(page, pushed.table, scope))) return;
  await notifier.showNotification(pushed.title, {
    body: pushed.body,
    lang: pushed.lang,
    dir: 'auto',
    icon: new URL('icons/icon-192.png', scope).href,
    tag: pushed.table,
    renotify: true,
    data: pushed.table,
  });
}

/** The table of a notification that was clicked: the page that shows it, else a new one. */
export async function lead(table: unknown, scope: string, pages: Pages): Promise<void> {
  if (!isTable(table)) return;
  const page = (await pages.matchAll(EVERY)).find((one) => isAt(one, table, scope));
  await (page ? page.focus() : pages.openWindow(addressOf(table, scope)));
}

/** What the server has said; null: nothing that this version knows. */
export function pushedFrom(text: string | undefined): Pushed | null {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  const { what, table, title, body, lang } = (found ?? {}) as Partial<Record<keyof Pushed, unknown>>;
  if (what !== 'your_turn' || !isTable(table)) return null;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof lang !== 'string') return null;
  return { what, table, title, body, lang };
}

function isTable(table: unknown): table is string {
  return typeof table === 'string' && /^[0-9a-f]{32}$/.test(table);
}

function isAt({ url }: Page, table: string, scope: string): boolean {
  return url.replace(/[?#].*$/, '').replace(/\/$/, '') === addressOf(table, scope);
}

function addressOf(table: string, scope: string): string {
  return new URL(`t/${table}`, scope).href;
}
