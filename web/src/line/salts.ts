/** What this browser mixes into each deal, so that nobody can have chosen it (docs/notation.md). */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import type { Known } from '../model/table.ts';
import type { Offer } from '../wire/types.ts';
import type { Said } from './line.ts';

/**
 * How far a salt has come: it was `chosen` here; the server has `bound` the seat to it; it is `mixed` in, for all
 * the server has said. `none`: no more were taken, and the seat was bound to nothing.
 */
type Stage = 'chosen' | 'bound' | 'mixed' | 'none';

const STAGES: readonly unknown[] = ['chosen', 'bound', 'mixed', 'none'] satisfies Stage[];

/** In hex, by the commitment of the server's seed. */
type Salt = readonly [commitment: string, salt: string, stage: Stage];

/** So many salts are kept, the newest last: more than a game has rounds. */
const REMEMBERED = 100;

const KEY = 'salts';

/**
 * A salt for each round that is offered: chosen, committed to, and shown once no more are taken. They are kept as
 * long as the tab, so that a page that is loaded anew goes on with them.
 */
export class Salts {
  /** What was said last: it is not said again before the server has echoed it. */
  #said = '';
  #salts: readonly Salt[] = kept();

  /**
   * This browser's own salt in the deal of that commitment, once the server has taken it; empty: it has mixed in
   * nothing, and nor has another device of its player's. null: it does not know.
   */
  mixedIn(commitment: string): string | null {
    const { salt, stage } = this.#find(commitment);
    return stage === 'mixed' || stage === 'none' ? salt : null;
  }

  /** What is to be said now; null: nothing, or it was said already. */
  next(known: Known): Said | null {
    const { offer, you } = known;
    if (offer !== null && you !== null) this.#note(offer, you);
    const said = this.#wanted(known);
    const words = JSON.stringify(said);
    if (said === null || words === this.#said) return null;
    this.#said = words;
    return said;
  }

  /** What the server has said once stands, whatever it says later. */
  #note(offer: Offer, you: number): void {
    const { commitment } = offer;
    const [bound, shown] = [offer.commitments[you] ?? null, offer.salts[you] ?? null];
    const { salt, stage } = this.#find(commitment);
    if (stage === 'chosen' && bound === commitmentTo(salt)) this.#keep(commitment, salt, 'bound');
    if (this.#find(commitment).stage === 'bound') {
      if (shown !== null) this.#keep(commitment, salt, 'mixed');
    } else if (stage !== 'mixed' && offer.is_closed && bound === null) this.#keep(commitment, '', 'none');
  }

  #wanted({ offer, you, seats }: Known): Said | null {
    if (offer === null || you === null || seats[you]?.level) return null;
    const mine = offer.commitments[you] ?? null;
    if (!offer.is_closed) return mine === null ? this.#commit(offer.commitment) : null;
    const { salt } = this.#find(offer.commitment);
    if (mine === null || (offer.salts[you] ?? null) !== null || mine !== commitmentTo(salt)) return null;
    return { type: 'show', salt };
  }

  #commit(commitment: string): Said {
    if (this.#find(commitment).stage === null) this.#keep(commitment, bytesToHex(randomBytes(16)), 'chosen');
    return { type: 'commit', commitment: commitmentTo(this.#find(commitment).salt) };
  }

  #find(commitment: string): { salt: string; stage: Stage | null } {
    const [, salt = '', stage = null] = this.#salts.find(([one]) => one === commitment) ?? [];
    return { salt, stage };
  }

  #keep(commitment: string, salt: string, stage: Stage): void {
    const others = this.#salts.filter(([one]) => one !== commitment);
    this.#salts = [...others.slice(1 - REMEMBERED), [commitment, salt, stage]];
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#salts));
    } catch {
      // a browser that keeps nothing: they last as long as the page
    }
  }
}

function commitmentTo(salt: string): string {
  return bytesToHex(sha256(hexToBytes(salt)));
}

/** What an earlier page of this tab has kept; nothing where that makes no sense. */
function kept(): readonly Salt[] {
  let found: unknown;
  try {
    found = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return []; // a browser that keeps nothing, or torn
  }
  return Array.isArray(found) ? found.filter(isSalt).slice(-REMEMBERED) : [];
}

function isSalt(one: unknown): one is Salt {
  if (!Array.isArray(one) || one.length !== 3) return false;
  const [commitment, salt, stage] = one as unknown[];
  return (
    typeof commitment === 'string' &&
    typeof salt === 'string' &&
    /^([0-9a-f]{2})*$/.test(salt) &&
    STAGES.includes(stage)
  );
}
