/**
 * The sentences of one language as Fluent has them, and what is put into them: numbers as Python puts them there
 * (tests/speech/test_both.py holds both together). No browser and no bundler is needed here.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Readonly<Record<string, string | number>>;

/** Browsers differ in whether 1234 has a sign between its thousands, and in the digits of Arabic. */
const GROUPED = { useGrouping: 'always' } as const;
const LATIN_DIGITS = '-u-nu-latn';

/** A language without sentences yet. Tiles and moves go from left to right, also within one that does not. */
export function bundleOf(lang: string, isRightToLeft: boolean): FluentBundle {
  return new FluentBundle(lang + LATIN_DIGITS, { useIsolating: isRightToLeft });
}

/** Add the sentences in *text*, a Fluent file. */
export function addTo(bundle: FluentBundle, text: string, name: string): void {
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length > 0) throw new Error(`${name}: ${errors.join('; ')}`);
}

/** The sentence *id* with *args* put in, if there is one; what is wrong with it goes into *errors*. */
export function saidBy(bundle: FluentBundle, id: string, args: Args, errors: Error[]): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, variables(args), errors) : undefined;
}

function variables(args: Args): Record<string, FluentVariable> {
  const entries = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === 'number' ? new FluentNumber(value, GROUPED) : value,
  ]);
  return Object.fromEntries(entries);
}
