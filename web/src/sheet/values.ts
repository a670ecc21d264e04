/**
 * The value of a key as the fields of a form, and back. A form of values is a text such as `players..#`: `#` stands
 * for a number, `...` for any more of what it follows (src/chickenfoot/rules/keys.py).
 */

import type { Form, RuleKey } from '../wire/types.ts';

/** What a person fills in: nothing, one or two numbers, a list of numbers, tiles by players, an order of words. */
export type Fields = 'word' | 'number' | 'two' | 'list' | 'table' | 'order';

export function fieldsOf(form: Form): Fields {
  if (form.text.includes('#:#')) return 'table';
  if (form.text.endsWith(',...')) return form.text.includes('#') ? 'list' : 'order';
  const numbers = form.text.split('#').length - 1;
  return numbers === 0 ? 'word' : numbers === 1 ? 'number' : 'two';
}

/** Whether a value of the key is an order of some words, such as tie-breaks. */
export function isOrder(key: RuleKey): boolean {
  return key.forms.every((form) => fieldsOf(form) === 'order');
}

/** The form that *value* has. */
export function formOf(key: RuleKey, value: string): Form | undefined {
  return key.forms.find((form) => patternOf(form).test(value));
}

/** A number as somebody may leave it in a field while typing, or write it wrongly: the server answers that. */
const NUMBER = '-?[\\d.e+]*';

function patternOf({ text }: Form): RegExp {
  const once = text
    .replace(/,\.\.\.$/, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('#', `(${NUMBER})`);
  return new RegExp(text.endsWith(',...') ? `^${once}(,${once})*$` : `^${once}$`);
}

/** The numbers in *value*, which has this form, as they are written. */
export function numbersIn(form: Form, value: string): string[] {
  if (fieldsOf(form) === 'word') return [];
  return patternOf(form).exec(value)?.slice(1) ?? [];
}

/** A value of *form* with *numbers* in it, in their order. */
export function written(form: Form, numbers: readonly string[]): string {
  let next = 0;
  return form.text.replaceAll('#', () => {
    next += 1;
    return numbers[next - 1] ?? '';
  });
}

/** A list of numbers as the key has it, from what somebody typed: spaces, semicolons and words between do not matter. */
export function listFrom(typed: string): string {
  return typed.match(/\d+/g)?.join(',') ?? '';
}

/** Tiles by players: `2:21,3:14`. */
export function rowsOf(value: string): Map<number, string> {
  const rows = value.split(',').flatMap((row) => {
    const [players, tiles] = row.split(':');
    return tiles === undefined ? [] : [[Number(players), tiles] as const];
  });
  return new Map(rows);
}

/** *value* with other *tiles* for so many players; empty: none. */
export function tableWith(value: string, players: number, tiles: string): string {
  return tableFrom(new Map(rowsOf(value)).set(players, tiles));
}

function tableFrom(rows: ReadonlyMap<number, string>): string {
  return [...rows]
    .filter(([, tiles]) => tiles !== '')
    .sort(([one], [other]) => one - other)
    .map(([players, tiles]) => `${players}:${tiles}`)
    .join(',');
}

/** The words of an order; none: `none`. */
export function wordsOf(value: string): string[] {
  return value === 'none' || value === '' ? [] : value.split(',');
}

/** *words* with another one at *place*, each once; an empty one ends the order there. */
export function reordered(words: readonly string[], place: number, word: string): string {
  const before = words.slice(0, place).filter((one) => one !== word);
  const after = word === '' ? [] : words.slice(place + 1).filter((one) => one !== word);
  return [...before, ...(word ? [word] : []), ...after].join(',') || 'none';
}

/** Numbers to begin with where no published ruleset has any. */
const USUAL: Readonly<Record<string, string>> = {
  list: '9,8,7',
  target: 'target:100',
  at_least: 'players..4',
};

/** What a key becomes when somebody chooses *form*: a published value of it, if there is one. */
export function beginning(key: RuleKey, form: Form, published: readonly string[]): string {
  if (fieldsOf(form) === 'word') return form.text;
  return (
    published.find((value) => formOf(key, value) === form) ??
    USUAL[form.name] ??
    written(form, [String(key.least), String(key.least)])
  );
}
