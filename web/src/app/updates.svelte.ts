/** New versions of the pages, while an old one is open: they are offered, and what is open goes on working. */

const HOUR = 3_600_000;

class Updates {
  /** Whether a new version waits for the reader. */
  isReady = $state(false);
  #waiting: ServiceWorker | null = null;
  #entry = '';

  /** Have the service worker keep the pages. *entry*: the address of a script of just this version. */
  async watch(base: URL, entry: string): Promise<void> {
    this.#entry = entry;
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return; // as over plain http
    void navigator.locks.request(entry, { mode: 'shared' }, () => new Promise(() => undefined)); // held for good
    const found = await navigator.serviceWorker.register(new URL('sw.js', base), { scope: base.pathname });
    if (found.waiting) this.#offer(found.waiting);
    found.addEventListener('updatefound', () => {
      const coming = found.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && found.active) this.#offer(coming);
      });
    });
    this.#lookAgain(found);
  }

  /** Load the new version. */
  take(): void {
    const coming = this.#waiting;
    if (coming === null) return;
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') location.reload();
    });
    coming.postMessage({ entry: this.#entry, now: true });
    if (coming.state === 'activated') location.reload(); // another page was quicker
  }

  /** Later: the new version takes over when no page is open any more. */
  putOff(): void {
    this.isReady = false;
  }

  /** Ask what waits whether it is newer than this page. */
  #offer(coming: ServiceWorker): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: isOurs }: MessageEvent<boolean>) => {
      if (isOurs) return;
      this.#waiting = coming;
      this.isReady = true;
    };
    coming.postMessage({ entry: this.#entry, now: false }, [port2]);
  }

  /** A page may be open for days: see whether there is something new when somebody comes back to it. */
  #lookAgain(found: ServiceWorkerRegistration): void {
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
      looked = Date.now();
      found.update().catch(() => undefined); // no connection
    });
  }
}

export const updates = new Updates();

const RELOADED = 'reloaded';

/**
 * A file of this page is gone since the server was updated: load the page anew, but only where that can help, and
 * only once for each version.
 */
export async function reloadOnce(base: URL, entry: string): Promise<void> {
  if (sessionStorage.getItem(RELOADED) === entry) return;
  const isThere = await fetch(base, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  sessionStorage.setItem(RELOADED, entry);
  location.reload();
}
