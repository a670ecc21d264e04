import { expect, test } from 'vitest';
import recorded from '../model/recorded.json';
import { heard, type Known } from '../model/table.ts';
import type { Result, Snapshot, Told } from '../wire/types.ts';
import { check, type Evidence } from './check.ts';

interface Recorded {
  readonly name: string;
  readonly begins: Snapshot;
  readonly messages: readonly Told[];
}

const games = recorded as unknown as readonly Recorded[];

/** The evidence of every round that was finished in a recorded game, as its reader has it. */
function evidence({ begins, messages }: Recorded): readonly Evidence[] {
  const found: Evidence[] = [];
  let known: Known = heard(null, begins);
  for (const message of messages) {
    const before = known.results.length;
    known = heard(known, message);
    const result = known.results.at(-1);
    if (result && known.results.length > before) found.push(of(known, result));
  }
  return found;
}

function of(known: Known, result: Result): Evidence {
  const dealing = known.witnessed.dealings.at(-1);
  if (!dealing) throw new Error('expected a deal, got none');
  const { number, salts } = dealing.round;
  return {
    dealing,
    result,
    promised: known.witnessed.promises[number] ?? null,
    ownSalt: dealing.you === null ? null : (salts[dealing.you] ?? null),
    set: known.table.shape.set,
    lastStarter: known.results.at(-2)?.starter ?? null,
  };
}

const rounds = games.flatMap((game) => evidence(game).map((one) => [game.name, one] as const));
const [, first] = rounds[0] ?? [];
if (first === undefined) throw new Error('expected a finished round, got none');
const { seed = '' } = first.result;

/** What does not fit, once something of the first round is another. */
function wrong(change: (evidence: Evidence) => Evidence): readonly (readonly [string, string, string])[] {
  const findings = check(change(first as Evidence)).filter(({ fits }) => !fits);
  return findings.map(({ what, expected, got }) => [what, expected, got]);
}

const dealtAs = (changes: Partial<Evidence['dealing']['round']>) => (one: Evidence) => ({
  ...one,
  dealing: { ...one.dealing, round: { ...one.dealing.round, ...changes } },
});

test.each(rounds)('%s: every deal is fair', (_, one) => {
  const findings = check(one);

  expect(findings.filter(({ fits }) => !fits)).toEqual([]);
  expect(findings.map(({ what }) => what)).toContain('left');
});

test('all that there is to check is checked', () => {
  expect(check(first).map(({ what }) => what)).toEqual(['commitment', 'salt', 'hand', 'left', 'starter']);
});

test('another seed is not the one that was promised, and gives another deal', () => {
  const other = seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const found = wrong((one) => ({ ...one, result: { ...one.result, seed: other } })).map(([what]) => what);

  expect(found).toContain('commitment');
  expect(found).toContain('hand');
});

test('a seed that is none is not the one that was promised', () => {
  for (const other of ['', 'x'.repeat(64), seed.slice(2)]) {
    expect(wrong((one) => ({ ...one, result: { ...one.result, seed: other } }))).toEqual([
      ['commitment', '-', first.promised],
    ]);
  }
});

test('another promise than before the deal is found', () => {
  const promised = 'c0ffee';

  expect(wrong((one) => ({ ...one, promised }))).toEqual([
    ['commitment', first.dealing.round.commitment, promised],
  ]);
});

test('another salt than this browser mixed in is found, also where its own was left out', () => {
  const [own, ...others] = first.dealing.round.salts;
  const changed = wrong(dealtAs({ salts: ['5a', ...others] }));
  const missing = wrong(dealtAs({ salts: ['', ...others] }));

  expect(changed[0]).toEqual(['salt', own, '5a']);
  expect(missing[0]).toEqual(['salt', own, '-']);
  expect(changed.map(([what]) => what)).toContain('hand');
});

test('a salt where this browser mixed in nothing is found', () => {
  const [own] = first.dealing.round.salts;

  expect(wrong((one) => ({ ...one, ownSalt: '' }))).toEqual([['salt', '-', own]]);
});

test('a browser that does not know what it mixed in accuses nobody', () => {
  const findings = check({ ...first, ownSalt: null });

  expect(findings.map(({ what }) => what)).toEqual(['commitment', 'hand', 'left', 'starter']);
  expect(findings.filter(({ fits }) => !fits)).toEqual([]);
});

test("another player's salt gives another deal", () => {
  const [own = '', ...others] = first.dealing.round.salts;
  const found = wrong(dealtAs({ salts: [own, ...others.map(() => '5a')] })).map(([what]) => what);

  expect(found).toContain('hand');
});

test('a salt that is none is found', () => {
  expect(wrong(dealtAs({ salts: ['hello'] }))).toEqual([['salt', '-', 'hello']]);
});

test('another hand than the one that was dealt is found', () => {
  const [tile = '', ...rest] = first.dealing.round.hand ?? [];
  const other = first.result.hands.flat().find((one) => one !== tile) ?? '';
  const hand = [...rest, other];

  expect(wrong(dealtAs({ hand }))).toMatchObject([
    ['hand', expect.stringContaining(tile) as string, expect.anything()],
  ]);
});

test('a tile that somebody cannot have been left with is found', () => {
  const [own = ''] = first.dealing.round.hand ?? [];
  const hands = first.result.hands.map((hand, seat) => (seat === 1 ? [...hand, own] : hand));

  expect(wrong((one) => ({ ...one, result: { ...one.result, hands } }))).toEqual([['left', '-', own]]);
});

test('another starter than the lottery gives is found', () => {
  const { turned = 0 } = first.dealing.round;

  expect(wrong(dealtAs({ turned: turned + 1 })).map(([what]) => what)).toEqual(['starter']);
});

test('a deal that was thrown back without need is found', () => {
  expect(
    wrong(dealtAs({ redeals: 1, double: first.dealing.round.hand?.[0] ?? '' })).map(([what]) => what),
  ).toContain('redeals');
});

test('of a deal that was not seen only the promise and the own salt are checked', () => {
  const late = check({ ...first, promised: null, dealing: { ...first.dealing, isWhole: false } });

  expect(late.map(({ what, fits }) => [what, fits])).toEqual([
    ['commitment', true],
    ['salt', true],
  ]);
});
