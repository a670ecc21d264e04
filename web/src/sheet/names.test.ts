import { expect, test } from 'vitest';
import { sourceOf } from '../speech/sources.ts';
import { Speech } from '../speech/speech.ts';
import { PRESETS, rulesName } from './names.ts';

test('the published rulesets are those that there are words for, in their order', async () => {
  const words = (await sourceOf('en', 'sheet')).matchAll(/^preset-(\w+) =/gm);

  expect(PRESETS).toEqual([...words].map(([, name]) => name));
});

test('rules are called after the published ones they begin with', async () => {
  const speech = await Speech.of('en', 'front');

  expect(rulesName(speech, 'cross')).toBe('Cross');
  expect(rulesName(speech, 'cross;toes=2')).toBe('Cross, with house rules');
});
