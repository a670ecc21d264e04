/** The other tables where it is the reader's turn. */

import { Refusal } from '../line/line.ts';
import type { MyTables } from '../wire/types.ts';

/** So often it is looked whether it still is: a turn that passes at a table that is not watched is not told. */
const PACE = 30_000;

export class Elsewhere {
  /** By id, the one that happened last first. */
  tables: readonly string[] = $state.raw([]);
  readonly #here: string;
  readonly #ask: () => Promise<MyTables>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #isClosed = false;

  /** *here*: the table that is watched. *ask*: what tells the reader's own tables. */
  constructor(here: string, ask: () => Promise<MyTables>) {
    this.#here = here;
    this.#ask = ask;
  }

  /** It is the reader's turn at *table*. */
  told(table: string): void {
    if (table !== this.#here && !this.tables.includes(table)) this.tables = [table, ...this.tables];
    void this.look();
  }

  /** Look anew; where that cannot be done, all stays as it was. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const number = this.#asked;
    let tables = this.tables;
    try {
      const mine = (await this.#ask()).tables;
      tables = mine.filter((one) => one.your_turn && one.id !== this.#here).map(({ id }) => id);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
    if (this.#isClosed || number !== this.#asked) return; // a later answer counts
    this.tables = tables;
    if (tables.length > 0) this.#timer = setTimeout(() => void this.look(), PACE);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
