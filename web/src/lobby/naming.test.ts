import { afterEach, expect, test, vi } from 'vitest';
import { answering } from './answering.ts';
import { Naming } from './naming.svelte.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const renamings = (asked: ReturnType<typeof answering>) =>
  asked.filter(({ what }) => what === 'POST api/me').map(({ body }) => body);

test('a guest who is quicker than the answer who he is keeps his name', async () => {
  const asked = answering({ 'GET api/me': { name: 'Ann' } });
  const naming = new Naming();
  const found = naming.find();

  expect(await naming.be('Guest')).toBe('Ann');
  await found;
  expect(renamings(asked)).toEqual([]);
});

test('a guest about whom nothing could be learned at first keeps his name', async () => {
  const answers: Record<string, unknown> = {};
  const asked = answering(answers);
  const naming = new Naming();
  await expect(naming.find()).rejects.toThrow('offline');
  await expect(naming.be('Guest')).rejects.toThrow('offline');
  answers['GET api/me'] = { name: 'Ann' };

  expect(await naming.be('Guest')).toBe('Ann');
  expect(renamings(asked)).toEqual([]);
});

test.each([
  ['', '', 'Guest'],
  ['', ' Bo ', 'Bo'],
  ['Ann', 'Bo', 'Bo'],
  ['Ann', 'Ann', 'Ann'],
  ['Ann', '  ', 'Ann'],
])('%j with %j in the field is called %j', async (called, typed, name) => {
  const asked = answering({ 'GET api/me': called ? { name: called } : {}, 'POST api/me': { name } });
  const naming = new Naming();
  naming.name = typed;

  expect(await naming.be('Guest')).toBe(name);
  expect(renamings(asked)).toEqual(name === called ? [] : [{ name }]);
});

test('what was typed stays when it is known who one is', async () => {
  answering({ 'GET api/me': { name: 'Ann' } });
  const naming = new Naming();
  naming.name = 'Bo';
  await naming.find();

  expect(naming.name).toBe('Bo');
});
