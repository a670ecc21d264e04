import { expect, test } from 'vitest';
import { Fingers } from './fingers.ts';

test('a finger that trembles has not moved', () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 10, y: 10 });

  expect(fingers.move(1, { x: 13, y: 12 })).toBe(null);
  expect(fingers.hasMoved).toBe(false);
});

test('one finger pans, all the way it went', () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 10, y: 10 });
  fingers.move(1, { x: 13, y: 12 });

  expect(fingers.move(1, { x: 20, y: 10 })).toEqual({ what: 'pan', dx: 10, dy: 0 });
  expect(fingers.move(1, { x: 21, y: 8 })).toEqual({ what: 'pan', dx: 1, dy: -2 });
  expect(fingers.hasMoved).toBe(true);
});

test('two fingers pinch; the one that stays goes on panning from where it is', () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 0, y: 0 });
  fingers.down(2, { x: 100, y: 0 });

  expect(fingers.move(2, { x: 150, y: 0 })).toEqual({
    what: 'pinch',
    before: [
      { x: 100, y: 0 },
      { x: 0, y: 0 },
    ],
    after: [
      { x: 150, y: 0 },
      { x: 0, y: 0 },
    ],
  });
  fingers.up(1);
  expect(fingers.move(2, { x: 151, y: 0 })).toEqual({ what: 'pan', dx: 1, dy: 0 });
  expect(fingers.count).toBe(1);
});

test('a finger that never came does nothing', () => {
  expect(new Fingers().move(1, { x: 99, y: 0 })).toBe(null);
});

test('two quick taps at one place are a double tap, and the third begins anew', () => {
  const fingers = new Fingers();
  const at = { x: 50, y: 50 };

  expect(fingers.tapped(at, 1000)).toBe(false);
  expect(fingers.tapped({ x: 55, y: 50 }, 1200)).toBe(true);
  expect(fingers.tapped(at, 1300)).toBe(false);
  expect(fingers.tapped({ x: 150, y: 50 }, 1400)).toBe(false);
  expect(fingers.tapped({ x: 150, y: 50 }, 1900)).toBe(false);
});
