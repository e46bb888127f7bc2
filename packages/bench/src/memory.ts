/** What the built server holds for each table at rest, and for each idle socket. */
import { setTimeout as wait } from 'node:timers/promises';
import { Memory } from '@great-fire/server/testing';
import { gameOf } from './games';
import { comeIn } from './load/come-in';
import { Reading } from './load/listener';
import { LoopTable } from './load/loop-table';
import { startOurs } from './servers/ours';
import type { TablePlan, Target } from './servers/target';
import type { Line } from './wire/line';

const PLAYERS = 6;
const WATCHING = 4;
const WARM_TABLES = 100; // that bring into memory what is there once for all
const TABLES = 300;
const MOVES = 60; // of each table: as many as a table keeps at hand
const QUIET_MS = 5_000;

/** Bytes. */
export interface Held {
  readonly heap: number; // without garbage
  readonly beside: number; // resident beside the heap: buffers, what libraries hold, code
}

/** Many of a kind, with what each holds, and what the server held before them. */
export interface HeldByMany {
  readonly count: number;
  readonly each: Held;
  readonly before: Held;
}

export interface MemoryFigures {
  readonly moves: number; // made at each table
  readonly tables: HeldByMany; // at rest, nobody there
  readonly sockets: HeldByMany; // idle, at tables that were in memory before
}

/** Measures both, each on a server of its own. */
export async function measureMemory(): Promise<MemoryFigures> {
  const tables = await onServer(async ({ target, held, warm, rest }) => {
    await played(target, warm);
    const before = await held();
    await played(target, rest);
    return manyOf(rest.length, before, await held());
  });
  const sockets = await onServer(async ({ target, held, warm, rest }) => {
    await visited(target, rest);
    const lines = await comeIn(target.port, warm);
    const before = await held();
    const idle = await comeIn(target.port, rest);
    const after = await held();
    leave([...lines, ...idle]);
    return manyOf(idle.flat().length, before, after);
  });
  return { moves: MOVES, tables, sockets };
}

interface Measuring {
  readonly target: Target;
  readonly warm: readonly TablePlan[];
  readonly rest: readonly TablePlan[];
  readonly held: () => Promise<Held>;
}

async function onServer(measure: (measuring: Measuring) => Promise<HeldByMany>): Promise<HeldByMany> {
  const games = Array.from({ length: WARM_TABLES + TABLES }, (_, number) => gameOf(PLAYERS, number % 50));
  let folder = '';
  const settings = (within: string) => {
    folder = within;
    return Memory.settings(within);
  };
  const target = await startOurs({ games, watching: WATCHING, storage: 'sqlite', settings });
  const memory = new Memory(target.pid, folder);
  const held = async (): Promise<Held> => {
    await wait(QUIET_MS);
    const { heapUsed, heapTotal, rss } = await memory.heap();
    return { heap: heapUsed, beside: rss - heapTotal };
  };
  const [warm, rest] = [target.tables.slice(0, WARM_TABLES), target.tables.slice(WARM_TABLES)];
  try {
    return await measure({ target, held, warm, rest });
  } finally {
    memory.stop();
    await target.stop();
  }
}

function manyOf(count: number, before: Held, after: Held): HeldByMany {
  const each = { heap: (after.heap - before.heap) / count, beside: (after.beside - before.beside) / count };
  return { count, before, each };
}

async function played({ port, dialect }: Target, plans: readonly TablePlan[]): Promise<void> {
  const players = plans.map((plan) => ({ ...plan, entries: plan.entries.slice(0, PLAYERS) }));
  const lines = await comeIn(port, players);
  const silent = { moved: () => undefined, update: () => undefined };
  const reading = new Reading(dialect);
  const tables = players.map((plan, place) => new LoopTable(plan, lines[place] ?? [], reading, true, silent));
  await Promise.all(tables.map((table) => table.playTo(MOVES)));
  for (const table of tables) table.close();
}

/** Has one of each table come and go. */
async function visited({ port }: Target, plans: readonly TablePlan[]): Promise<void> {
  leave(
    await comeIn(
      port,
      plans.map((plan) => ({ ...plan, entries: plan.entries.slice(0, 1) })),
    ),
  );
}

function leave(lines: readonly (readonly Line[])[]): void {
  for (const line of lines.flat()) line.close();
}
