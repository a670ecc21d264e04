import { expect, test } from 'vitest';
import type { Form, RuleKey } from '../wire/types.ts';
import {
  beginning,
  fieldsOf,
  formOf,
  isOrder,
  listFrom,
  numbersIn,
  reordered,
  rowsOf,
  tableWith,
  written,
} from './values.ts';

const form = (text: string, name = text): Form => ({ name, text });
const ARMS: RuleKey = {
  key: 'arms',
  forms: [form('players'), form('#', 'number'), form('players..#', 'at_least')],
  least: 1,
  most: 10_000,
};
const HAND: RuleKey = {
  key: 'hand',
  forms: [form('#:#,...', 'table'), form('#', 'number'), form('#/players', 'share')],
  least: 1,
  most: 10_000,
};
const ROUNDS: RuleKey = { key: 'rounds', forms: [form('all'), form('#,...', 'list')], most: 18 };
const TIES: RuleKey = { key: 'ties', forms: [form('zero,...', 'zero'), form('won,...', 'won')] };

test.each([
  ['players', 'word'],
  ['#', 'number'],
  ['target:#', 'number'],
  ['#-#', 'two'],
  ['#,#', 'two'],
  ['#,...', 'list'],
  ['#:#,...', 'table'],
  ['most_zero_rounds,...', 'order'],
])('a value like %s is filled in as: %s', (text, fields) => {
  expect(fieldsOf(form(text))).toBe(fields);
});

test.each([
  [ARMS, 'players', 'players', []],
  [ARMS, '4', 'number', ['4']],
  [ARMS, 'players..6', 'at_least', ['6']],
  [ARMS, '', 'number', ['']],
  [HAND, '42/players', 'share', ['42']],
  [HAND, '7', 'number', ['7']],
])('of $key the value %j has its form and numbers', (key, value, name, numbers) => {
  const found = formOf(key, value);
  expect(found?.name).toBe(name);
  expect(found && numbersIn(found, value)).toEqual(numbers);
  expect(found && written(found, numbers)).toBe(value);
});

test('lists and tables have their form with one entry and with many', () => {
  expect(formOf(ROUNDS, '9,8,7')?.name).toBe('list');
  expect(formOf(ROUNDS, '9')?.name).toBe('list');
  expect(formOf(ROUNDS, 'all')?.name).toBe('all');
  expect(formOf(HAND, '2:21,3:14')?.name).toBe('table');
  expect(formOf(HAND, 'nonsense')).toBeUndefined();
});

test('a list is what is between the numbers somebody types', () => {
  expect(listFrom(' 9, 8;7 and 6')).toBe('9,8,7,6');
  expect(listFrom('')).toBe('');
});

test('tiles by players are rows, and back; an empty row is none', () => {
  const rows = rowsOf('2:21,3:14');
  expect([...rows]).toEqual([
    [2, '21'],
    [3, '14'],
  ]);
  expect(tableWith('3:14,2:21', 4, '11')).toBe('2:21,3:14,4:11');
  expect(tableWith('2:21,3:14', 2, '')).toBe('3:14');
});

test('an order holds each word once', () => {
  expect(isOrder(TIES)).toBe(true);
  expect(isOrder(ROUNDS)).toBe(false);
  expect(reordered([], 0, 'zero')).toBe('zero');
  expect(reordered(['zero'], 1, 'won')).toBe('zero,won');
  expect(reordered(['zero', 'won'], 0, 'won')).toBe('won');
  expect(reordered(['zero', 'won'], 1, '')).toBe('zero');
  expect(reordered(['zero', 'won'], 0, '')).toBe('none');
});

test('a form that was chosen begins with a published value, else with a usual one, else with the least', () => {
  const [players, number, atLeast] = ARMS.forms as [Form, Form, Form];
  expect(beginning(ARMS, players, ['4'])).toBe('players');
  expect(beginning(ARMS, number, ['players', '4', '6'])).toBe('4');
  expect(beginning(ARMS, atLeast, ['players', '4'])).toBe('players..4');
  expect(beginning(HAND, HAND.forms[2] as Form, ['7'])).toBe('1/players');
});
