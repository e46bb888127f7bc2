/** A server under load from the view of the load generator: packets to send, and how to parse the answers. */
import type { Action } from '@great-fire/game';
import type { MoveMessage } from '@great-fire/protocol';
import type { RecordedGame } from '../lib/game-pool';

/** The measured servers, in order of measurement. */
export const TARGETS = ['baseline', 'sqlite', 'postgres', 'postgres-2-servers'] as const;
export type TargetName = (typeof TARGETS)[number];

/** A move of a table, encoded before the measurement. */
interface PlannedMove {
  readonly seat: number;
  readonly packet: string;
}

/** The traffic for a table that the target has prepared. */
export interface TableWorkload {
  readonly connectPackets: readonly string[]; // of the players by seat, then of the spectators
  readonly moves: readonly PlannedMove[];
  readonly playedMoves: number; // moves that are stored before the load begins
}

export interface TargetOptions {
  readonly games: readonly RecordedGame[];
  readonly spectators: number; // spectators at each table
  readonly playedMoves?: number; // moves at each table before the load begins; default: none
}

export interface Target {
  readonly name: string;
  readonly pids: readonly number[]; // of its servers, which share a database
  readonly ports: readonly number[];
  readonly updatePrefix: string; // start of an update packet
  readonly tables: readonly TableWorkload[];
  readonly otherCpuMicros: (() => number) | null; // CPU time of its other processes, in µs
  readonly stop: () => Promise<void>;
}

/** Returns a CPU reading in µs, added up over all servers of a target. */
export const sumOverServers = ({ pids }: Target, read: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + read(pid), 0);

/** Encodes the moves of a game as our client sends them. The acknowledgement id is the state id. */
export const encodeMoves = (
  moves: readonly { readonly seat: number; readonly action: Action }[],
): readonly PlannedMove[] =>
  moves.map(({ seat, action }, stateId) => {
    const message: MoveMessage = { id: `bench-${String(stateId).padStart(6, '0')}`, stateId, action };
    return { seat, packet: `42${String(stateId)}${JSON.stringify(['move', message])}` };
  });
