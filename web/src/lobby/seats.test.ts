import { expect, test } from 'vitest';
import { resized } from './seats.ts';

test('who is to sit there stays, and further seats are open', () => {
  expect(resized(['hen', 'invited'], 5)).toEqual(['hen', 'invited', 'open', 'open']);
  expect(resized(['hen', 'invited'], 2)).toEqual(['hen']);
});
