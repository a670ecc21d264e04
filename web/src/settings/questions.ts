/** What can be set, as questions with their answers: their words, by the ids of speech. */

import type { Choices } from './settings.svelte.ts';

/** A setting with a few answers to choose from. */
export type Asked = Exclude<keyof Choices, 'lang'>;

export interface Question<Key extends Asked = Asked> {
  readonly key: Key;
  readonly title: string;
  readonly answers: readonly (readonly [value: Choices[Key], words: string])[];
}

function question<Key extends Asked>(
  key: Key,
  title: string,
  answers: Question<Key>['answers'],
): Question<Key> {
  return { key, title, answers };
}

/** How the tiles look. The preview shows them. */
export const OF_TILES: readonly Question[] = [
  question('tiles', 'page-set-tiles', [
    ['pips', 'page-set-tiles-pips'],
    ['numerals', 'page-set-tiles-numerals'],
  ]),
  question('colours', 'page-set-colours', [
    ['bright', 'page-set-colours-bright'],
    ['safe', 'page-set-colours-safe'],
    ['plain', 'page-set-colours-plain'],
  ]),
  question('size', 'page-set-size', [
    ['small', 'page-set-size-small'],
    ['medium', 'page-set-size-medium'],
    ['large', 'page-set-size-large'],
  ]),
];

/** Everything else. */
export const OF_PAGES: readonly Question[] = [
  question('theme', 'page-set-theme', [
    ['system', 'page-set-theme-system'],
    ['light', 'page-set-theme-light'],
    ['dark', 'page-set-theme-dark'],
  ]),
  question('hand', 'page-set-hand', [
    ['right', 'page-set-hand-right'],
    ['left', 'page-set-hand-left'],
  ]),
  question('sound', 'page-set-sound', [
    [true, 'page-set-sound-on'],
    [false, 'page-set-sound-off'],
  ]),
  question('motion', 'page-set-motion', [
    ['system', 'page-set-motion-system'],
    ['off', 'page-set-motion-off'],
  ]),
];
