import { expect, test } from 'vitest';
import {
  cleanName,
  fileOf,
  fragmentOf,
  keeping,
  keptFrom,
  nameIn,
  nameOfFile,
  renaming,
  without,
  type Kept,
} from './kept.ts';

const OUMA: Kept = { name: "Ouma's rules", rules: 'trains;double_blank=50' };
const SUNDAY: Kept = { name: 'Sunday', rules: 'cross' };

test.each([
  [null],
  [''],
  ['{'],
  ['"text"'],
  ['{"name":"a","rules":"trains"}'],
  [
    '[1,null,{"name":1,"rules":"trains"},{"name":"","rules":"trains"},{"name":"a"},{"name":" a ","rules":""}]',
  ],
  [JSON.stringify([{ name: 'a', rules: 'x'.repeat(1001) }])],
])('%s is as if nothing had been kept', (text) => {
  expect(keptFrom(text)).toEqual([]);
});

test('what was kept is found again', () => {
  expect(keptFrom(JSON.stringify([OUMA, SUNDAY]))).toEqual([OUMA, SUNDAY]);
});

test('the newest comes first and takes the place of another one of its name', () => {
  const other = { name: OUMA.name, rules: 'cross' };
  expect(keeping([SUNDAY, OUMA], other)).toEqual([other, SUNDAY]);
});

test('rules are renamed where they stand, and taken away', () => {
  expect(renaming([OUMA, SUNDAY], 'Sunday', 'Monday')).toEqual([OUMA, { ...SUNDAY, name: 'Monday' }]);
  expect(renaming([OUMA, SUNDAY], 'Sunday', OUMA.name)).toEqual([{ ...SUNDAY, name: OUMA.name }]);
  expect(renaming([OUMA], OUMA.name, OUMA.name)).toEqual([OUMA]);
  expect(without([OUMA, SUNDAY], 'Sunday')).toEqual([OUMA]);
});

test.each([
  ["  Ouma's\n rules\u202e ", "Ouma's rules"],
  ['x'.repeat(50), 'x'.repeat(40)],
  ['\u0000', ''],
])('the name %j is shown as %j', (name, clean) => {
  expect(cleanName(name)).toBe(clean);
});

test.each([["Ouma's rules"], ['قواعد جدتي'], ['50 % (new)'], ['']])(
  'the name %s goes through an address',
  (name) => {
    expect(nameIn(fragmentOf(name))).toBe(name);
  },
);

test('a link has no sign that ends it in a message', () => {
  expect(fragmentOf("Ouma's (old)")).toBe('#Ouma%27s%20%28old%29');
  expect(nameIn('#50%')).toBe('50%');
});

test('a file has its name in the first line', () => {
  expect(nameOfFile(fileOf('Sunday', 'preset = "cross"\n'))).toBe('Sunday');
  expect(nameOfFile(fileOf('', 'preset = "cross"\n# no name\n'))).toBe('');
});
