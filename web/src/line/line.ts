/**
 * The line to the server: one socket, opened again whenever it breaks. What was not answered is said again with
 * the same id, which the server carries out once; what was missed of the watched table is told.
 */

import {
  PROTOCOL,
  type AnyCommand,
  type Done,
  type Goodbye,
  type Hinted,
  type ToClient,
  type Told,
} from '../wire/types.ts';
import { reach } from './reach.svelte.ts';

/** A command before it has its id. */
export type Said = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, 'id'> : never) : never;

export type Answer = Done | Hinted;

/** The server did not carry a command out: why, and what the words for it need. */
export class Refusal extends Error {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(code: string, args: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

/** Who listens. */
export interface Listener {
  /** Something happened at the watched table. */
  told(message: Told): void;
  /** It is the reader's turn at another table. */
  elsewhere(table: string): void;
  /** Whether there is a connection now. */
  online(is: boolean): void;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clock(ahead: number): void;
  /** The server does not want this client any more. */
  ended(code: Goodbye['code']): void;
}

interface Waiting {
  readonly command: AnyCommand;
  readonly done: (answer: Answer) => void;
  readonly failed: (why: Refusal) => void;
}

const SHORTEST = 250;
const LONGEST = 5000;

export class Line {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #socket: WebSocket | null = null;
  #count = 0;
  #pause = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: string | null = null;
  #seq = 0;
  #wasWelcome = false;
  #closed = false;

  /** *address*: `wss://…/api/socket`. */
  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    this.#open();
  }

  /** Look at *table*. */
  watch(table: string): Promise<Answer> {
    this.#table = table;
    this.#seq = 0;
    return this.send({ type: 'watch', table });
  }

  /** The answer to a command, be it after the line was broken and mended. Rejects with a `Refusal`. */
  send(said: Said): Promise<Answer> {
    this.#count += 1;
    const command = { ...said, id: `${this.#prefix}-${String(this.#count)}` } as AnyCommand;
    return new Promise((done, failed) => {
      this.#waiting.set(command.id, { command, done, failed });
      this.#write(command);
    });
  }

  /** Try again at once: the page is looked at, or the network is back. */
  wake(): void {
    if (this.#socket === null && !this.#closed) this.#open();
  }

  /** Open it anew, as whoever the reader is now. */
  reopen(): void {
    this.#socket?.close();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = () => {
      this.#broken(socket);
    };
  }

  #broken(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    if (this.#closed) return;
    this.#listener.online(false);
    if (!this.#wasWelcome) reach.failed();
    this.#timer = setTimeout(() => {
      this.#open();
    }, this.#pause);
    this.#pause = Math.min(LONGEST, 2 * this.#pause);
  }

  #write(command: AnyCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#listener.clock(message.at - Date.now());
        this.#welcome();
        break;
      case 'done':
      case 'hinted':
        this.#answered(message.id)?.done(message);
        break;
      case 'refused':
        this.#answered(message.id)?.failed(new Refusal(message.code, message.args));
        break;
      case 'your_turn':
        this.#listener.elsewhere(message.table);
        break;
      case 'goodbye':
        this.#goodbye(message);
        break;
      default:
        this.#seq = message.seq;
        this.#listener.told(message);
    }
  }

  /** The line is there: look at the table from where we know it, then say again what was not answered. */
  #welcome(): void {
    this.#pause = SHORTEST;
    this.#wasWelcome = true;
    reach.heard();
    this.#listener.online(true);
    const unanswered = [...this.#waiting.values()].map(({ command }) => command);
    const looks = unanswered.filter((command) => command.type === 'watch');
    if (this.#table !== null && looks.length === 0) void this.#look(this.#table, this.#seq);
    for (const look of looks) this.#write({ ...look, after: this.#seq });
    for (const command of unanswered) if (command.type !== 'watch') this.#write(command);
  }

  async #look(table: string, after: number): Promise<void> {
    try {
      await this.send({ type: 'watch', table, after });
    } catch {
      return; // the table is no more; whoever looks at it keeps what he knows
    }
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #goodbye({ code, again }: Goodbye): void {
    this.#pause = again ?? SHORTEST;
    if (code === 'deleted' || code === 'protocol') {
      this.#closed = true;
      this.#listener.ended(code);
    }
  }
}
