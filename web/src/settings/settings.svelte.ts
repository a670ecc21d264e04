/** What a person has set on this device, and where it is kept. One value for the whole page, `settings`. */

import { bestOf, isLang, isRightToLeft, type Lang } from '../speech/sources.ts';

/** All that can be set. A setting that is `system` follows the device. */
export interface Choices {
  lang: Lang | 'system';
  theme: 'system' | 'light' | 'dark';
  tiles: 'pips' | 'numerals';
  /** Nine colours; those that are told apart by who sees few; or none. */
  colours: 'bright' | 'safe' | 'plain';
  /** How large the tiles of the hand and the letters are. */
  size: 'small' | 'medium' | 'large';
  hand: 'right' | 'left';
  sound: boolean;
  motion: 'system' | 'off';
}

const FIRST: Choices = {
  lang: 'system',
  theme: 'system',
  tiles: 'pips',
  colours: 'bright',
  size: 'medium',
  hand: 'right',
  sound: true,
  motion: 'system',
};

/** What may be kept; anything else that is found there is as if it had never been set. */
const ALLOWED: { readonly [Key in keyof Choices]: (value: unknown) => value is Choices[Key] } = {
  lang: (value): value is Choices['lang'] =>
    value === 'system' || (typeof value === 'string' && isLang(value)),
  theme: oneOf('system', 'light', 'dark'),
  tiles: oneOf('pips', 'numerals'),
  colours: oneOf('bright', 'safe', 'plain'),
  size: oneOf('small', 'medium', 'large'),
  hand: oneOf('right', 'left'),
  sound: oneOf(true, false),
  motion: oneOf('system', 'off'),
};

function oneOf<Value>(...values: readonly Value[]) {
  return (value: unknown): value is Value => (values as readonly unknown[]).includes(value);
}

const KEY = 'settings';

/** What *kept* says, as far as it makes sense. */
export function choicesFrom(kept: string | null): Choices {
  let found: unknown = null;
  try {
    found = JSON.parse(kept ?? 'null');
  } catch {
    // as if nothing had been kept
  }
  const given = Object.entries(found ?? {}).filter(
    ([key, value]) => Object.hasOwn(ALLOWED, key) && ALLOWED[key as keyof Choices](value),
  );
  return { ...FIRST, ...Object.fromEntries(given) };
}

class Settings {
  #choices: Choices = $state.raw(choicesFrom(keptHere()));

  /** Whether the page about them is open. */
  isOpen = $state(false);

  get choices(): Choices {
    return this.#choices;
  }

  /** The language the page is in. */
  get lang(): Lang {
    return this.#choices.lang === 'system' ? bestOf(navigator.languages) : this.#choices.lang;
  }

  /** Set some of them, and keep them. */
  set(choices: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...choices };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // a browser that keeps nothing: they last as long as the page
    }
  }

  /** Find what was set on another page of this device, where what is kept under *key* has changed; null: all. */
  findAgain(key: string | null): void {
    if (key === null || key === KEY) this.#choices = choicesFrom(keptHere());
  }

  /** Put them on the page, where style.css finds them. */
  show(root: HTMLElement): void {
    const { theme, colours, size, hand, motion } = this.#choices;
    Object.assign(root.dataset, { theme, colours, size, hand, motion });
    root.lang = this.lang;
    root.dir = isRightToLeft(this.lang) ? 'rtl' : 'ltr';
    for (const meta of root.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const { scheme = '' } = meta.dataset;
      const given = theme === scheme ? 'all' : 'not all';
      meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : given;
    }
  }
}

function keptHere(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = new Settings();
