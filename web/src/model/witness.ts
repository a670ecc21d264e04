/**
 * What a reader saw of the deals of a game, kept as it was then: whatever the server tells later is compared with
 * it (fair/), so that nobody can change his story.
 */

import type { Offer, Round, Told } from '../wire/types.ts';

/** A round as the reader first saw it. */
export interface Dealing {
  /** As it was dealt, with the reader's own hand; or, where `isWhole` is false, as it stood when he came. */
  readonly round: Round;
  /** Where the reader sat. */
  readonly you: number | null;
  readonly isWhole: boolean;
}

export interface Witnessed {
  /** For each round by number, the commitment of the server's seed that was shown first. */
  readonly promises: Readonly<Record<number, string>>;
  readonly dealings: readonly Dealing[];
}

export const NOTHING_SEEN: Witnessed = { promises: {}, dealings: [] };

/** What a reader knows now, as far as it matters here. */
interface Present {
  readonly you: number | null;
  readonly offer: Offer | null;
  readonly round: Round | null;
}

/** What was seen after *message*, which led to *now*. What was seen before is never changed. */
export function witness(before: Witnessed, now: Present, message: Told): Witnessed {
  const { offer, round, you } = now;
  if (offer !== null && !(offer.round in before.promises)) {
    return { ...before, promises: { ...before.promises, [offer.round]: offer.commitment } };
  }
  if (round === null || before.dealings.some((one) => one.round.number === round.number)) return before;
  const told = message.type === 'dealt' ? message.round : null;
  const dealing = told ? { round: told, you, isWhole: true } : { round, you, isWhole: false };
  return { ...before, dealings: [...before.dealings, dealing] };
}
