import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshen, NoWay, standing, turnOff, turnOn } from './push.ts';

const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const ENDPOINT = 'https://push.example/1';

/** A browser, and the server it asks. */
class World {
  permission: NotificationPermission = 'default';
  answer: NotificationPermission = 'granted';
  key = KEY;
  isGuest = true;
  hasWorker = true;
  hasWay = true;
  subscription: PushSubscription | null = null;
  readonly asked: [method: string, path: string, body: unknown][] = [];

  subscribed(key: string): PushSubscription {
    const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return {
      endpoint: ENDPOINT,
      options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
      toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => {
        this.subscription = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
  }

  show() {
    const pushManager = {
      getSubscription: () => Promise.resolve(this.subscription),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (!this.hasWay || this.subscription) return Promise.reject(new DOMException('no', 'AbortError'));
        this.subscription = this.subscribed(applicationServerKey);
        return Promise.resolve(this.subscription);
      },
    };
    vi.stubGlobal('PushManager', {});
    vi.stubGlobal('Notification', this.notification());
    vi.stubGlobal('navigator', {
      serviceWorker: {
        getRegistration: () => Promise.resolve(this.hasWorker ? { pushManager } : undefined),
        ready: Promise.resolve({ pushManager }),
      },
    });
    vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
      this.asked.push([method, path, body === undefined ? null : JSON.parse(body)]);
      return Promise.resolve(this.answerTo(method));
    });
  }

  notification() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the getter below has another `this`
    const world = this;
    return {
      get permission() {
        return world.permission;
      },
      requestPermission: () => Promise.resolve((world.permission = world.answer)),
    };
  }

  answerTo(method: string): Response {
    if (method === 'GET') return Response.json(this.key === '' ? {} : { key: this.key });
    if (!this.isGuest) return Response.json({ code: 'no_guest' }, { status: 401 });
    return new Response(null, { status: 204 });
  }

  get told() {
    return this.asked.filter(([method]) => method !== 'GET');
  }
}

let world: World;

beforeEach(() => {
  world = new World();
  world.show();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const SUBSCRIBED = [
  'POST',
  'api/me/push',
  { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' }, lang: 'is' },
];

test('who wants to be told is asked once, and the server knows the browser', async () => {
  expect(await standing()).toBe('off');
  expect(await turnOn('is')).toBe('on');

  expect(world.told).toEqual([SUBSCRIBED]);
  expect(await standing()).toBe('on');
});

test('and is told no more when he does not want it any longer', async () => {
  await turnOn('is');
  expect(await turnOff()).toBe('off');

  expect(world.subscription).toBeNull();
  expect(world.told.at(-1)).toEqual(['DELETE', 'api/me/push', { endpoint: ENDPOINT }]);
  expect(await standing()).toBe('off');
});

test.each(['denied', 'default'] as const)('nobody is subscribed without permission: %s', async (answer) => {
  world.answer = answer;

  expect(await turnOn('is')).toBe(answer === 'denied' ? 'denied' : 'off');
  expect(world.subscription).toBeNull();
  expect(world.told).toEqual([]);
  expect(await standing()).toBe(answer === 'denied' ? 'denied' : 'off');
});

test.each([
  ['the server sends nothing', { key: '' }],
  ['no service worker is there', { hasWorker: false }],
])('it is not offered where %s', async (_, how) => {
  Object.assign(world, how);

  expect(await standing()).toBe('never');
});

test.each(['PushManager', 'Notification'])('it is not offered by a browser without %s', async (name) => {
  vi.stubGlobal(name, undefined);
  Reflect.deleteProperty(globalThis, name);

  expect(await standing()).toBe('never');
});

test('a browser without a way to its push service says so', async () => {
  world.hasWay = false;

  await expect(turnOn('is')).rejects.toThrow(NoWay);
  expect(world.told).toEqual([]);
});

test('what the server refuses is not left half done', async () => {
  world.isGuest = false;

  await expect(turnOn('is')).rejects.toMatchObject({ code: 'no_guest' });
  expect(world.subscription).toBeNull();
});

test('a subscription for another key is none, and is given up for a new one', async () => {
  world.permission = 'granted';
  world.subscription = world.subscribed(KEY.replace('BP4z', 'BAAA'));

  expect(await standing()).toBe('off');
  await freshen('is');
  expect(world.told).toEqual([]);
  expect(await turnOn('is')).toBe('on');
  expect(world.told).toEqual([SUBSCRIBED]);
});

test('the server is told anew what is on, and nothing where it is off', async () => {
  await freshen('is');
  expect(world.asked).toEqual([]);

  await turnOn('en');
  await freshen('is');
  expect(world.told.at(-1)).toEqual(SUBSCRIBED);
});
