/** How long ago something was, in a language's own words: the browser knows them. */

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** *at* and *now* in milliseconds since 1970. */
export function ago(lang: string, at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ['second', 1];
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  // Less than a minute is now: the clocks of the server and of this device differ by more.
  return words.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}
