import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../line/line.ts';
import type { MyTable } from '../wire/types.ts';
import { Elsewhere } from './elsewhere.svelte.ts';

let turns: string[] | null;
let elsewhere: Elsewhere;
const ask = vi.fn(() => {
  if (turns === null) return Promise.reject(new Refusal('offline'));
  const mine = ['here', 'a', 'b'].map((id) => ({ id, your_turn: turns?.includes(id) }) as MyTable);
  return Promise.resolve({ tables: mine });
});

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  turns = [];
  elsewhere = new Elsewhere('here', ask);
});

afterEach(() => {
  elsewhere.close();
  vi.useRealTimers();
});

test('several tables are known, and this one is none of them', async () => {
  turns = ['here', 'a', 'b'];
  elsewhere.told('a');
  expect(elsewhere.tables).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(0);

  expect(elsewhere.tables).toEqual(['a', 'b']);
});

test('a turn that has passed is gone within half a minute, and then nobody asks any more', async () => {
  turns = ['a'];
  elsewhere.told('a');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(elsewhere.tables).toEqual(['a']);
  turns = [];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(elsewhere.tables).toEqual([]);
  await vi.advanceTimersByTimeAsync(300_000);

  expect(ask).toHaveBeenCalledTimes(2);
});

test('a page that is looked at again looks anew', async () => {
  turns = ['b'];
  await elsewhere.look();

  expect(elsewhere.tables).toEqual(['b']);
});

test('without a connection all stays as it was, and is asked again', async () => {
  turns = null;
  elsewhere.told('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(elsewhere.tables).toEqual(['a']);
  turns = [];
  await vi.advanceTimersByTimeAsync(30_000);

  expect(elsewhere.tables).toEqual([]);
});

test('a page that was left asks nothing any more', async () => {
  turns = ['a'];
  elsewhere.told('a');
  elsewhere.close();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(ask).toHaveBeenCalledTimes(1);
});
