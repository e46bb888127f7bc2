/** A server under load from the view of the load generator: packets to send, and how to parse the answers. */
import type { RecordedGame } from '../lib/game-pool';
import type { Handshake } from '../ws/client';

/** A move of a table, encoded before the measurement. */
export interface PlannedMove {
  readonly seat: number;
  readonly frame: Buffer;
}

/** The traffic for a table that the target has prepared. */
export interface TableWorkload {
  readonly entries: readonly Handshake[]; // the players by seat, then the spectators
  readonly moves: readonly PlannedMove[];
  readonly playedMoves: number; // moves that are stored before the load begins
}

export interface TargetOptions {
  readonly games: readonly RecordedGame[];
  readonly spectators: number; // spectators at each table
  readonly playedMoves?: number; // moves at each table before the load begins; default: none
}

interface ServerProcess {
  readonly pid: number;
  readonly port: number;
}

export interface Target {
  readonly name: string;
  readonly notes: readonly string[]; // remarks for the report
  readonly pid: number;
  readonly port: number;
  readonly replicas: readonly ServerProcess[]; // more servers on the same database
  readonly updatePrefix: string; // start of an update packet
  readonly tables: readonly TableWorkload[];
  readonly otherCpuMicros: (() => number) | null; // CPU time of its other processes, in µs
  readonly stop: () => Promise<void>;
}

/** Returns the ports of all servers of a target. */
export const portsOf = ({ port, replicas }: Target): readonly number[] => [
  port,
  ...replicas.map((replica) => replica.port),
];

/** Returns a CPU reading in µs, added up over all servers of a target. */
export const sumOverServers = ({ pid, replicas }: Target, read: (pid: number) => number): number =>
  replicas.reduce((sum, replica) => sum + read(replica.pid), read(pid));
