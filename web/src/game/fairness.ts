/** Whether a deal was fair: the evidence this page has of it, and what was found, in words. */

import type { Evidence, Finding } from '../fair/check.ts';
import type { Known } from '../model/table.ts';
import type { Speech } from '../speech/speech.ts';
import { who, type Company } from '../telling/telling.ts';

/** What this page saw of the deal of round *number*; null: it was not open in that round. */
export function dealOf(known: Known, number: number): Omit<Evidence, 'ownSalt'> | null {
  const dealing = known.witnessed.dealings.find(({ round }) => round.number === number);
  const result = known.results[number - 1];
  if (!dealing || !result) return null;
  return {
    dealing,
    result,
    promised: known.witnessed.promises[number] ?? null,
    set: known.table.shape.set,
    lastStarter: known.results[number - 2]?.starter ?? null,
  };
}

const FITS = {
  commitment: 'page-fair-commitment-fits',
  salt: 'page-fair-salt-fits',
  hand: 'page-fair-hand-fits',
  left: 'page-fair-left-fits',
  redeals: 'page-fair-redeals-fits',
  starter: 'page-fair-starter-fits',
} as const;

const DIFFERS = {
  commitment: 'page-fair-commitment-differs',
  salt: 'page-fair-salt-differs',
  hand: 'page-fair-hand-differs',
  left: 'page-fair-left-differs',
  redeals: 'page-fair-redeals-differs',
  starter: 'page-fair-starter-differs',
} as const;

/** What one check found. */
export function findingSentence(speech: Speech, company: Company, finding: Finding): string {
  const { what, fits, expected, got, seat } = finding;
  if (fits) return speech.say(FITS[what]);
  return speech.say(DIFFERS[what], { expected, got, ...who(speech, company, seat) });
}
