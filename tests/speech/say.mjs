// What the browser says. Read: [{lang, isRightToLeft, sources, numbers, cases: [[id, args], …]}, …]. Written: for
// each what it says, how it writes the numbers, of which plural category they are, and which categories there are.

import { addTo, bundleOf, saidBy } from '../../web/src/speech/bundle.ts';

function spoken({ lang, isRightToLeft, sources, numbers, cases }) {
  const bundle = bundleOf(lang, isRightToLeft);
  for (const [name, text] of Object.entries(sources)) addTo(bundle, text, name);
  addTo(bundle, 'only-a-number = { $number }', 'only-a-number');
  const plural = new Intl.PluralRules(lang);
  return {
    said: cases.map(([id, args]) => say(bundle, id, args)),
    numbers: numbers.map((number) => say(bundle, 'only-a-number', { number })),
    plurals: numbers.map((number) => plural.select(number)),
    categories: plural.resolvedOptions().pluralCategories,
    isKnown: Intl.NumberFormat.supportedLocalesOf(lang).length === 1,
  };
}

function say(bundle, id, args) {
  const errors = [];
  const text = saidBy(bundle, id, args, errors);
  return errors.length > 0 ? String(errors[0]) : text;
}

let asked = '';
for await (const part of process.stdin) asked += part;
console.log(JSON.stringify(JSON.parse(asked).map(spoken)));
