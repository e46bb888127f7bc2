/** Measures the memory of the built server per table at rest and per idle socket. */
import { setTimeout as wait } from 'node:timers/promises';
import { ProcessMemory } from '@great-fire/server/testing';
import { getPooledGame } from '../lib/game-pool';
import { connectAll } from '../load/connect';
import { PacketParser } from '../load/packet-parser';
import { ClosedLoopTable } from '../load/closed-loop-table';
import { startProduct } from '../targets/product';
import { portsOf, type TableWorkload, type Target } from '../targets/target';
import type { WsClient } from '../ws/client';

const PLAYERS = 6;
const SPECTATORS = 4;
const WARM_UP_TABLES = 100; // tables that load everything which is shared
const TABLES = 300;
const MOVES = 60; // per table: more than a table keeps in memory
const IDLE_MS = 5_000;

/** Memory in bytes. */
interface MemoryUse {
  readonly heap: number; // after garbage collection
  readonly nonHeap: number; // resident memory outside the heap: buffers, libraries, code
}

/** The number of items, the memory of each, and the memory before them. */
interface MemoryPerItem {
  readonly count: number;
  readonly each: MemoryUse;
  readonly before: MemoryUse;
}

export interface MemoryResult {
  readonly moves: number; // moves played at each table
  readonly tables: MemoryPerItem; // at rest, without connections
  readonly sockets: MemoryPerItem; // idle sockets at tables already in memory
}

/** Measures tables and sockets, each on a server of its own. */
export async function measureMemory(): Promise<MemoryResult> {
  const tables = await measureOnServer(async ({ target, sample, warmUpPlans, measuredPlans }) => {
    await playTables(target, warmUpPlans);
    const before = await sample();
    await playTables(target, measuredPlans);
    return perItem(measuredPlans.length, before, await sample());
  });
  const sockets = await measureOnServer(async ({ target, sample, warmUpPlans, measuredPlans }) => {
    await visitTables(target, measuredPlans);
    const clients = await connectAll(portsOf(target), warmUpPlans);
    const before = await sample();
    const idle = await connectAll(portsOf(target), measuredPlans);
    const after = await sample();
    closeAll([...clients, ...idle]);
    return perItem(idle.flat().length, before, after);
  });
  return { moves: MOVES, tables, sockets };
}

interface MemoryContext {
  readonly target: Target;
  readonly warmUpPlans: readonly TableWorkload[];
  readonly measuredPlans: readonly TableWorkload[];
  readonly sample: () => Promise<MemoryUse>;
}

async function measureOnServer(
  measure: (context: MemoryContext) => Promise<MemoryPerItem>,
): Promise<MemoryPerItem> {
  const games = Array.from({ length: WARM_UP_TABLES + TABLES }, (_, number) =>
    getPooledGame(PLAYERS, number % 50),
  );
  let folder = '';
  const settings = (dataDir: string) => {
    folder = dataDir;
    return ProcessMemory.settings(dataDir);
  };
  const target = await startProduct({ games, spectators: SPECTATORS, storage: 'sqlite', settings });
  const memory = new ProcessMemory(target.pid, folder);
  const sample = async (): Promise<MemoryUse> => {
    await wait(IDLE_MS);
    const { heapUsed, heapTotal, rss } = await memory.sampleHeap();
    return { heap: heapUsed, nonHeap: rss - heapTotal };
  };
  const [warmUpPlans, measuredPlans] = [
    target.tables.slice(0, WARM_UP_TABLES),
    target.tables.slice(WARM_UP_TABLES),
  ];
  try {
    return await measure({ target, sample, warmUpPlans, measuredPlans });
  } finally {
    memory.stop();
    await target.stop();
  }
}

function perItem(count: number, before: MemoryUse, after: MemoryUse): MemoryPerItem {
  const each = {
    heap: (after.heap - before.heap) / count,
    nonHeap: (after.nonHeap - before.nonHeap) / count,
  };
  return { count, before, each };
}

async function playTables(target: Target, plans: readonly TableWorkload[]): Promise<void> {
  const players = plans.map((plan) => ({ ...plan, entries: plan.entries.slice(0, PLAYERS) }));
  const clients = await connectAll(portsOf(target), players);
  const noEvents = { onMove: () => undefined, onUpdate: () => undefined };
  const parser = new PacketParser(target.updatePrefix);
  const tables = players.map(
    (plan, index) => new ClosedLoopTable(plan, clients[index] ?? [], parser, noEvents),
  );
  await Promise.all(tables.map((table) => table.playTo(MOVES)));
  for (const table of tables) table.close();
}

/** Connects one client to each table and closes it again. */
async function visitTables(target: Target, plans: readonly TableWorkload[]): Promise<void> {
  closeAll(
    await connectAll(
      portsOf(target),
      plans.map((plan) => ({ ...plan, entries: plan.entries.slice(0, 1) })),
    ),
  );
}

function closeAll(clients: readonly (readonly WsClient[])[]): void {
  for (const client of clients.flat()) client.close();
}
