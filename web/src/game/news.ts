/** What is told of a table line by line. */

/** So many lines are kept. */
const REMEMBERED = 60;

/** A line by its running number: it is drawn, and read out, only once. */
export interface Item {
  readonly number: number;
  readonly sentence: string;
}

/** *news* with one more line, the newest last. */
export function withNews(news: readonly Item[], number: number, sentence: string): readonly Item[] {
  return [...news.slice(1 - REMEMBERED), { number, sentence }];
}
