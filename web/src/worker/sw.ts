/**
 * The service worker: the pages come up without a connection, and an update never mixes old files and new ones.
 *
 * A page is asked of the server first, so that it is never older than the server; its files, whose names are
 * hashes, are taken from what is kept. A new version waits until a page says that it may take over.
 */

import { AWAY, fill, kindOf, nameOf, tidy, type Shell } from './keeping.ts';
import { lead, notify } from './push.ts';

// The build writes what this version is made of before this script (shell.ts beside vite.config.ts).
declare const self: ServiceWorkerGlobalScope & { readonly SHELL: Shell };

const { registration, SHELL } = self;
const { scope } = registration;
const CACHE = nameOf(scope, SHELL.version);

self.addEventListener('install', (event) => {
  event.waitUntil(fill(caches, scope, SHELL, fetch));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidied());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const kind = kindOf(request.url, request.mode === 'navigate', scope, SHELL);
  if (kind === 'page') {
    event.respondWith(page(request));
    event.waitUntil(tidied());
  }
  if (kind === 'file') event.respondWith(file(request));
});

/** What a page says: the address of its own script, and whether this version may take over in any case. */
interface Word {
  readonly entry: string;
  readonly now: boolean;
}

// A page that came from the server while this version waited is of this version already. Others are asked.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { entry, now } = event.data as Word;
  const isOurs = SHELL.files.some((one) => new URL(one, scope).href === entry);
  if (isOurs || now) event.waitUntil(self.skipWaiting());
  event.ports[0]?.postMessage(isOurs);
});

self.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data?.text(), registration, self.clients));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data, scope, self.clients));
});

/** A page, by the server; where it cannot be reached, the one that is kept. */
async function page(request: Request): Promise<Response> {
  let answer: Response | undefined;
  try {
    answer = await fetch(request);
    if (!AWAY.has(answer.status)) return answer;
  } catch {
    // no connection
  }
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  return kept ?? (await cache.match(scope, { ignoreVary: true })) ?? answer ?? Response.error();
}

/** A file: of this version, or of another one that an open page still runs on. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  return kept ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function tidied(): Promise<void> {
  if (registration.installing ?? registration.waiting) return; // theirs is there already, and no page runs on it
  const { held = [] } = await navigator.locks.query();
  await tidy(caches, scope, SHELL, new Set(held.flatMap(({ name }) => name ?? [])));
}
