/** Tables with moves at a fixed rate, as people play. Measures how long others wait for an update. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../targets/target';
import { Histogram } from './histogram';
import { measureLoad, type LoadCost } from './measure-load';
import { LoadTable } from './table';

const IDLE_MS = 3_000; // until all presence updates have arrived

export interface FixedRateOptions {
  readonly everyMs: number; // interval between the moves of a table
  readonly warmUpMoves: number; // unmeasured moves per table
  readonly moves: number; // measured moves per table
  readonly onEnd: () => Promise<void>; // while all clients are still connected
}

export interface FixedRateResult extends LoadCost, Latency {
  readonly name: string;
}

/** Plays all tables of a server at this rate, evenly spread over time. */
export async function runFixedRate(
  target: Target,
  { everyMs, warmUpMoves, moves, onEnd }: FixedRateOptions,
): Promise<FixedRateResult> {
  const tables = await LoadTable.connectAll(target, target.tables);
  await wait(IDLE_MS);
  await playAtRate(tables, everyMs, warmUpMoves);
  let latency: Latency | null = null;
  const cost = await measureLoad(target, async () => {
    latency = await playAtRate(tables, everyMs, moves);
    return moves * tables.length - latency.skipped;
  });
  await onEnd();
  for (const table of tables) table.close();
  return { name: target.name, ...(latency ?? { ms: new Histogram(0.001), skipped: 0 }), ...cost };
}

export interface Latency {
  readonly ms: Histogram; // from sending a move to its update at another player or spectator
  readonly skipped: number; // moves skipped because the previous one was not acknowledged yet
}

/** Sends `moves` moves per table, in turn. Resolves `everyMs` milliseconds after the last one. */
export async function playAtRate(
  tables: readonly LoadTable[],
  everyMs: number,
  moves: number,
): Promise<Latency> {
  const ms = new Histogram(0.001);
  const pending = new Set<LoadTable>(); // without an acknowledgement of the last move
  for (const table of tables) {
    table.onAccepted = () => pending.delete(table);
    table.onUpdate = ({ isMover, stateId }) => {
      if (!isMover && stateId === table.stateId) ms.add(performance.now() - table.sentAt);
    };
  }
  const stepMs = everyMs / tables.length;
  const startedAt = performance.now();
  const totalMoves = moves * tables.length;
  let skipped = 0;
  for (let sent = 0; sent < totalMoves; await wait(1)) {
    const due = Math.min(totalMoves, Math.floor((performance.now() - startedAt) / stepMs) + 1);
    for (; sent < due; sent += 1) {
      const table = tables[sent % tables.length];
      if (table === undefined || pending.has(table)) skipped += 1;
      else {
        pending.add(table);
        table.sendNext();
      }
    }
  }
  await wait(everyMs);
  return { ms, skipped };
}
