/** A person at a table: what he knows of it, what he is told, and his commands. */

import { Line, Refusal, type Answer, type Said } from '../line/line.ts';
import { Salts } from '../line/salts.ts';
import { heard, type Known } from '../model/table.ts';
import { refusalSentence } from '../speech/refusals.ts';
import type { Speech } from '../speech/speech.ts';
import type { Hinted, Told } from '../wire/types.ts';
import { moveSentence, nameOf } from '../telling/telling.ts';

const REMEMBERED = 60;

export class Session {
  known: Known | null = $state.raw(null);
  /** What happened, the newest last. */
  news: readonly string[] = $state.raw([]);
  /** Why the last command was refused. */
  trouble = $state('');
  hint: Hinted | null = $state.raw(null);
  isOnline = $state(true);
  hasEnded = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** Another table where it is the reader's turn. */
  elsewhere = $state('');
  /** Called with each message that was heard, and what was known before it and is known now. */
  heard: (message: Told, before: Known | null, known: Known) => void = () => undefined;
  readonly #speech: Speech;
  readonly #line: Line;
  readonly #table: string;
  readonly #salts = new Salts();
  #busy = false;

  constructor(speech: Speech, address: string, table: string) {
    this.#speech = speech;
    this.#table = table;
    this.#line = new Line(address, {
      told: (message) => {
        this.#hear(message);
      },
      elsewhere: (other) => {
        this.elsewhere = other;
      },
      clock: (ahead) => {
        this.ahead = ahead;
      },
      online: (is) => {
        this.isOnline = is;
      },
      ended: () => {
        this.hasEnded = true;
      },
    });
    void this.#say(this.#line.watch(table));
  }

  /** Send a command; what the server refuses is told. */
  async do(said: Said): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.trouble = '';
    await this.#say(this.#line.send(said));
    this.#busy = false;
  }

  /** Make a move. */
  async play(move: string): Promise<void> {
    if (this.known) await this.do({ type: 'play', seen: this.known.seq, move });
  }

  /** What this browser mixed into the deal of that commitment; null: nothing that it knows of. */
  mixedIn(commitment: string): string | null {
    return this.#salts.mixedIn(commitment);
  }

  /** Go on as the guest whom this browser has just become. */
  reopen(): void {
    this.#line.reopen();
  }

  wake(): void {
    this.#line.wake();
  }

  close(): void {
    this.#line.close();
  }

  async #say(answer: Promise<Answer>): Promise<void> {
    try {
      const given = await answer;
      if (given.type === 'hinted') this.hint = given;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = refusalSentence(this.#speech, problem.code, problem.args);
    }
  }

  #hear(message: Told): void {
    const before = this.known;
    const known = this.#heard(message);
    if (known === null) return;
    this.known = known;
    this.heard(message, before, known);
    if (message.type === 'moved' || message.type === 'snapshot') this.hint = null;
    if (message.type === 'snapshot') this.news = []; // what was told may have been taken back
    const sentence = this.#sentence(known, message);
    if (sentence) this.news = [...this.news.slice(1 - REMEMBERED), sentence];
    const salt = this.#salts.next(known);
    if (salt !== null) void this.#say(this.#line.send(salt));
  }

  /** What is known now; a message that does not follow makes us look at the table afresh. */
  #heard(message: Told): Known | null {
    try {
      return heard(this.known, message);
    } catch {
      void this.#say(this.#line.watch(this.#table));
      return null;
    }
  }

  #sentence(known: Known, message: Told): string {
    const speech = this.#speech;
    switch (message.type) {
      case 'moved':
        return moveSentence(speech, known, message);
      case 'reacted':
        return speech.say('page-says', {
          name: nameOf(speech, known, message.seat),
          phrase: speech.say(`phrase-${message.phrase.replaceAll('_', '-')}`),
        });
      case 'dealt':
        return known.round === null
          ? ''
          : speech.say('round-title-open', { number: known.round.number, double: known.round.double });
      default:
        return '';
    }
  }
}
