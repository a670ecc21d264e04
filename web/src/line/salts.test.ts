// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { heard, type Known } from '../model/table.ts';
import type { Offer } from '../wire/types.ts';
import { Salts } from './salts.ts';

beforeEach(() => {
  sessionStorage.clear();
});

function known(offer: Partial<Offer>, level = ''): Known {
  return heard(null, {
    type: 'snapshot',
    seq: 3,
    at: 1,
    table: { id: 't', rules: 'trains', shape: { set: 9, arms: 2, toes: 3 }, rounds: 10 },
    phase: 'salting',
    seats: [
      { holder: 'person', name: 'Ann', level },
      { holder: 'person', name: 'Bo' },
    ],
    you: 0,
    offer: {
      round: 1,
      commitment: 'c0ffee',
      deadline: 9,
      commitments: [null, null],
      salts: [null, null],
      ...offer,
    },
  });
}

/** By the browser's own means. */
async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('a salt is promised, and shown once no more are taken', async () => {
  const salts = new Salts();
  const promised = salts.next(known({}));
  if (promised?.type !== 'commit') throw new Error('expected a promise');
  const commitments = [promised.commitment, null];

  expect(salts.next(known({ commitments }))).toBeNull();
  const shown = salts.next(known({ commitments, is_closed: true }));
  if (shown?.type !== 'show') throw new Error('expected a salt');
  expect(await sha256(shown.salt)).toBe(promised.commitment);
  expect(salts.next(known({ commitments, is_closed: true, salts: [shown.salt, null] }))).toBeNull();
});

test('its own salt is known once the server has taken one, whatever it says that it is', () => {
  const salts = new Salts();
  const promised = salts.next(known({}));
  if (promised?.type !== 'commit') throw new Error('expected a promise');
  const closed = { commitments: [promised.commitment, null], is_closed: true };
  const shown = salts.next(known(closed));
  if (shown?.type !== 'show') throw new Error('expected a salt');

  expect(salts.mixedIn('c0ffee')).toBeNull();
  salts.next(known({ ...closed, salts: ['5a', null] }));
  expect(salts.mixedIn('c0ffee')).toBe(shown.salt);
  expect(salts.mixedIn('decaf')).toBeNull();
});

test('a page that is loaded anew goes on with its salt', () => {
  const promised = new Salts().next(known({}));
  if (promised?.type !== 'commit') throw new Error('expected a promise');
  const closed = { commitments: [promised.commitment, null], is_closed: true };
  expect(new Salts().next(known({}))).toEqual(promised);
  const shown = new Salts().next(known(closed));
  if (shown?.type !== 'show') throw new Error('expected a salt');
  new Salts().next(known({ ...closed, salts: [shown.salt, null] }));

  expect(new Salts().mixedIn('c0ffee')).toBe(shown.salt);
});

test('what another page has mixed in is not known here', () => {
  const salts = new Salts();
  salts.next(known({})); // the other one was faster
  const closed = { commitments: ['5a', null], is_closed: true };
  salts.next(known(closed));
  salts.next(known({ ...closed, salts: ['a5', null] }));

  expect(salts.mixedIn('c0ffee')).toBeNull();
});

test('where no more are taken and there is none of ours, we have mixed in nothing', () => {
  const salts = new Salts();
  salts.next(known({}, 'hen'));
  expect(salts.mixedIn('c0ffee')).toBeNull();
  salts.next(known({ is_closed: true }, 'hen'));

  expect(salts.mixedIn('c0ffee')).toBe('');
});

test('not more salts are kept than make sense, and what makes no sense is dropped', () => {
  const salts = new Salts();
  for (let round = 0; round < 150; round += 1) salts.next(known({ commitment: `${round}` }));
  expect(JSON.parse(sessionStorage.getItem('salts') ?? '')).toHaveLength(100);

  for (const text of ['torn [', '7', '[["c0ffee"]]', '[["c0ffee","xy","mixed"]]', '[["c0ffee","5a","?"]]']) {
    sessionStorage.setItem('salts', text);
    expect(new Salts().mixedIn('c0ffee')).toBeNull();
    expect(new Salts().next(known({}))?.type).toBe('commit');
  }
});

test('every round has a salt of its own', () => {
  const salts = new Salts();
  const first = salts.next(known({}));

  expect(salts.next(known({ commitment: 'decaf' }))).not.toEqual(first);
});

test('nothing is said twice while others are heard', () => {
  const salts = new Salts();
  const promised = salts.next(known({}));
  if (promised?.type !== 'commit') throw new Error('expected a promise');

  expect(salts.next(known({ commitments: [null, '5a'] }))).toBeNull();
  const closed = { commitments: [promised.commitment, '5a'], is_closed: true };
  expect(salts.next(known(closed))?.type).toBe('show');
  expect(salts.next(known({ ...closed, salts: [null, '5a'] }))).toBeNull();
});

test('what another page has promised cannot be shown here', () => {
  expect(new Salts().next(known({ commitments: ['5a', null], is_closed: true }))).toBeNull();
});

test('who is stood in for, or only looks on, mixes nothing in', () => {
  expect(new Salts().next(known({}, 'hen'))).toBeNull();
  expect(new Salts().next({ ...known({}), you: null })).toBeNull();
});
