/** How rounds and games end, in words: who won, what was left, the places and what broke ties. */

import { idOf, type Speech } from '../speech/speech.ts';
import type { Final, Result } from '../wire/types.ts';
import { who, youOrName, type Company } from './telling.ts';

/** Who won the round. */
export function wonSentence(speech: Speech, company: Company, { winners }: Result): string {
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined)
    return speech.say('round-won', who(speech, company, winner));
  return speech.say('round-shared', { names: names(speech, company, winners) });
}

/** What *seat* was left with, and what that costs. */
export function leftSentence(
  speech: Speech,
  company: Company,
  { hands, scores, totals }: Result,
  seat: number,
): string {
  const args = { ...who(speech, company, seat), points: scores[seat] ?? 0, total: totals[seat] ?? 0 };
  const hand = hands[seat] ?? [];
  if (hand.length === 0) return speech.say('shown-out', args);
  return speech.say('shown-hand', { ...args, tiles: speech.listed(hand) });
}

/** Who won the game. */
export function winnerSentence(speech: Speech, company: Company, final: Final): string {
  const winners = inOrder(final).filter((seat) => final.places[seat] === 1);
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined) return speech.say('winner', who(speech, company, winner));
  return speech.say('winners-shared', { names: names(speech, company, winners) });
}

/** Each seat with its place and its points, the first one first. */
export function placeSentences(
  speech: Speech,
  company: Company,
  final: Final,
  totals: readonly number[],
): readonly { readonly seat: number; readonly place: number; readonly sentence: string }[] {
  return inOrder(final).map((seat) => {
    const place = final.places[seat] ?? 0;
    const args = { place, name: youOrName(speech, company, seat), total: totals[seat] ?? 0 };
    return { seat, place, sentence: speech.say('place', args) };
  });
}

/** What put one ahead of another with the same points, and who shares a place. */
export function tieSentences(speech: Speech, company: Company, final: Final): readonly string[] {
  const broken = (final.ties ?? []).map(({ ahead, behind, by }) =>
    speech.say(idOf('tie', by), {
      ahead: youOrName(speech, company, ahead),
      behind: youOrName(speech, company, behind),
    }),
  );
  const places = [...new Set(final.places)].sort((one, other) => one - other);
  const shared = places
    .map((place) => inOrder(final).filter((seat) => final.places[seat] === place))
    .filter((seats) => seats.length > 1)
    .map((seats) => speech.say('tie-shared', { names: names(speech, company, seats) }));
  return [...broken, ...shared];
}

/** The seats by their places. */
function inOrder({ places }: Final): number[] {
  return [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
}

function names(speech: Speech, company: Company, seats: readonly number[]): string {
  return speech.listed(seats.map((seat) => youOrName(speech, company, seat)));
}
