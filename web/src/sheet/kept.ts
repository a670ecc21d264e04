/** Rulesets that somebody keeps under a name on this device: pure functions of what is kept, and the place of it. */

export interface Kept {
  readonly name: string;
  /** A ruleset in one line. */
  readonly rules: string;
}

/** Of a name, also of one that comes in a link. */
export const LONGEST_NAME = 40;
const LONGEST_RULES = 1000;
const MOST = 100;
const KEY = 'rules';

/** A name as it is kept and shown: in one line, without what nobody sees, and not too long. */
export function cleanName(name: string): string {
  const seen = name.normalize('NFC').replaceAll(/[\p{C}\s]+/gu, ' ');
  return seen
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/[\uD800-\uDBFF]$/, '') // half of a sign
    .trim();
}

/** What *text* holds, as far as it makes sense. */
export function keptFrom(text: string | null): readonly Kept[] {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    // as if nothing had been kept
  }
  return Array.isArray(found) ? found.filter(isKept).slice(0, MOST) : [];
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { name, rules } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof name === 'string' &&
    typeof rules === 'string' &&
    name !== '' &&
    name === cleanName(name) &&
    rules.length <= LONGEST_RULES
  );
}

/** With one more, which takes the place of another one of its name; the newest comes first. */
export function keeping(all: readonly Kept[], one: Kept): readonly Kept[] {
  return [one, ...without(all, one.name)].slice(0, MOST);
}

export function without(all: readonly Kept[], name: string): readonly Kept[] {
  return all.filter((one) => one.name !== name);
}

/** With *name* called *to*, where it stands; another one that was called so is gone. */
export function renaming(all: readonly Kept[], name: string, to: string): readonly Kept[] {
  if (name === to) return all;
  return without(all, to).map((one) => (one.name === name ? { ...one, name: to } : one));
}

/** What is kept on this device. */
export function keptHere(): readonly Kept[] {
  try {
    return keptFrom(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keep *all* on this device; false: it keeps nothing. */
export function keepHere(all: readonly Kept[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

// --- names in links and files ---------------------------------------------------------------------------------

/** The name that the fragment of an address carries; empty: none. */
export function nameIn(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return cleanName(decodeURIComponent(text));
  } catch {
    return cleanName(text);
  }
}

/** *name* as the fragment of an address; none for none. */
export function fragmentOf(name: string): string {
  const clean = cleanName(name);
  // A link is pasted into messages, where an apostrophe or a bracket may end it.
  return clean && `#${encodeURIComponent(clean).replaceAll(/[!'()*]/g, (sign) => `%${hexOf(sign)}`)}`;
}

function hexOf(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase();
}

/** A ruleset file with its name in the first line. */
export function fileOf(name: string, toml: string): string {
  return name ? `# ${name}\n${toml}` : toml;
}

/** The name in the first line of a ruleset file; empty: none. */
export function nameOfFile(text: string): string {
  return cleanName(/^#([^\n]*)/.exec(text)?.[1] ?? '');
}
