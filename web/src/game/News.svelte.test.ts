// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withNews, type Item } from './news.ts';
import News from './News.svelte';

const props = $state({ news: [] as readonly Item[], label: 'What happened' });
let shown: ReturnType<typeof mount>;
let list: HTMLElement;

beforeEach(() => {
  props.news = [];
  shown = mount(News, { target: document.body, props });
  flushSync();
  list = document.querySelector<HTMLElement>('[role=log]') as HTMLElement;
  const height = { scrollHeight: () => 24 * list.children.length, clientHeight: () => 72 };
  for (const [name, get] of Object.entries(height)) Object.defineProperty(list, name, { get });
  tell(...Array.from({ length: 60 }, (_, at) => at + 1));
});

afterEach(() => unmount(shown));

function tell(...numbers: number[]) {
  for (const number of numbers) props.news = withNews(props.news, number, `This is ${number}.`);
  flushSync();
}

test('a full log gets one more line, and no line is written anew', () => {
  const before = [...list.children];
  tell(61);
  const now = [...list.children];

  expect(now).toHaveLength(60);
  expect(now.slice(0, -1)).toEqual(before.slice(1));
  expect(now.every((line, at) => at === 59 || line === before[at + 1])).toBe(true);
  expect(now.at(-1)?.textContent).toBe('This is 61.');
});

test('the newest is in sight, unless somebody reads what was before', () => {
  expect(list.scrollTop).toBe(24 * 60);
  list.scrollTop = 24 * 60 - 72;
  tell(61);
  expect(list.scrollTop).toBe(24 * 60);
  list.scrollTop = 300;
  tell(62);

  expect(list.scrollTop).toBe(300);
});
