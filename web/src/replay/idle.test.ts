// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileIdle } from './idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it goes on until nothing is left', () => {
  let left = 3;
  whileIdle(() => {
    left -= 1;
    return left > 0;
  });
  expect(left).toBe(3);
  vi.runAllTimers();
  expect(left).toBe(0);
});

test('it can be ended before', () => {
  const step = vi.fn(() => true);
  const end = whileIdle(step);
  vi.advanceTimersByTime(50);
  const done = step.mock.calls.length;
  expect(done).toBeGreaterThan(0);
  end();
  vi.advanceTimersByTime(1000);
  expect(step).toHaveBeenCalledTimes(done);
});
