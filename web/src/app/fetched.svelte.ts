/** What is fetched once, when it is needed; where that fails, again as soon as the server can be reached. */

import { reach } from '../line/reach.svelte.ts';

export class Fetched<Page> {
  readonly #fetch: () => Promise<Page>;
  #coming: Promise<Page | null> | null = null;
  /** How often the server had come back when it was last tried; -1: nothing is amiss. */
  #missed = -1;

  constructor(fetch: () => Promise<Page>) {
    this.#fetch = fetch;
  }

  /** The page; null while it cannot be had. Who shows it asks again when the server comes back. */
  get now(): Promise<Page | null> {
    const { returns } = reach;
    if (this.#missed >= 0 && returns > this.#missed) this.#coming = null;
    this.#coming ??= this.#wanted(returns);
    return this.#coming;
  }

  /** Fetch it for later; nobody waits for it yet. */
  fetchAhead(): void {
    void this.#fetch().catch(() => undefined);
  }

  async #wanted(returns: number): Promise<Page | null> {
    this.#missed = -1;
    try {
      return await this.#fetch();
    } catch {
      this.#missed = returns;
      reach.failed();
      return null;
    }
  }
}
