/** A game that is watched again: which moment is shown, going back and forth, playing by itself. */

import type { Layout, Aspect } from '../board/index.ts';
import { Growing } from '../table/growing.ts';
import type { ReplayedGame, ReplayedRound } from '../wire/types.ts';
import { momentsOf, type Moment } from './moments.ts';
import type { Place } from './place.ts';

/** Milliseconds for a move to be seen, and for the end of a round. */
const PACE = 1000;
const PAUSE = 3000;

export class Player {
  readonly game: ReplayedGame;
  /** Which round, from 0, and after how many of its moves. */
  at = $state(0);
  ply = $state(0);
  isPlaying = $state(false);
  readonly round: ReplayedRound;
  readonly last: number;
  readonly moment: Moment;
  /** How many tiles lie in the end. */
  readonly tiles: number;
  /** For each round what was worked out once. */
  readonly #moments: (readonly Moment[])[] = [];
  readonly #tables: Growing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** *game* has a round at least. */
  constructor(game: ReplayedGame, place: Place | null) {
    this.game = game;
    this.round = $derived(game.rounds[this.at] as ReplayedRound);
    this.last = $derived(this.round.plies.length);
    this.moment = $derived(this.#momentsOf(this.at)[this.ply] as Moment);
    this.tiles = $derived(this.#momentsOf(this.at).at(-1)?.plays.length ?? 0);
    if (place !== null) this.go(place.round - 1, place.ply);
  }

  /** Show that moment, or the nearest one that there is. */
  go(at: number, ply: number): void {
    this.at = Math.min(Math.max(0, at), this.game.rounds.length - 1);
    this.ply = Math.min(Math.max(0, ply), this.last);
  }

  /** The next move, or the next round's deal. */
  forward(): void {
    if (this.ply < this.last) this.ply += 1;
    else if (!this.isAtEnd()) this.go(this.at + 1, 0);
  }

  /** Before the last move; before the deal lies the end of the round before. */
  back(): void {
    if (this.ply > 0) this.ply -= 1;
    else if (this.at > 0) this.go(this.at - 1, Infinity);
  }

  isAtEnd(): boolean {
    return this.at === this.game.rounds.length - 1 && this.ply === this.last;
  }

  isAtStart(): boolean {
    return this.at === 0 && this.ply === 0;
  }

  /** Go on by itself until the game's end; from there, from its beginning. */
  play(): void {
    if (this.isAtEnd()) this.go(0, 0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const pace = this.ply === this.last ? PAUSE : PACE;
    this.#timer = setTimeout(() => {
      this.forward();
      if (this.isAtEnd()) this.isPlaying = false;
      else this.#wait();
    }, pace);
  }

  /** Where everything lies after the first *count* tiles; what was laid out once is kept. */
  layout(at: number, aspect: Aspect, count = Infinity): Layout {
    const plays = this.#momentsOf(at).at(-1)?.plays ?? [];
    const growing = (this.#tables[at] ??= new Growing());
    return growing.after({ waives: false, ...this.game.shape }, aspect, plays.slice(0, count));
  }

  #momentsOf(at: number): readonly Moment[] {
    const round = this.game.rounds[at];
    return (this.#moments[at] ??= round ? momentsOf(round) : []);
  }
}
