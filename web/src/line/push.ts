/** Being told of one's turn while no page is open: what this browser can do, may do, and has been asked for. */

import { pushKey, subscribe, unsubscribe } from './api.ts';

/**
 * How it stands: `never` where browser or server cannot, or no service worker is there; `denied` where the browser
 * has been told to let nobody send anything.
 */
export type Standing = 'never' | 'denied' | 'off' | 'on';

/** The browser has no way to its push service. */
export class NoWay extends Error {}

export async function standing(): Promise<Standing> {
  const registration = await registered();
  if (registration === null) return 'never';
  const key = await pushKey();
  if (key === '') return 'never';
  if (Notification.permission === 'denied') return 'denied';
  const found = await registration.pushManager.getSubscription();
  return found !== null && isFor(found, key) && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Ask the reader, then have the server know this browser. Rejects with `NoWay`, or a `Refusal` of the server. */
export async function turnOn(lang: string): Promise<Standing> {
  const may = await Notification.requestPermission(); // first: a browser asks only right after a click
  if (may !== 'granted') return may === 'denied' ? 'denied' : 'off';
  const [{ pushManager }, key] = await Promise.all([navigator.serviceWorker.ready, pushKey()]);
  const old = await pushManager.getSubscription();
  if (old !== null && !isFor(old, key)) await old.unsubscribe(); // of a server with another database
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((problem: unknown) => {
      throw new NoWay(String(problem));
    });
  try {
    await tell(made, lang);
  } catch (problem) {
    await made.unsubscribe();
    throw problem;
  }
  return 'on';
}

/** Should the server not hear of it, the push service tells it when it is next used. */
export async function turnOff(): Promise<Standing> {
  const found = await (await registered())?.pushManager.getSubscription();
  if (found) {
    await found.unsubscribe();
    await unsubscribe(found.endpoint).catch(() => undefined);
  }
  return 'off';
}

/** Tell the server again what this browser wants: it may have another address now, or another language. */
export async function freshen(lang: string): Promise<void> {
  const found = await (await registered())?.pushManager.getSubscription();
  if (found && Notification.permission === 'granted' && isFor(found, await pushKey()))
    await tell(found, lang);
}

async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

async function tell(subscription: PushSubscription, lang: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await subscribe({ endpoint: endpoint ?? '', keys: { p256dh, auth }, lang });
}

/** Whether *subscription* lets the server with this *key* send something. */
function isFor({ options }: PushSubscription, key: string): boolean {
  return options.applicationServerKey === null || inBase64(options.applicationServerKey) === key;
}

/** As the server writes it: for addresses, without padding. */
function inBase64(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
