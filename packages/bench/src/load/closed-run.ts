/** One closed loop on one server, and what it cost. */
import { cpuOf, waitedBy } from '../servers/child';
import type { Target } from '../servers/target';
import { comeIn } from './come-in';
import { Measured } from './histogram';
import { Reading } from './listener';
import { LoopTable } from './loop-table';

const TENTHS = 10;
const QUIET_MS = 1_500; // until who is here has been told to everybody

export interface ClosedWish {
  readonly warmTables: number; // the first ones, that are played before the clock starts
  readonly upTo: number; // moves of each table that are measured, at most
}

export interface ClosedFigures {
  readonly name: string;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly ms: Measured; // from sending a move to having its acknowledgement and update
  readonly bytes: Measured; // of an update at a client
  readonly serverUs: number; // of processor a move
  readonly besideUs: number | null; // of what works for the server in other processes
  readonly generatorUs: number;
  readonly busy: number; // of a core, that the server was
  readonly generatorBusy: number;
  readonly waited: number; // part of the time that the server was ready to run, and other work had the processors
  readonly serverUsByTenth: readonly number[]; // of the moves measured, in order
}

/** Plays the tables of a server after a warm-up, until the first of them is through. */
export async function runClosed(target: Target, { warmTables, upTo }: ClosedWish): Promise<ClosedFigures> {
  const silent = { moved: () => undefined, update: () => undefined };
  const warm = await seated(target, 0, warmTables, silent);
  await Promise.all(warm.map((table) => table.playTo(Math.min(upTo, table.moves))));
  for (const table of warm) table.close();

  const [ms, bytes] = [new Measured(0.001), new Measured(1)];
  const marks: number[] = [];
  let moves = 0;
  let goal = 0;
  const moved = (time: number): void => {
    ms.add(time);
    moves += 1;
    if (moves >= (goal * (marks.length + 1)) / TENTHS) marks.push(cpuOf(target.pid));
  };
  const tables = await seated(target, warmTables, target.tables.length, { moved, update: bytes.add });
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const shortest = Math.min(upTo, ...tables.map((table) => table.moves));
  goal = shortest * tables.length;

  const { pid, cpuBeside } = target;
  const before = {
    server: cpuOf(pid),
    own: process.cpuUsage(),
    beside: cpuBeside?.() ?? 0,
    waited: waitedBy(pid),
  };
  const began = performance.now();
  await Promise.all(tables.map((table) => table.playTo(shortest)));
  const seconds = (performance.now() - began) / 1000;
  const server = cpuOf(pid) - before.server;
  const { user, system } = process.cpuUsage(before.own);
  const beside = cpuBeside === null ? null : cpuBeside() - before.beside;
  const waited = waitedBy(pid) - before.waited;
  for (const table of tables) table.close();

  return {
    name: target.name,
    moves,
    movesPerSecond: moves / seconds,
    ms,
    bytes,
    serverUs: server / moves,
    besideUs: beside === null ? null : beside / moves,
    generatorUs: (user + system) / moves,
    busy: server / 1e6 / seconds,
    generatorBusy: (user + system) / 1e6 / seconds,
    waited: waited / 1e6 / seconds,
    serverUsByTenth: marks.map(
      (mark, place) => ((mark - (marks[place - 1] ?? before.server)) * TENTHS) / moves,
    ),
  };
}

async function seated(
  { port, tables, dialect }: Target,
  from: number,
  to: number,
  told: ConstructorParameters<typeof LoopTable>[4],
): Promise<readonly LoopTable[]> {
  const plans = tables.slice(from, to);
  const lines = await comeIn(port, plans);
  const reading = new Reading(dialect);
  const hasAnswers = dialect.accepted !== null;
  return plans.map((plan, place) => new LoopTable(plan, lines[place] ?? [], reading, hasAnswers, told));
}
