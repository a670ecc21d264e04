/**
 * Every word a person reads, from the Fluent files that Python speaks from too (src/chickenfoot/speech/*.ftl).
 *
 * Ids are in kebab-case; `idOf` makes them from the codes of the protocol. Arguments are numbers and texts that
 * need no translation, such as tiles, moves and names.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Args = Readonly<Record<string, string | number>>;

/** The sentences of one language. */
export class Speech {
  readonly lang: string;
  readonly #bundle: FluentBundle;

  /** *source*: the text of the language's file. */
  constructor(lang: string, source: string) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw new Error(`${lang}.ftl: ${errors.join('; ')}`);
  }

  /** Whether there is a sentence called *id*. */
  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence *id* with *args* put in; its id where there is none, for a page is better than none. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    return this.#bundle.formatPattern(pattern, { ...args }, []);
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
