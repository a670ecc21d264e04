// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Speech } from '../speech/speech.ts';
import { answering } from './answering.ts';
import Device from './Device.svelte';

const speech = await Speech.of('en', 'front', 'page', 'game', 'mistakes');

let shown: ReturnType<typeof mount> | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

function open(token: string) {
  const go = vi.fn();
  shown = mount(Device, { target: document.body, props: { speech, go, token } });
  flushSync();
  return go;
}

async function press(name: string) {
  const find = () => [...document.querySelectorAll('button')].find((one) => one.textContent.includes(name));
  await vi.waitUntil(() => find()?.disabled === false);
  find()?.click();
}

test('the token of a link is in no address before it is used', async () => {
  const asked = answering({
    'GET api/me': { name: 'Ann' },
    'POST api/me/link': { token: 'secret', expires: 0 },
    'POST api/qr.svg': '<svg/>',
  });
  open('');
  await press('Make a link');
  await vi.waitUntil(() => document.querySelector('img') !== null);

  expect(document.querySelector('img')?.getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
  expect(asked.at(-1)).toEqual({ what: 'POST api/qr.svg', body: { path: '/link/secret' } });
  expect(asked.filter(({ what }) => what.includes('secret'))).toEqual([]);
  expect(document.querySelector('input')?.value).toMatch(/\/link\/secret$/);
});

test('without its picture the link is there all the same', async () => {
  answering({
    'GET api/me': { name: 'Ann' },
    'POST api/me/link': { token: 'secret', expires: 0 },
    'POST api/qr.svg': 429,
  });
  open('');
  await press('Make a link');
  await vi.waitUntil(() => document.querySelector('input') !== null);

  expect(document.querySelector('img, [role=alert]')).toBeNull();
});

test('who takes a link is told of the tables of its guest, and no more of those of the former one', async () => {
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const pushManager = { getSubscription: () => Promise.resolve(subscription) };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  const asked = answering({
    'POST api/link': { name: 'Ann' },
    'GET api/push': { key: 'k' },
    'POST api/me/push': {},
  });
  const go = open('secret');
  await press('Yes, go on here');
  await vi.waitUntil(() => go.mock.calls.length > 0);

  expect(asked.map(({ what }) => what)).toEqual(['POST api/link', 'GET api/push', 'POST api/me/push']);
});
