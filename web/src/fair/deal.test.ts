import { expect, test } from 'vitest';
import notation from '../../../docs/notation.md?raw';
import { below, commitmentTo, deal, shuffled, stream, wholeSet } from './deal.ts';

/** The four deals that docs/notation.md shows, as names and texts. */
const deals = [...notation.matchAll(/^rules {5}.*\n(?:\w.*\n)+/gm)].map(
  ([text]) => new Map([...text.matchAll(/^(hand \d|\w+) +(.*)$/gm)].map((line) => [line[1], line[2] ?? ''])),
);

function read(told: ReadonlyMap<string | undefined, string>) {
  const [rules = '', players = ''] = (told.get('rules') ?? '').split(', ');
  const set = Number(/set=(\d+)/.exec(rules)?.[1] ?? 9);
  const salts = told.get('salts') === 'none' ? [] : (told.get('salts') ?? '').split(' ');
  return {
    chance: { seed: told.get('seed') ?? '', salts: salts.map((salt) => salt.replace('-', '')) },
    table: {
      set,
      players: parseInt(players),
      size: (told.get('hand 0') ?? '').split(',').length,
      aside: aside(set, told),
    },
  };
}

/** The starting double lies in the middle where it was dealt to nobody and is not in the yard. */
function aside(set: number, told: ReadonlyMap<string | undefined, string>): string | null {
  const piles = [...told].filter(([name]) => /^(hand|yard)/.test(name ?? ''));
  const dealt = piles.flatMap(([, tiles]) => tiles.split(','));
  return wholeSet(set).find((tile) => !dealt.includes(tile)) ?? null;
}

test('all deals of the documentation are found', () => {
  expect(deals).toHaveLength(4);
});

test.each(deals.map((told) => [told.get('rules'), told] as const))('%s', (_, told) => {
  const { chance, table } = read(told);
  const { hands, yard } = deal(chance, table);

  expect(commitmentTo(chance.seed)).toBe(told.get('commit'));
  for (const [seat, hand] of hands.entries()) {
    expect([...hand].sort(byPips), `hand ${seat}`).toEqual(told.get(`hand ${seat}`)?.split(','));
  }
  expect(yard).toEqual(told.get('yard')?.split(','));
  expect(below(table.players, stream(chance, 'first'))).toBe(Number(told.get('first')));
});

test('the lottery of the documentation', () => {
  for (const told of deals.filter((one) => one.has('lottery'))) {
    const { chance, table } = read(told);
    const turned = shuffled(wholeSet(table.set), stream(chance, 'lottery'));
    const at = turned.indexOf(`${table.set}-${table.set}`);
    const seat = (Number(told.get('first')) + at) % table.players;

    expect(told.get('lottery')).toBe(`${at + 1} tiles turned up, seat ${seat} starts`);
  }
});

test('the tiles drawn for the highest are the first of a shuffled set', () => {
  const told = deals.find((one) => one.has('highest'));
  if (told === undefined) throw new Error('expected a deal with tiles drawn for the highest, got none');
  const [first, second] = shuffled(wholeSet(9), stream(read(told).chance, 'highest'));

  expect(told.get('highest')).toBe(`${first},${second}, seat 0 starts`);
});

test('a deal that was thrown back is followed by another one', () => {
  const { chance, table } = read(deals[1] ?? new Map<string, string>());

  expect(deal(chance, table, 1)).not.toEqual(deal(chance, table, 0));
});

function byPips(one: string, other: string): number {
  const [a = 0, b = 0] = one.split('-').map(Number);
  const [c = 0, d = 0] = other.split('-').map(Number);
  return a - c || b - d;
}
