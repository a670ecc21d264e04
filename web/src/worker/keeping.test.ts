import { expect, test } from 'vitest';
import { fill, kindOf, mentioned, nameOf, tidy, type Shell } from './keeping.ts';

const SCOPE = 'https://table.test/games/';
const PAGE = `<script src="./assets/index-1.js"></script><link href='./assets/style-1.css'>`;
const SHELL: Shell = {
  version: '1',
  files: ['./', 'assets/index-1.js', 'assets/style-1.css', 'favicon.svg', 'gallery.html'],
};

/** Caches as in a browser, as far as they are used here. */
class Caches {
  readonly kept = new Map<string, Map<string, Response>>();

  open(name: string) {
    const files = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, files);
    return Promise.resolve({
      put: (url: URL, answer: Response) => Promise.resolve(files.set(url.href, answer)),
      keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }))),
    });
  }

  keys() {
    return Promise.resolve([...this.kept.keys()]);
  }

  delete(name: string) {
    return Promise.resolve(this.kept.delete(name));
  }

  get real() {
    return this as unknown as CacheStorage;
  }
}

/** A server that has just these files. */
function serverOf(files: Readonly<Record<string, string>>): typeof fetch {
  return (url) => {
    const text = files[(url as URL).href.slice(SCOPE.length)];
    return Promise.resolve(new Response(text ?? 'no', { status: text === undefined ? 404 : 200 }));
  };
}

const NEW = { '': PAGE, 'assets/index-1.js': 'script', 'assets/style-1.css': 'style' };
const REST = { 'favicon.svg': 'picture', 'gallery.html': '' };

test.each([
  ['', true, 'page'],
  ['t/0123?a=1', true, 'page'],
  ['gallery.html', true, 'page'],
  ['docs', true, 'server'],
  ['api/tables/0123/record', true, 'server'],
  ['api/me', false, 'server'],
  ['apiary', true, 'page'],
  ['assets/index-1.js', false, 'file'],
  ['assets/index-0.js', false, 'file'],
  ['favicon.svg?v=1', false, 'file'],
  ['healthz', false, 'server'],
  ['sw.js', false, 'server'],
] as const)('%s (opened: %s) is answered as %s', (path, isPage, kind) => {
  expect(kindOf(SCOPE + path, isPage, SCOPE, SHELL)).toBe(kind);
});

test('what lies elsewhere is none of our business', () => {
  expect(kindOf('https://table.test/other/', true, SCOPE, SHELL)).toBe('server');
});

test('a version is kept whole', async () => {
  const caches = new Caches();
  await fill(caches.real, SCOPE, SHELL, serverOf({ ...NEW, ...REST }));

  const files = caches.kept.get(nameOf(SCOPE, '1'));
  expect([...(files?.keys() ?? [])]).toEqual(SHELL.files.map((file) => new URL(file, SCOPE).href));
  expect(await files?.get(SCOPE)?.text()).toBe(PAGE);
});

test.each([
  ['a file is gone', { ...NEW, 'favicon.svg': 'picture' }],
  ['the page is of another version', { ...NEW, ...REST, '': PAGE.replace('index-1', 'index-2') }],
])('or not at all: %s', async (_, files) => {
  const caches = new Caches();
  await expect(fill(caches.real, SCOPE, SHELL, serverOf(files))).rejects.toThrow(/expected|another version/);

  expect(caches.kept.size).toBe(0);
});

test('other versions go, but not one that a page runs on, nor what is not ours', async () => {
  const caches = new Caches();
  for (const name of [
    nameOf(SCOPE, '1'),
    nameOf(SCOPE, '0'),
    nameOf(SCOPE, 'used'),
    'https://table.test/ 0',
  ]) {
    const cache = await caches.real.open(name);
    await cache.put(new URL(`assets/index-${name.slice(-1)}.js`, SCOPE), new Response());
  }
  await tidy(caches.real, SCOPE, SHELL, new Set([`${SCOPE}assets/index-d.js`]));

  expect([...caches.kept.keys()]).toEqual([
    nameOf(SCOPE, '1'),
    nameOf(SCOPE, 'used'),
    'https://table.test/ 0',
  ]);
});

test('a page names its files', () => {
  expect(mentioned(PAGE)).toEqual(['assets/index-1.js', 'assets/style-1.css']);
});
