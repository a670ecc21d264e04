/** What this browser mixes into each deal, so that nobody can have chosen it (docs/notation.md). */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { Known } from '../model/table.ts';
import type { Said } from './line.ts';

/** A salt for each round that is offered: chosen, committed to, and shown once no more are taken. */
export class Salts {
  #commitment = '';
  #salt: Uint8Array = new Uint8Array();
  /** What was said last: it is not said again before the server has echoed it. */
  #said = '';
  readonly #mixedIn = new Map<string, string>();

  /** This browser's own salt in the deal of that commitment, once the server has taken one at its seat. */
  mixedIn(commitment: string): string | null {
    return this.#mixedIn.get(commitment) ?? null;
  }

  /** What is to be said now; null: nothing, or it was said already. */
  next(known: Known): Said | null {
    this.#note(known);
    const said = this.#wanted(known);
    const words = JSON.stringify(said);
    if (said === null || words === this.#said) return null;
    this.#said = words;
    return said;
  }

  #note({ offer, you }: Known): void {
    const taken = offer === null || you === null ? null : (offer.salts[you] ?? null);
    if (offer !== null && taken !== null && offer.commitment === this.#commitment)
      this.#mixedIn.set(offer.commitment, bytesToHex(this.#salt));
  }

  #wanted({ offer, you, seats }: Known): Said | null {
    if (offer === null || you === null || seats[you]?.level) return null;
    const mine = offer.commitments[you] ?? null;
    if (!offer.is_closed) return mine === null ? this.#commit(offer.commitment) : null;
    if (mine === null || (offer.salts[you] ?? null) !== null || mine !== bytesToHex(sha256(this.#salt)))
      return null;
    return { type: 'show', salt: bytesToHex(this.#salt) };
  }

  #commit(commitment: string): Said {
    if (this.#commitment !== commitment) {
      this.#commitment = commitment;
      this.#salt = randomBytes(16);
    }
    return { type: 'commit', commitment: bytesToHex(sha256(this.#salt)) };
  }
}
