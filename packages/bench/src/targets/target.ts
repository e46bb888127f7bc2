/** A server under load, as the generator sees it: what to send there, and how to know what comes back. */
import type { RecordedGame } from '../lib/game-pool';
import type { Handshake } from '../ws/client';

/** A move of a table: written before any clock runs. */
export interface PlannedMove {
  readonly seat: number;
  readonly frame: Buffer;
}

export interface TablePlan {
  readonly entries: readonly Handshake[]; // the players by seat, then who watches
  readonly moves: readonly PlannedMove[];
}

/** How the packets of a server are told apart. */
export interface WireFormat {
  readonly updatePrefix: string; // how the packet begins that tells of a move
  readonly stateIdKey: string; // what stands before the number of the state that it led to
  readonly ackPrefix: string | null; // how an acknowledgement goes on after its number; null: there is none
}

export interface TargetOptions {
  readonly games: readonly RecordedGame[];
  readonly spectators: number; // spectators at each table
}

export interface Target {
  readonly name: string;
  readonly notes: readonly string[]; // what one has to know of its figures
  readonly pid: number;
  readonly port: number;
  readonly wireFormat: WireFormat;
  readonly tables: readonly TablePlan[];
  readonly otherCpuMicros: (() => number) | null; // µs of what works for it in other processes
  readonly stop: () => Promise<void>;
}
