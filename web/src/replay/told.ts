/** What is told of a game that is watched again, all of it from `speech`. */

import type { Refusal } from '../line/line.ts';
import { refusalSentence } from '../speech/refusals.ts';
import { idOf, type Args, type Speech } from '../speech/speech.ts';
import { moveSentence, who, type Company } from '../telling/telling.ts';
import type { ReplayedGame, Round, Seat } from '../wire/types.ts';

/** Who sits there, as the record says; nobody of them is the reader. */
export function companyOf({ names, rules, shape, rounds }: ReplayedGame): Company {
  return { seats: names.map(seatOf), you: null, table: { id: '', rules, shape, rounds: rounds.length } };
}

const COMPUTER = /^(\S+) \(bot\)$/;

function seatOf(name: string): Seat {
  const level = COMPUTER.exec(name)?.[1];
  if (level !== undefined) return { holder: 'computer', level };
  return name === '' ? { holder: 'person' } : { holder: 'person', name };
}

/** How the round began, and then each of its moves. */
export function sentencesOf(speech: Speech, company: Company, game: ReplayedGame, at: number): string[] {
  const round = game.rounds[at];
  if (!round) return [];
  return [
    dealSentence(speech, company, round.dealt),
    ...round.plies.map((ply) => moveSentence(speech, company, ply)),
  ];
}

function dealSentence(speech: Speech, company: Company, dealt: Round): string {
  const { number, double } = dealt;
  const title = speech.say('round-title-open', { number, double });
  return [title, ...unheldSentences(speech, dealt), startSentence(speech, company, dealt)].join(' ');
}

function unheldSentences(speech: Speech, { double, redeals = 0, planned }: Round): string[] {
  if (redeals > 0) return [speech.say('start-redealt', { double, count: redeals })];
  return planned ? [speech.say('page-replay-planned', { planned })] : [];
}

function startSentence(speech: Speech, company: Company, dealt: Round): string {
  const { double, starter, first, turned = 0, shown = [], plays = [], number } = dealt;
  const seat = starter ?? first ?? 0;
  const args = { double, ...who(speech, company, seat) };
  if (starter === undefined || starter === null) return speech.say('start-search', args);
  if (turned > 0) return speech.say('start-lottery', { ...args, turned });
  if (plays.length === 0) return speech.say('start-holder', args);
  if (number > 1) return speech.say('start-next', args);
  if (shown.length > 0) return speech.say('start-highest-tile', { ...args, tiles: speech.listed(shown) });
  return speech.say('start-random', args);
}

// --- what is wrong with a record ------------------------------------------------------------------------------

/** Why a record is not replayed: where it is wrong, what was expected there, what it says. */
export function refusedSentence(speech: Speech, { code, args }: Refusal): string {
  if (code !== 'record_wrong') return refusalSentence(speech, code, args);
  const { line, column, mistakes = 1 } = args;
  const what = mistakeSentence(speech, args);
  const first = speech.say('mistake-at', { line: String(line), column: String(column), what });
  return speech.say('refused-record-wrong', { mistakes, first });
}

function mistakeSentence(speech: Speech, args: Args): string {
  const id = idOf('mistake', String(args['mistake']), ...(args['kind'] === 'rules' ? ['rules'] : []));
  return speech.say(id, { ...args, ...reasonOf(speech, args) });
}

/** What is wrong with the rules of a record, or why a move of it is not legal. */
function reasonOf(speech: Speech, args: Args): Args {
  if (args['error'] !== undefined) return { why: errorSentence(speech, args) };
  if (args['why'] === undefined) return {};
  const ends = speech.listed(String(args['ends'] ?? '').split(','));
  return { why: speech.say(idOf('why', String(args['why'])), { ...args, ends }) };
}

function errorSentence(speech: Speech, args: Args): string {
  const key = args['key'];
  const expects = key === undefined ? '' : speech.say(idOf('key', String(key)));
  const what = speech.say(idOf('error', String(args['error'])), {
    ...args,
    got: args['given'] ?? '',
    expects,
  });
  return args['where'] ? speech.say('error-at', { where: args['where'], what }) : what;
}
