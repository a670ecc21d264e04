/** A ruleset while somebody changes it: each change is looked at by the server, and its last answer counts. */

import { lookAtRules } from '../line/api.ts';
import { Refusal } from '../line/line.ts';
import type { AskedRules, Ruleset } from '../wire/types.ts';

/** Why the rules as they stand in the form cannot be played. */
export interface Wrong {
  /** The key it is about; empty: none, or all. */
  readonly key: string;
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

type Look = (asked: AskedRules) => Promise<Ruleset>;

const PAUSE = 150;

export class Looking {
  /** The last rules that can be played. */
  ruleset: Ruleset | null = $state.raw(null);
  /** What has been changed since and is not part of them. */
  changes: Readonly<Record<string, string>> = $state.raw({});
  wrong: Wrong | null = $state.raw(null);
  /** How many will sit down; 0: that is not known. */
  players = $state(0);
  readonly #look: Look;
  readonly #pause: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(look: Look = lookAtRules, pause = PAUSE) {
    this.#look = look;
    this.#pause = pause;
  }

  /** Every key's value as it stands in the form. */
  get values(): Readonly<Record<string, string>> {
    return { ...this.ruleset?.values, ...this.changes };
  }

  /** Whether the form stands for rules that can be played, and all of them are known. */
  get isGood(): boolean {
    return this.wrong === null && this.ruleset !== null && Object.keys(this.changes).length === 0;
  }

  /** Begin with other rules. Rejects with a `Refusal`, and then nothing is changed. */
  async take(asked: Pick<AskedRules, 'rules' | 'toml'>): Promise<void> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    const general = await this.#look(asked);
    const players = nearest(general.players, this.players);
    const [found, wrong] = players ? await this.#answer({ rules: general.rules, players }) : [null, null];
    if (number !== this.#asked) return;
    this.ruleset = found ?? general;
    this.changes = {};
    this.wrong = wrong;
    this.players = players;
  }

  change(key: string, value: string): void {
    this.changes = { ...this.changes, [key]: value };
    this.#soon();
  }

  seat(players: number): void {
    this.players = players;
    this.#soon();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#asked += 1; // an answer that is still under way is about something else
    this.#timer = setTimeout(() => void this.#ask(), this.#pause);
  }

  async #ask(): Promise<void> {
    const number = ++this.#asked;
    const { players } = this;
    const asked = { rules: this.ruleset?.rules ?? '', changes: this.changes };
    const [found, wrong] = await this.#answer(players ? { ...asked, players } : asked);
    // What so many cannot play others can: then their sheet is shown.
    const [general] = wrong && players ? await this.#answer(asked) : [null];
    if (number !== this.#asked) return;
    this.wrong = wrong;
    const known = found ?? general;
    if (known === null) return;
    this.ruleset = known;
    this.changes = {};
  }

  async #answer(asked: AskedRules): Promise<[Ruleset | null, Wrong | null]> {
    try {
      return [await this.#look(asked), null];
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return [null, { key: String(problem.args['key'] ?? ''), code: problem.code, args: problem.args }];
    }
  }
}

/** The number among *all* that is nearest to *wanted*. */
function nearest(all: readonly number[], wanted: number): number {
  const [first = 0, ...others] = all;
  return others.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), first);
}
