/** A person at a table: what he knows of it, what he is told, and his commands. */

import { myTables } from '../line/api.ts';
import { Line, Refusal, type Answer, type Said } from '../line/line.ts';
import { Salts } from '../line/salts.ts';
import { heard, type Known } from '../model/table.ts';
import { refusalSentence } from '../speech/refusals.ts';
import type { Speech } from '../speech/speech.ts';
import type { Hinted, Told } from '../wire/types.ts';
import { moveSentence, nameOf, who } from '../telling/telling.ts';
import { Elsewhere } from './elsewhere.svelte.ts';
import { withNews, type Item } from './news.ts';

/** What may be asked again before it was answered: nothing at the table hangs on it. */
const FREE: readonly Said['type'][] = ['hint', 'react'];

export class Session {
  known: Known | null = $state.raw(null);
  /** What happened, the newest last. */
  news: readonly Item[] = $state.raw([]);
  /** Why the last command was refused. */
  trouble = $state('');
  hint: Hinted | null = $state.raw(null);
  isOnline = $state(true);
  hasEnded = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  readonly elsewhere: Elsewhere;
  /** Called with each message that was heard, and what was known before it and is known now. */
  heard: (message: Told, before: Known | null, known: Known) => void = () => undefined;
  /** The words for what happens from now on. */
  speech: Speech;
  readonly #line: Line;
  readonly #table: string;
  readonly #salts = new Salts();
  /** The kinds of commands that are under way. */
  #busy: readonly Said['type'][] = [];
  /** How many lines of news there were. */
  #told = 0;

  constructor(speech: Speech, address: string, table: string) {
    this.speech = speech;
    this.#table = table;
    this.elsewhere = new Elsewhere(table, myTables);
    this.#line = new Line(address, {
      told: (message) => {
        this.#hear(message);
      },
      elsewhere: (other) => {
        this.elsewhere.told(other);
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

  /** Send a command, unless one of its kind is under way; what the server refuses is told. */
  async do(said: Said): Promise<void> {
    if (this.#busy.includes(said.type)) return;
    if (!FREE.includes(said.type)) this.#busy = [...this.#busy, said.type];
    this.trouble = '';
    try {
      await this.#say(this.#line.send(said));
    } finally {
      this.#busy = this.#busy.filter((one) => one !== said.type);
    }
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

  /** The page is looked at again, or the network is back. */
  wake(): void {
    this.#line.wake();
    void this.elsewhere.look();
  }

  close(): void {
    this.elsewhere.close();
    this.#line.close();
  }

  async #say(answer: Promise<Answer>): Promise<void> {
    try {
      const given = await answer;
      if (given.type === 'hinted') this.hint = given;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = refusalSentence(this.speech, problem.code, problem.args);
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
    if (sentence) {
      this.#told += 1;
      this.news = withNews(this.news, this.#told, sentence);
    }
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
    const { speech } = this;
    switch (message.type) {
      case 'moved':
        return [
          message.clock ? speech.say('page-time-up', who(speech, known, message.seat)) : '',
          moveSentence(speech, known, message),
        ]
          .join(' ')
          .trim();
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
