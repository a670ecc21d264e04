/** Whether the server can be reached, as far as this page knows. One value for the whole page, `reach`. */

class Reach {
  isOffline = $state(false);
  /** How often what a page has missed meanwhile can be had again. */
  returns = $state(0);
  #hasMissed = false;

  /** Nothing was heard. *isMissed*: a page lacks what it asked for. */
  failed(isMissed = false): void {
    this.isOffline = true;
    this.#hasMissed ||= isMissed;
  }

  /** The server was heard. */
  heard(): void {
    this.isOffline = false;
    if (this.#hasMissed) this.returns += 1;
    this.#hasMissed = false;
  }

  /** Ask whether it is there again. */
  async tryAgain(): Promise<void> {
    try {
      await fetch('./', { method: 'HEAD', cache: 'no-store' });
    } catch {
      return;
    }
    this.heard();
    window.dispatchEvent(new Event('online')); // whoever has a line to it opens it at once
  }
}

export const reach = new Reach();
