/** Whether the server can be reached, as far as this page knows. One value for the whole page, `reach`. */

class Reach {
  isOffline = $state(false);
  /** How often the server came back: who has missed something asks again. */
  returns = $state(0);

  /** Nothing was heard. */
  failed(): void {
    this.isOffline = true;
  }

  /** The server was heard. */
  heard(): void {
    if (this.isOffline) this.returns += 1;
    this.isOffline = false;
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
