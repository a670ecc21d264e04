/** What a page does for its reader, one thing at a time. */

import { troubleOf } from '../sheet/refused.ts';
import type { Speech } from '../speech/speech.ts';

export class Working {
  isBusy = $state(false);
  /** What went wrong, in words; empty: nothing. */
  trouble = $state('');
  readonly #speech: () => Speech;

  /** *speech*: the words of the page as it is then. */
  constructor(speech: () => Speech) {
    this.#speech = speech;
  }

  /** Do *work*, unless something is being done; what goes wrong is told. */
  async at(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.trouble = '';
    try {
      await work();
    } catch (problem) {
      await this.tell(problem);
    } finally {
      this.isBusy = false;
    }
  }

  async tell(problem: unknown): Promise<void> {
    this.trouble = await troubleOf(this.#speech(), problem);
  }
}
