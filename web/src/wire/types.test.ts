import { expect, test } from 'vitest';
import { FROM_CLIENT, TO_CLIENT } from './samples.ts';
import { PHRASES, PROTOCOL, type FromClient, type Happening, type ToClient } from './types.ts';

// That each sample has the type it should have is seen to by the compiler (`npm run check:types`).

function said<T extends ToClient['type']>(type: T): Extract<ToClient, { type: T }>[] {
  return TO_CLIENT.filter((message): message is Extract<ToClient, { type: T }> => message.type === type);
}

test('a message is known by its type', () => {
  const [moved] = said('moved').filter(({ happened }) => happened.length > 0);

  expect(moved?.seat).toBe(7);
  expect(moved?.board.yard).toBe(7);
  expect(moved?.turn?.moves).toEqual([['3-9', '3-9']]);
});

test('what happened is known by what it is', () => {
  const happened = said('moved').flatMap((message) => message.happened);

  expect(happened.map(told).filter((line) => line !== '')).toEqual(['3-9 laid', '3-9 drawn', '7 caught']);
});

function told(one: Happening): string {
  switch (one.what) {
    case 'laid':
      return `${one.tile} laid`;
    case 'drawn':
      return `${one.tile ?? 'a tile'} drawn`;
    case 'caught':
      return `${one.count} caught`;
    default:
      return '';
  }
}

test('what comes as an array has names for its places', () => {
  const [laid] = said('dealt').flatMap(({ round }) => round?.plays ?? []);
  if (laid === undefined) throw new Error('expected a tile on the table');
  const [tile, on, slot] = laid;

  expect(`${tile} on ${on ?? 'nothing'}, place ${slot}`).toBe('3-9 on 3-9, place 7');
});

test('what is left out may be missing, in what is sent too', () => {
  const watch: FromClient = { type: 'watch', id: '1', table: 'a' };

  expect(FROM_CLIENT.filter(({ type }) => type === 'watch').map((message) => 'after' in message)).toContain(
    true,
  );
  expect('after' in watch).toBe(false);
});

test('the phrases can be gone through, and the version be asked', () => {
  expect(PHRASES).toContain('chicken_foot');
  expect(said('welcome').every(({ protocol }) => Number.isInteger(protocol))).toBe(true);
  expect(PROTOCOL).toBeGreaterThan(0);
});
