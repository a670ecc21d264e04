/** Which languages there are, and where their words come from: a file a part, fetched when it is needed. */

/** Each language by its code, in its own words. */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  af: 'Afrikaans',
  vi: 'Tiếng Việt',
  is: 'Íslenska',
  ar: 'العربية',
  fil: 'Filipino',
} as const;

export type Lang = keyof typeof LANGUAGES;

/** `front`: the first page; `page`: all others; `game`, `sheet`, `mistakes`: what the terminal says too. */
export type Part = 'front' | 'page' | 'game' | 'sheet' | 'mistakes';

const SOURCES = import.meta.glob<string>(
  '../../../src/chickenfoot/speech/*/{front,page,game,sheet,mistakes}.ftl',
  { query: '?raw', import: 'default' },
);

/** The words of a part; in English where a language does not have it. */
export async function sourceOf(lang: Lang, part: Part): Promise<string> {
  const fetch = fetcherOf(lang, part) ?? fetcherOf('en', part);
  if (!fetch) throw new Error(`expected ${part}.ftl of a language, got ${lang}`);
  return fetch();
}

function fetcherOf(lang: Lang, part: Part) {
  return SOURCES[`../../../src/chickenfoot/speech/${lang}/${part}.ftl`];
}

export function isRightToLeft(lang: Lang): boolean {
  return lang === 'ar';
}

export function isLang(text: string): text is Lang {
  return Object.hasOwn(LANGUAGES, text);
}

/** The first of *wanted* there are words for, such as `es` for `es-MX`; English where there is none. */
export function bestOf(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const code = new Intl.Locale(tag).language;
    const lang = code === 'tl' ? 'fil' : code; // Tagalog goes by both
    if (isLang(lang)) return lang;
  }
  return 'en';
}
