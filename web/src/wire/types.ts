/**
 * What client and server say to each other.
 *
 * Made by `python -m tests.wire.make` from src/chickenfoot/wire: not to be edited. Of a message, what is left
 * out is empty: null, false, 0, or without anything in it.
 */

export const PROTOCOL = 1;

export type Phase = 'gathering' | 'salting' | 'playing' | 'between' | 'over' | 'closed';

export type Holder = 'open' | 'invited' | 'computer' | 'person';

export const PHRASES = [
  'chicken_foot',
  'hello',
  'good_luck',
  'well_played',
  'nice_foot',
  'thank_you',
  'sorry',
  'oh_no',
  'hurry',
  'one_moment',
  'goodbye',
] as const;

export type Phrase = (typeof PHRASES)[number];

/** A tile on the table, what it was laid against (none: the starting double) and as its how-manieth. */
export type Laid = readonly [tile: string, on: string | null, slot: number];

/** A place where a tile may be laid once nothing is pending: its value, and whose free half it is. */
export type End = readonly [value: number, tile: string];

/** What must be completed first: a foot, or the opening, and how many tiles it lacks. */
export interface Pending {
  readonly double: string;
  readonly missing: number;
  readonly opening?: boolean;
}

/** The table after a move: tiles in each hand and in the yard, the open ends, what is pending. */
export interface Board {
  readonly counts: readonly number[];
  readonly yard: number;
  readonly ends?: readonly End[];
  readonly pending?: Pending | null;
}

/** A legal move of the reader, and the tile that it goes against if it is a lay. */
export type Option = readonly [move: string, on: string | null];

/**
 * Tiles of the reader that cannot go now: the reason's code, its clause, and what its words need.
 *
 * `last`: it would be the last tile, which may be no double.
 */
export interface Cannot {
  readonly why: string;
  readonly clause: string;
  readonly tiles: readonly string[];
  readonly last?: boolean;
}

/**
 * Who is to move. `deadline`: when the time is up, in milliseconds since 1970; 0: no clock.
 *
 * `drawn` is what the reader has drawn this turn; `moves` and `cannot` are the reader's own.
 */
export interface Turn {
  readonly seat: number;
  readonly deadline?: number;
  readonly has_drawn?: boolean;
  readonly drawn?: string | null;
  readonly moves?: readonly Option[];
  readonly cannot?: readonly Cannot[];
}

/**
 * A place at the table. `level`: which computer player plays here now, be it for a person.
 *
 * `invite` opens a reserved seat; only the host is told.
 */
export interface Seat {
  readonly holder: Holder;
  readonly name?: string;
  readonly level?: string;
  readonly invite?: string;
}

/** What a layout must know of the rules: highest pip, trains wanted, toes, whether feet may be waived. */
export interface Shape {
  readonly set: number;
  readonly arms: number;
  readonly toes: number;
  readonly waives?: boolean;
}

/**
 * What does not change while a table lives. `rules` is a ruleset as in a position line.
 *
 * `clock`: seconds for a turn; 0: none.
 */
export interface Table {
  readonly id: string;
  readonly rules: string;
  readonly shape: Shape;
  readonly rounds: number;
  readonly clock?: number;
  readonly hints?: boolean;
}

/**
 * A round before its deal (docs/notation.md, "From a seed to a deal").
 *
 * `commitment` is SHA-256 of the server's seed; `commitments` and `salts` are the seats' own so far,
 * in hex. `deadline`: when salts, or what they were, are no longer waited for.
 */
export interface Offer {
  readonly round: number;
  readonly commitment: string;
  readonly deadline: number;
  readonly commitments: readonly (string | null)[];
  readonly salts: readonly (string | null)[];
  readonly is_closed?: boolean;
}

/** A round as the reader sees it. `starter` is not known while the double is searched for (X5). */
export interface Round {
  readonly number: number;
  readonly double: string;
  readonly commitment: string;
  readonly salts: readonly string[];
  readonly board: Board;
  readonly hand?: readonly string[];
  readonly plays?: readonly Laid[];
  readonly starter?: number | null;
  readonly planned?: string | null;
  readonly first?: number | null;
  readonly turned?: number;
  readonly shown?: readonly string[];
  readonly redeals?: number;
}

/** A finished round. `hands` are what was left; `seed`, in hex, proves the deal, where it is known. */
export interface Result {
  readonly double: string;
  readonly starter: number;
  readonly reason: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly seed?: string;
}

/** A tie-break that put one seat before another with the same total (X15). */
export interface Tie {
  readonly ahead: number;
  readonly behind: number;
  readonly by: string;
}

/** How a game ended: each seat's place, from 1, and the ties that were broken. */
export interface Final {
  readonly places: readonly number[];
  readonly ties?: readonly Tie[];
  readonly stopped?: boolean;
}

/** What a move may cost: points of this round on average, and the ends of a 95 % interval. */
export type Worth = readonly [move: string, points: number, low: number, high: number];

/** A tile was laid against another one as its `slot`-th, from 0. */
export interface TileLaid {
  readonly what: 'laid';
  readonly tile: string;
  readonly on: string | null;
  readonly slot: number;
  readonly called?: boolean;
}

/** `tile` is told to who drew it, or to all if the search for the double ended with it (X5). */
export interface TileDrawn {
  readonly what: 'drawn';
  readonly tile?: string | null;
  readonly shown?: boolean;
}

/** A turn ended without a lay. */
export interface Passed {
  readonly what: 'passed';
  readonly after_draw?: boolean;
}

/** A double was laid: chicken foot! */
export interface FootBegun {
  readonly what: 'foot';
  readonly double: string;
  readonly waived?: boolean;
}

/** The last toe is down. */
export interface FootDone {
  readonly what: 'foot_done';
  readonly double: string;
}

/** The last train demanded has been started. */
export interface OpeningDone {
  readonly what: 'opening_done';
}

/** A seat that did not call drew `count` tiles; `tiles` is told to that seat. */
export interface Caught {
  readonly what: 'caught';
  readonly seat: number;
  readonly count: number;
  readonly tiles?: readonly string[] | null;
}

/** The round is over; hands are shown and counted. */
export interface RoundOver {
  readonly what: 'round_over';
  readonly result: Result;
}

/** The game is over. */
export interface GameOver {
  readonly what: 'game_over';
  readonly final: Final;
}

export type Happening =
  TileLaid | TileDrawn | Passed | FootBegun | FootDone | OpeningDone | Caught | RoundOver | GameOver;

/** The first message of a connection. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
}

/**
 * Look at a table; one that was watched before is left. `after`: the last number seen of it.
 *
 * What was missed comes next, or a `snapshot` where that is shorter or `after` is 0.
 */
export interface Watch {
  readonly type: 'watch';
  readonly id: string;
  readonly table: string;
  readonly after?: number;
}

/** Look away. The seat stays. */
export interface Leave {
  readonly type: 'leave';
  readonly id: string;
}

/** Take a seat, a reserved one with its `invite`. */
export interface Sit {
  readonly type: 'sit';
  readonly id: string;
  readonly seat: number;
  readonly invite?: string;
}

/** Give one's seat up for good. */
export interface Stand {
  readonly type: 'stand';
  readonly id: string;
}

/** Host, before the game: make a seat `open` or `invited`, or give it to a computer player's level. */
export interface SetSeat {
  readonly type: 'set_seat';
  readonly id: string;
  readonly seat: number;
  readonly to: string;
}

/**
 * Let a computer player of `level` play for a person; empty: the person plays again.
 *
 * The host may for anybody, everybody for himself.
 */
export interface StandIn {
  readonly type: 'stand_in';
  readonly id: string;
  readonly seat: number;
  readonly level?: string;
}

/** Host: send a person away; he cannot sit here again. */
export interface Remove {
  readonly type: 'remove';
  readonly id: string;
  readonly seat: number;
}

/** Host: let the person at this seat be the host. */
export interface PassHost {
  readonly type: 'pass_host';
  readonly id: string;
  readonly seat: number;
}

/** Host: begin the game. */
export interface Start {
  readonly type: 'start';
  readonly id: string;
}

/** Choose a salt for the coming deal, and say its SHA-256. */
export interface Commit {
  readonly type: 'commit';
  readonly id: string;
  readonly commitment: string;
}

/** Show the salt, up to 32 bytes in hex, once no more are taken. */
export interface Show {
  readonly type: 'show';
  readonly id: string;
  readonly salt: string;
}

/** Make a move. `seen`: the last number seen; a move that answers an older table is refused. */
export interface Play {
  readonly type: 'play';
  readonly id: string;
  readonly seen: number;
  readonly move: string;
}

/** Alone: go back to before the last choice. */
export interface Undo {
  readonly type: 'undo';
  readonly id: string;
}

/** Ask what a good player would do. */
export interface Hint {
  readonly type: 'hint';
  readonly id: string;
}

/** Go on to the next round; after the last one, to a rematch. */
export interface Ready {
  readonly type: 'ready';
  readonly id: string;
}

/** Say one of the phrases. */
export interface React {
  readonly type: 'react';
  readonly id: string;
  readonly phrase: Phrase;
}

/** Host: close the table. */
export interface Close {
  readonly type: 'close';
  readonly id: string;
}

export type AnyCommand =
  | Watch
  | Leave
  | Sit
  | Stand
  | SetSeat
  | StandIn
  | Remove
  | PassHost
  | Start
  | Commit
  | Show
  | Play
  | Undo
  | Hint
  | Ready
  | React
  | Close;

export type FromClient =
  | Hello
  | Watch
  | Leave
  | Sit
  | Stand
  | SetSeat
  | StandIn
  | Remove
  | PassHost
  | Start
  | Commit
  | Show
  | Play
  | Undo
  | Hint
  | Ready
  | React
  | Close;

/** The answer to `hello`. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly version: string;
  readonly name: string;
  readonly at: number;
}

/** The command `id` has been carried out and kept; what came of it has the number `seq`. */
export interface Done {
  readonly type: 'done';
  readonly id: string;
  readonly seq: number;
}

/**
 * The command `id` was not carried out: why, and what the words for it need.
 *
 * A move that the rules refuse has its clause among them. `id` is empty where none could be read.
 */
export interface Refused {
  readonly type: 'refused';
  readonly id: string;
  readonly code: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** What a good player would do as the table stood at `seq`, why (a message of `speech`), the cost. */
export interface Hinted {
  readonly type: 'hinted';
  readonly id: string;
  readonly seq: number;
  readonly move: string;
  readonly on: string | null;
  readonly reason: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly worths: readonly Worth[];
}

/** At another table it is the reader's turn. */
export interface YourTurn {
  readonly type: 'your_turn';
  readonly table: string;
}

/** The server closes the connection; `again`: after so many milliseconds it may be opened anew. */
export interface Goodbye {
  readonly type: 'goodbye';
  readonly code: 'deleted' | 'protocol' | 'restart' | 'slow';
  readonly again?: number;
}

/** The whole table as it stands at `seq`. `undone`: it went back to here. */
export interface Snapshot {
  readonly type: 'snapshot';
  readonly seq: number;
  readonly at: number;
  readonly table: Table;
  readonly phase: Phase;
  readonly seats: readonly Seat[];
  readonly you?: number | null;
  readonly host?: number | null;
  readonly is_host?: boolean;
  readonly game?: number;
  readonly results?: readonly Result[];
  readonly final?: Final | null;
  readonly offer?: Offer | null;
  readonly round?: Round | null;
  readonly turn?: Turn | null;
  readonly ready?: readonly number[];
  readonly can_undo?: boolean;
  readonly can_hint?: boolean;
  readonly undos?: number;
  readonly undone?: boolean;
}

/** Something changed about `seat`: all seats as they are now, the turn if there is one, who is ready. */
export interface Seats {
  readonly type: 'seats';
  readonly seq: number;
  readonly at: number;
  readonly what: 'host' | 'removed' | 'sat' | 'set' | 'stood' | 'stood_in';
  readonly seat: number;
  readonly seats: readonly Seat[];
  readonly you?: number | null;
  readonly host?: number | null;
  readonly is_host?: boolean;
  readonly turn?: Turn | null;
  readonly ready?: readonly number[];
  readonly can_undo?: boolean;
  readonly can_hint?: boolean;
}

/** A game begins, the table's so-manieth; what was played before is over. */
export interface Started {
  readonly type: 'started';
  readonly seq: number;
  readonly at: number;
  readonly game: number;
}

/** A round is to be dealt, or more is known of its salts. */
export interface Offered {
  readonly type: 'offered';
  readonly seq: number;
  readonly at: number;
  readonly offer: Offer;
}

/**
 * The round is dealt; it may be over at once. Without one the game has ended, for want of a held double.
 *
 * `seed` is then that of the deal in which nobody held one.
 */
export interface Dealt {
  readonly type: 'dealt';
  readonly seq: number;
  readonly at: number;
  readonly round?: Round | null;
  readonly turn?: Turn | null;
  readonly happened?: readonly Happening[];
  readonly seed?: string;
  readonly can_undo?: boolean;
  readonly can_hint?: boolean;
}

/** A seat made a move: what happened, and the table after it. `clock`: its time was up. */
export interface Moved {
  readonly type: 'moved';
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly move: string;
  readonly happened: readonly Happening[];
  readonly board: Board;
  readonly turn?: Turn | null;
  readonly clock?: boolean;
  readonly can_undo?: boolean;
}

/** A seat wants to go on; so do all of `ready`. */
export interface Readied {
  readonly type: 'readied';
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly ready: readonly number[];
}

/** A seat said a phrase. */
export interface Reacted {
  readonly type: 'reacted';
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly phrase: Phrase;
}

/** Nobody plays here any more. */
export interface Closed {
  readonly type: 'closed';
  readonly seq: number;
  readonly at: number;
  readonly expired?: boolean;
}

export type Told = Snapshot | Seats | Started | Offered | Dealt | Moved | Readied | Reacted | Closed;

export type ToClient =
  | Welcome
  | Done
  | Refused
  | Hinted
  | YourTurn
  | Goodbye
  | Snapshot
  | Seats
  | Started
  | Offered
  | Dealt
  | Moved
  | Readied
  | Reacted
  | Closed;

/** Why a request was not carried out: a code, what the words for it need, and a short English text. */
export interface Problem {
  readonly code: string;
  readonly text: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** The name somebody goes by: 1 to 24 characters once it is cleaned. */
export interface Name {
  readonly name: string;
}

/** Who the reader is. Without a name he is nobody yet. */
export interface Me {
  readonly name?: string;
}

/** A table where the reader sits, at `you`, or is host. `at`: when something last happened there. */
export interface MyTable {
  readonly id: string;
  readonly rules: string;
  readonly phase: Phase;
  readonly seats: readonly Seat[];
  readonly at: number;
  readonly you?: number | null;
  readonly is_host?: boolean;
  readonly your_turn?: boolean;
}

/** Those where it is the reader's turn first, then those where something happened last. */
export interface MyTables {
  readonly tables: readonly MyTable[];
}

/** What another device sends, once and before it `expires`, to be the same guest. */
export interface Link {
  readonly token: string;
  readonly expires: number;
}

/** A link's token. */
export interface LinkToken {
  readonly token: string;
}

/** The `key` by which browsers let this server send them notifications; empty: it sends none. */
export interface Push {
  readonly key?: string;
}

/** What a browser's notifications are sealed with: its public key, and a secret of 16 bytes. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Of a browser's `PushSubscription` what is needed, and the language it is to be told in. */
export interface NewSubscription {
  readonly endpoint: string;
  readonly keys: SubscriptionKeys;
  readonly lang: string;
}

/** The `endpoint` of a browser that is to be told nothing more. */
export interface OldSubscription {
  readonly endpoint: string;
}

/** What a browser is told while it has no page open, sealed for it alone: the words of a notification. */
export interface Pushed {
  readonly what: 'your_turn';
  readonly table: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
}

/**
 * A table to be made: by `rules` or by `toml`, without both `trains`.
 *
 * `seats`: `open`, `invited` or a computer player's level, for each. `clock`: seconds for a turn; 0:
 * none. `hints`: allowed also among people. `stand`: who makes it takes no seat; else
 * the first that is open.
 */
export interface NewTable {
  readonly seats: readonly string[];
  readonly rules?: string;
  readonly toml?: string;
  readonly clock?: number;
  readonly hints?: boolean;
  readonly stand?: boolean;
}

/** The id of a new table, which opens it to whoever has it, and a short code for it. */
export interface MadeTable {
  readonly id: string;
  readonly code: string;
  readonly expires: number;
}

/** A short code that leads to a table until it `expires`; capitals and small letters are the same. */
export interface ShortCode {
  readonly code: string;
  readonly expires: number;
}

/** The id of the table a code leads to. */
export interface Found {
  readonly table: string;
}

/** The text of a record (docs/notation.md). */
export interface AskedReplay {
  readonly record: string;
}

/** A move of a round: who made it, what it brought about, and the table after it. */
export interface ReplayedPly {
  readonly seat: number;
  readonly move: string;
  readonly happened: readonly Happening[];
  readonly board: Board;
}

/** A round: as it was dealt, with all `hands`, then its moves. Tiles that are not known are `?`. */
export interface ReplayedRound {
  readonly dealt: Round;
  readonly hands: readonly (readonly string[])[];
  readonly plies: readonly ReplayedPly[];
  readonly result?: Result | null;
}

/**
 * A record played through the rules. `names`: who sat there, as the record says; empty: it does not.
 *
 * `seat`: whose view it is, where it is one. `final`: how the game ended; left out: it goes on.
 */
export interface ReplayedGame {
  readonly rules: string;
  readonly shape: Shape;
  readonly names: readonly string[];
  readonly rounds: readonly ReplayedRound[];
  readonly date?: string;
  readonly seat?: number | null;
  readonly undone?: number;
  readonly final?: Final | null;
}

/**
 * A ruleset to be looked at: `rules` or `toml`, without both `trains`; then `changes` to it.
 *
 * `changes` are values of its keys as `KEY=VALUE` has them. With `players` the sheet is for so many.
 */
export interface AskedRules {
  readonly rules?: string;
  readonly toml?: string;
  readonly changes?: Readonly<Record<string, string>>;
  readonly players?: number | null;
}

/** A sentence or two of a rule sheet: the message of `speech` and what is put into it. */
export interface SheetLine {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/**
 * A ruleset in one line, as a file, and as a rule sheet.
 *
 * `values` has every key as `KEY=VALUE` writes it, `players` the numbers of players that can sit down.
 */
export interface Ruleset {
  readonly rules: string;
  readonly toml: string;
  readonly values: Readonly<Record<string, string>>;
  readonly players: readonly number[];
  readonly sheet: readonly SheetLine[];
}

/** A published ruleset. */
export interface Preset {
  readonly name: string;
  readonly ruleset: Ruleset;
}

/**
 * One way to write a value of a key: `#` is a number, `...` any more of what it follows.
 *
 * Without either, `text` is the value itself.
 */
export interface Form {
  readonly name: string;
  readonly text: string;
}

/**
 * A key of a ruleset, what its values look like, and the bounds of the numbers in them.
 *
 * A value of such a form can be refused all the same, because of the others.
 */
export interface RuleKey {
  readonly key: string;
  readonly forms: readonly Form[];
  readonly least?: number;
  readonly most?: number;
}

/**
 * The published rulesets, and what a ruleset or a table can be made of.
 *
 * `levels`: the computer players for people to play against, weakest first.
 */
export interface Presets {
  readonly presets: readonly Preset[];
  readonly levels: readonly string[];
  readonly keys: readonly RuleKey[];
}

/** A place on this server, from the first slash of its path on. */
export interface DrawnPath {
  readonly path: string;
}

/** The server runs, or is ready. */
export interface Health {
  readonly version: string;
}
