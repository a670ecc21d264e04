import { expect, test } from 'vitest';
import { bestOf, LANGUAGES } from './sources.ts';
import { Speech } from './speech.ts';

test.each([
  [['es-MX', 'en'], 'es'],
  [['de', 'ar-EG'], 'ar'],
  [['tl-PH'], 'fil'],
  [['de', 'fr-CA'], 'en'],
  [[], 'en'],
])('of %j the language is %s', (wanted, lang) => {
  expect(bestOf(wanted)).toBe(lang);
});

test('every language has a name of its own', () => {
  expect(new Set(Object.values(LANGUAGES)).size).toBe(Object.keys(LANGUAGES).length);
});

test('words are there once they have been fetched, and a part is fetched once', async () => {
  const speech = await Speech.of('en', 'front');
  expect(speech.knows('name-you')).toBe(false);
  await Promise.all([speech.have('game', 'front'), speech.have('game')]);

  expect(speech.say('name-you')).toBe('You');
});
