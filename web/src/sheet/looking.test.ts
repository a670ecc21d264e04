import { expect, test, vi } from 'vitest';
import { Refusal } from '../line/line.ts';
import type { AskedRules, Ruleset } from '../wire/types.ts';
import { Looking } from './looking.svelte.ts';

const TRAINS: Ruleset = {
  rules: 'trains',
  toml: 'preset = "trains"\n',
  values: { set: '9', toes: '3' },
  players: [2, 3, 4],
  sheet: [{ id: 'sheet-aim' }],
};

/** A server that answers what it is told to, in the order it is told. */
function server() {
  const waiting: { asked: AskedRules; say: (answer: Ruleset | Refusal) => void }[] = [];
  const look = (asked: AskedRules) =>
    new Promise<Ruleset>((done, failed) => {
      waiting.push({
        asked,
        say: (answer) => {
          if (answer instanceof Refusal) failed(answer);
          else done(answer);
        },
      });
    });
  const next = async () => {
    await vi.waitUntil(() => waiting.length > 0);
    return waiting.shift() as (typeof waiting)[number];
  };
  return { looking: new Looking(look, 0), next, waiting };
}

async function begun() {
  const { looking, next, waiting } = server();
  looking.players = 4;
  const taken = looking.take({ rules: 'trains' });
  (await next()).say(TRAINS);
  (await next()).say(TRAINS);
  await taken;
  return { looking, next, waiting };
}

test('changes that can be played become the rules', async () => {
  const { looking, next } = await begun();
  looking.change('set', '12');
  expect(looking.values).toEqual({ set: '12', toes: '3' });
  expect(looking.isGood).toBe(false);

  const { asked, say } = await next();
  expect(asked).toEqual({ rules: 'trains', changes: { set: '12' }, players: 4 });
  say({ ...TRAINS, rules: 'trains;set=12', values: { set: '12', toes: '3' } });
  await vi.waitUntil(() => looking.isGood);
  expect(looking.ruleset?.rules).toBe('trains;set=12');
});

test('what is refused stays in the form, with the key and the reason', async () => {
  const { looking, next } = await begun();
  looking.change('toes', '9');
  (await next()).say(new Refusal('bad_value', { key: 'toes' }));
  (await next()).say(new Refusal('bad_value', { key: 'toes' }));
  await vi.waitUntil(() => looking.wrong !== null);

  expect(looking.wrong).toMatchObject({ key: 'toes', code: 'bad_value' });
  expect(looking.values['toes']).toBe('9');
  expect(looking.ruleset).toBe(TRAINS);
});

test('rules for fewer players are known, though they do not go for so many', async () => {
  const { looking, next } = await begun();
  looking.change('set', '6');
  const small = { ...TRAINS, rules: 'trains;set=6', values: { set: '6', toes: '3' }, players: [2] };
  (await next()).say(new Refusal('too_many_tiles', { key: 'hand' }));
  const { asked, say } = await next();
  expect(asked).not.toHaveProperty('players');
  say(small);
  await vi.waitUntil(() => looking.wrong !== null);

  expect(looking.ruleset).toBe(small);
  expect(looking.isGood).toBe(false);
});

test('the last answer counts, whichever comes last', async () => {
  const { looking, next } = await begun();
  looking.change('set', '12');
  const early = await next();
  looking.change('set', '15');
  const late = await next();
  late.say({ ...TRAINS, rules: 'trains;set=15' });
  await vi.waitUntil(() => looking.isGood);
  early.say({ ...TRAINS, rules: 'trains;set=12' });
  await Promise.resolve();

  expect(looking.ruleset?.rules).toBe('trains;set=15');
});

test('changes that follow each other at once are asked about together', async () => {
  const { looking, next, waiting } = await begun();
  looking.change('set', '12');
  looking.change('toes', '2');
  expect((await next()).asked.changes).toEqual({ set: '12', toes: '2' });
  expect(waiting).toEqual([]);
});

test('other rules have as many seats as they can, the nearest to those there were', async () => {
  const { looking, next } = await begun();
  const taken = looking.take({ rules: 'pagat' });
  (await next()).say({ ...TRAINS, players: [2, 3] });
  const { asked, say } = await next();
  expect(asked).toEqual({ rules: 'trains', players: 3 });
  say({ ...TRAINS, players: [2, 3] });
  await taken;
  expect(looking.players).toBe(3);
});
