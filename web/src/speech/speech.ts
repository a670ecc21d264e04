/**
 * Every word a person reads, from the Fluent files that Python speaks from too (src/chickenfoot/speech/*).
 *
 * Ids are in kebab-case; `idOf` makes them from the codes of the protocol. Arguments are numbers and texts that
 * need no translation, such as tiles, moves and names.
 */

import type { FluentBundle } from '@fluent/bundle';
import { addTo, bundleOf, saidBy, type Args } from './bundle.ts';
import { isRightToLeft, sourceOf, type Lang, type Part } from './sources.ts';

export type { Args };

/** The sentences of one language, as far as they have been fetched. */
export class Speech {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;
  readonly #parts = new Map<Part, Promise<void>>();

  constructor(lang: Lang) {
    this.lang = lang;
    this.#bundle = bundleOf(lang, isRightToLeft(lang));
  }

  /** The language with some of its parts. */
  static async of(lang: Lang, ...parts: readonly Part[]): Promise<Speech> {
    const speech = new Speech(lang);
    await speech.have(...parts);
    return speech;
  }

  /** Those that were asked for. */
  get parts(): readonly Part[] {
    return [...this.#parts.keys()];
  }

  /** Whether all that *other* was asked for was asked for here, too. */
  hasAllOf(other: Speech): boolean {
    return other.parts.every((part) => this.#parts.has(part));
  }

  /** Fetch what is not there yet. */
  async have(...parts: readonly Part[]): Promise<void> {
    await Promise.all(parts.map((part) => this.#fetched(part)));
  }

  #fetched(part: Part): Promise<void> {
    const begun = this.#parts.get(part) ?? this.#fetch(part);
    this.#parts.set(part, begun);
    begun.catch(() => this.#parts.delete(part)); // it is tried again when it is asked for again
    return begun;
  }

  async #fetch(part: Part): Promise<void> {
    addTo(this.#bundle, await sourceOf(this.lang, part), `${this.lang}/${part}.ftl`);
  }

  /** Whether there is a sentence called *id*. */
  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence *id* with *args* put in; its id where there is none, for a page is better than none. */
  say(id: string, args: Args = {}): string {
    return saidBy(this.#bundle, id, args, []) ?? id;
  }

  /** *items* in a row, with this language's comma between them. */
  listed(items: Iterable<string | number>): string {
    return [...items].join(this.say('list-comma'));
  }
}

/** The id that stands for codes: `idOf('why', 'foot_open')` is `why-foot-open`. */
export function idOf(...parts: readonly string[]): string {
  return parts.join('-').replaceAll('_', '-');
}
