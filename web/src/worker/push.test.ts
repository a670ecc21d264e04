import { expect, test } from 'vitest';
import { lead, notify, pushedFrom, type Page, type Pages, type Shown } from './push.ts';

const SCOPE = 'https://table.test/games/';
const TABLE = '0123456789abcdef0123456789abcdef';
const OTHER = 'f'.repeat(32);
const PUSHED = {
  what: 'your_turn',
  table: TABLE,
  title: 'It is your turn',
  body: 'With Bo',
  lang: 'en',
} as const;

/** A service worker's world: what is shown, and what comes to the front. */
class World implements Pages {
  readonly scope = SCOPE;
  readonly shown: [string, Shown][] = [];
  readonly front: string[] = [];
  readonly #pages: Page[];

  constructor(...pages: readonly [path: string, visibilityState: string][]) {
    this.#pages = pages.map(([path, visibilityState]) => ({
      url: SCOPE + path,
      visibilityState,
      focus: () => Promise.resolve(this.front.push(`focus ${path}`)),
    }));
  }

  matchAll() {
    return Promise.resolve(this.#pages);
  }

  openWindow(url: string) {
    return Promise.resolve(this.front.push(`open ${url.slice(SCOPE.length)}`));
  }

  showNotification(title: string, options: Shown) {
    this.shown.push([title, options]);
    return Promise.resolve();
  }
}

const TEXT = JSON.stringify(PUSHED);

test.each([
  ['no page is open', new World()],
  ['the table is not in sight', new World([`t/${TABLE}`, 'hidden'])],
  ['another table is', new World([`t/${OTHER}`, 'visible'], ['', 'visible'])],
])('a turn is shown in the words of the server where %s', async (_, world) => {
  await notify(TEXT, world, world);

  expect(world.shown).toEqual([
    [
      'It is your turn',
      {
        body: 'With Bo',
        lang: 'en',
        dir: 'auto',
        icon: `${SCOPE}icons/icon-192.png`,
        tag: TABLE,
        renotify: true,
        data: TABLE,
      },
    ],
  ]);
});

test.each([`t/${TABLE}`, `t/${TABLE}/`, `t/${TABLE}?a#b`])('but not to who looks at %s', async (path) => {
  const world = new World([path, 'visible']);
  await notify(TEXT, world, world);

  expect(world.shown).toEqual([]);
});

test('a click leads to the page of the table', async () => {
  const world = new World(['', 'visible'], [`t/${OTHER}`, 'visible'], [`t/${TABLE}`, 'hidden']);
  await lead(TABLE, SCOPE, world);

  expect(world.front).toEqual([`focus t/${TABLE}`]);
});

test('or to a new page, which no other table has to make room for', async () => {
  const world = new World([`t/${OTHER}`, 'visible']);
  await lead(TABLE, SCOPE, world);

  expect(world.front).toEqual([`open t/${TABLE}`]);
});

test.each([undefined, null, 7, '', '../../elsewhere', `${TABLE}/x`])(
  'what is no table leads nowhere: %s',
  async (table) => {
    const world = new World();
    await lead(table, SCOPE, world);
    await notify(JSON.stringify({ ...PUSHED, table }), world, world);

    expect(world.front).toEqual([]);
    expect(world.shown).toEqual([]);
  },
);

test.each([
  undefined,
  '',
  'torn {',
  'null',
  '7',
  '[]',
  JSON.stringify({ ...PUSHED, what: 'another' }),
  JSON.stringify({ ...PUSHED, title: 1 }),
  JSON.stringify({ ...PUSHED, body: null }),
  JSON.stringify({ ...PUSHED, lang: [] }),
])('what makes no sense is as if nothing had been said: %s', (text) => {
  expect(pushedFrom(text)).toBeNull();
});

test('what a later server adds is passed over', () => {
  expect(pushedFrom(JSON.stringify({ ...PUSHED, sound: 'loud' }))).toEqual(PUSHED);
});
