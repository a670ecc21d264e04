/** A finished round's deal, checked by the browser itself: what was promised, what was seen, and what follows. */

import type { Dealing } from '../model/witness.ts';
import type { Result } from '../wire/types.ts';
import { below, commitmentTo, deal, shuffled, stream, wholeSet, type Chance, type Dealt } from './deal.ts';

/** What one of the checks found. */
export interface Finding {
  /**
   * `commitment`: the seed is the one that was promised. `salt`: what this browser mixed in is in. `hand`: the
   * reader's own, as it was dealt. `left`: what each seat was left with was dealt to it, or lay in the yard.
   * `redeals`: deals were thrown back where they had to be. `starter`: the lottery was right.
   */
  readonly what: 'commitment' | 'salt' | 'hand' | 'left' | 'redeals' | 'starter';
  readonly fits: boolean;
  /** What follows from seed and salts, and what was seen instead. */
  readonly expected: string;
  readonly got: string;
  readonly seat: number;
}

export interface Evidence {
  readonly dealing: Dealing;
  readonly result: Result;
  /** The commitment that was shown before the deal; null: the reader was not there. */
  readonly promised: string | null;
  /** What this browser mixed in; empty: nothing; null: it does not know. */
  readonly ownSalt: string | null;
  /** The set's highest pip. */
  readonly set: number;
  /** Who started the round before; null: there was none, or it is not known. */
  readonly lastStarter: number | null;
}

const SEED = /^[0-9a-f]{64}$/;
const SALT = /^([0-9a-f]{2})*$/;

/** All that can be checked; what the reader has not seen is not. */
export function check(evidence: Evidence): readonly Finding[] {
  const { dealing, result, promised } = evidence;
  const shown = promised ?? dealing.round.commitment;
  const { seed = '' } = result;
  if (!SEED.test(seed)) return [finding('commitment', '-', shown)];
  const commitment = finding('commitment', commitmentTo(seed), shown);
  const strange = dealing.round.salts.findIndex((salt) => !SALT.test(salt));
  if (strange >= 0) return [commitment, finding('salt', '-', String(dealing.round.salts[strange]), strange)];
  const salt = saltOf(evidence);
  if (!dealing.isWhole) return [commitment, ...salt];
  return [commitment, ...salt, ...redealsOf(evidence), ...tilesOf(evidence), ...starterOf(evidence)];
}

function finding(what: Finding['what'], expected: string, got: string, seat = 0): Finding {
  return { what, fits: expected === got, expected, got, seat };
}

function chanceOf({ dealing, result }: Evidence): Chance {
  return { seed: result.seed ?? '', salts: dealing.round.salts };
}

/** What the reader mixed in stands at his seat. Where this browser does not know what that was it accuses nobody. */
function saltOf({ dealing: { round, you }, ownSalt }: Evidence): readonly Finding[] {
  if (you === null || ownSalt === null) return [];
  const told = round.salts[you] ?? '';
  return told + ownSalt === '' ? [] : [finding('salt', ownSalt || '-', told || '-', you)];
}

/** The deal with this number, from 0. */
function dealt(evidence: Evidence, number: number): Dealt {
  const { round } = evidence.dealing;
  const players = round.board.counts.length;
  const [start] = round.plays ?? []; // in the middle already: it was put aside
  const table = { set: evidence.set, players, size: round.board.counts[0] ?? 0, aside: start?.[0] ?? null };
  return deal(chanceOf(evidence), table, number);
}

/** Deals are thrown back where nobody holds the double, and only there. */
function redealsOf(evidence: Evidence): readonly Finding[] {
  const { redeals = 0, double } = evidence.dealing.round;
  if (redeals === 0) return [];
  const earlier = Array.from({ length: redeals }, (_, number) => dealt(evidence, number));
  const needed = earlier.findIndex(({ hands }) => hands.some((hand) => hand.includes(double)));
  return [finding('redeals', String(needed < 0 ? redeals : needed), String(redeals))];
}

function tilesOf(evidence: Evidence): readonly Finding[] {
  const { round, you } = evidence.dealing;
  const { hands, yard } = dealt(evidence, round.redeals ?? 0);
  const own =
    you === null ? [] : [finding('hand', written(hands[you] ?? []), written(round.hand ?? []), you)];
  return [...own, ...leftOf(evidence.result, hands, yard)];
}

/** One finding for each seat that was left with a tile it cannot have had; one for all if there is none. */
function leftOf({ hands: left }: Result, hands: Dealt['hands'], yard: Dealt['yard']): readonly Finding[] {
  const strange = left.flatMap((tiles, seat) => {
    const possible = new Set([...(hands[seat] ?? []), ...yard]);
    const wrong = tiles.filter((tile) => !possible.has(tile));
    return wrong.length > 0 ? [{ ...finding('left', '-', written(wrong), seat), fits: false }] : [];
  });
  return strange.length > 0 ? strange : [finding('left', '-', '-')];
}

/** The lottery: tiles are turned up in turn until the double appears (docs/notation.md, `first`, `lottery`). */
function starterOf(evidence: Evidence): readonly Finding[] {
  const { set, lastStarter, dealing } = evidence;
  const { number, double, turned = 0, starter, board } = dealing.round;
  if (turned === 0 || (number > 1 && lastStarter === null)) return [];
  const players = board.counts.length;
  const chance = chanceOf(evidence);
  const first = number === 1 ? below(players, stream(chance, 'first')) : ((lastStarter ?? 0) + 1) % players;
  const right = shuffled(wholeSet(set), stream(chance, 'lottery')).indexOf(double) + 1;
  const seat = (first + right - 1) % players;
  const found = finding('starter', String(right), String(turned), seat);
  return [{ ...found, fits: found.fits && starter === seat }];
}

/** *tiles* in one order. */
function written(tiles: readonly string[]): string {
  return [...tiles].sort(inOrder).join(', ');
}

function inOrder(one: string, other: string): number {
  const [low = 0, high = 0] = one.split('-').map(Number);
  const [otherLow = 0, otherHigh = 0] = other.split('-').map(Number);
  return low - otherLow || high - otherHigh;
}
