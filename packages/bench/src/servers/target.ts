/** A server under load, as the generator sees it: what to send there, and how to know what comes back. */
import type { Game } from '../games';
import type { Entry } from '../wire/line';

/** A move of a table: written before any clock runs. */
export interface PlannedMove {
  readonly seat: number;
  readonly frame: Buffer;
}

export interface TablePlan {
  readonly entries: readonly Entry[]; // the players by seat, then who watches
  readonly moves: readonly PlannedMove[];
}

/** How the packets of a server are told apart. */
export interface Dialect {
  readonly update: string; // how the packet begins that tells of a move
  readonly state: string; // what stands before the number of the state that it led to
  readonly accepted: string | null; // how an acknowledgement goes on after its number; null: there is none
}

export interface TablesWish {
  readonly games: readonly Game[];
  readonly watching: number; // spectators at each table
}

export interface Target {
  readonly name: string;
  readonly told: readonly string[]; // what one has to know of its figures
  readonly pid: number;
  readonly port: number;
  readonly dialect: Dialect;
  readonly tables: readonly TablePlan[];
  readonly cpuBeside: (() => number) | null; // µs of what works for it in other processes
  readonly stop: () => Promise<void>;
}
