/**
 * What the service worker keeps of the pages, and what it answers from there.
 *
 * One version is one cache, filled completely or not at all. The names of all files but a few are hashes of what
 * is in them, so a file of one version is never taken for one of another.
 */

/** One version of the pages. `files` are relative to where they are served; `./` is the page itself. */
export interface Shell {
  readonly version: string;
  readonly files: readonly string[];
}

/** How a request is answered: as a page, from what is kept, or by the server alone. */
export type Kind = 'page' | 'file' | 'server';

/** What a page of the server's own begins with: no page of ours stands in for one. */
const OF_THE_SERVER = /^(api|docs|openapi\.json|metrics|healthz|readyz)(\/|$)/;

/** A proxy's word for a server that is not there. */
export const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** How a request for *url* is answered. *isPage*: somebody goes there; *scope*: where the pages are served. */
export function kindOf(url: string, isPage: boolean, scope: string, { files }: Shell): Kind {
  if (!url.startsWith(scope)) return 'server';
  const path = url.slice(scope.length).replace(/[?#].*$/, '');
  if (OF_THE_SERVER.test(path)) return 'server';
  if (isPage) return 'page';
  return path.startsWith('assets/') || files.includes(path) ? 'file' : 'server';
}

/** The cache of a version. Pages that are served at another path of the same host have their own. */
export function nameOf(scope: string, version: string): string {
  return `${scope} ${version}`;
}

/** Fetch all files of *shell* into its cache. Rejects, and keeps nothing, when one cannot be had. */
export async function fill(
  caches: CacheStorage,
  scope: string,
  shell: Shell,
  get: typeof fetch,
): Promise<void> {
  const name = nameOf(scope, shell.version);
  try {
    const answers = await Promise.all(shell.files.map((file) => fetched(new URL(file, scope), get)));
    await checkPage(answers[shell.files.indexOf('./')], shell);
    const cache = await caches.open(name);
    await Promise.all(answers.map((answer, at) => cache.put(new URL(shell.files[at] ?? '', scope), answer)));
  } catch (problem) {
    await caches.delete(name);
    throw problem;
  }
}

async function fetched(url: URL, get: typeof fetch): Promise<Response> {
  const answer = await get(url, { cache: url.pathname.includes('/assets/') ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`expected ${url.href}, got ${answer.status}`);
  return answer;
}

/** The server may have moved on since the worker was fetched: then its page is one of another version. */
async function checkPage(page: Response | undefined, { files }: Shell): Promise<void> {
  const text = (await page?.clone().text()) ?? '';
  const strange = mentioned(text).find((file) => !files.includes(file));
  if (strange !== undefined) throw new Error(`the page is of another version: it has ${strange}`);
}

/** The files with hashes in their names that a page names. */
export function mentioned(page: string): string[] {
  return [...page.matchAll(/["'](?:\.\/)?(assets\/[^"']+)["']/g)].map(([, file = '']) => file);
}

/**
 * Let go of other versions, except where a page still runs on one: such a page holds a lock with the address of a
 * script of its own for a name (app/updates.svelte.ts). *held*: the locks.
 */
export async function tidy(
  caches: CacheStorage,
  scope: string,
  { version }: Shell,
  held: ReadonlySet<string>,
): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(nameOf(scope, '')) && name !== nameOf(scope, version),
  );
  for (const name of others) {
    const files = await (await caches.open(name)).keys();
    if (!files.some(({ url }) => held.has(url))) await caches.delete(name);
  }
}
