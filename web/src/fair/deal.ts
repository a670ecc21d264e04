/**
 * From a seed to a deal, as docs/notation.md says: chance in streams of HMAC-SHA256, tiles shuffled by it. What a
 * browser needs to check a deal by itself, and nothing of the rules.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A secret, and what the players have mixed in, in seat order; all in hexadecimal digits. */
export interface Chance {
  readonly seed: string;
  readonly salts: readonly string[];
}

/** What is dealt: to how many, how many each, and the tile that is put aside. */
export interface Table {
  /** The set's highest pip. */
  readonly set: number;
  readonly players: number;
  readonly size: number;
  readonly aside: string | null;
}

export interface Dealt {
  readonly hands: readonly (readonly string[])[];
  /** The next tile to draw first. */
  readonly yard: readonly string[];
}

/** SHA-256 of a seed: what is shown of it before the deal. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The deal; after *redeals* that were thrown back. */
export function deal(chance: Chance, { set, players, size, aside }: Table, redeals = 0): Dealt {
  const tiles = shuffled(
    wholeSet(set).filter((tile) => tile !== aside),
    stream(chance, `deal ${redeals}`),
  );
  const hands = Array.from({ length: players }, (_, seat) => tiles.slice(seat * size, (seat + 1) * size));
  return { hands, yard: tiles.slice(players * size) };
}

/** The tiles 0-0, 0-1 … n-n. */
export function wholeSet(set: number): string[] {
  const tiles: string[] = [];
  for (let low = 0; low <= set; low += 1) {
    for (let high = low; high <= set; high += 1) tiles.push(`${low}-${high}`);
  }
  return tiles;
}

/** *items*, shuffled by *words*. */
export function shuffled<Item>(items: readonly Item[], words: Iterator<number>): Item[] {
  const found = [...items];
  for (let at = found.length - 1; at > 0; at -= 1) {
    const other = below(at + 1, words);
    [found[at], found[other]] = [found[other] as Item, found[at] as Item];
  }
  return found;
}

/** The next number below *most*: words beyond the largest multiple of it are skipped. */
export function below(most: number, words: Iterator<number>): number {
  const limit = 2 ** 32 - (2 ** 32 % most);
  for (;;) {
    const word = words.next().value as number; // a stream has no end
    if (word < limit) return word % most;
  }
}

/** The words of a stream, each of 32 bits. */
export function* stream({ seed, salts }: Chance, label: string): Generator<number, never> {
  const key = hexToBytes(seed);
  const salted = sha256(concatBytes(...salts.map(hexToBytes).flatMap((salt) => [length(salt), salt])));
  const begins = concatBytes(utf8ToBytes(label), Uint8Array.of(0), salted);
  for (let block = 0; ; block += 1) {
    const view = new DataView(hmac(sha256, key, concatBytes(begins, bigEndian(block, 8))).buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

function length(salt: Uint8Array): Uint8Array {
  return bigEndian(salt.length, 4);
}

/** *value*, which has no more than 32 bits, in so many bytes. */
function bigEndian(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(size - 4, value);
  return bytes;
}
