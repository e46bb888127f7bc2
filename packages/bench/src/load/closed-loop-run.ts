/** Runs one closed loop on one server and measures its cost. */
import { cpuMicros, cpuWaitMicros } from '@great-fire/testkit/proc';
import { portsOf, sumOverServers, type Target } from '../targets/target';
import { connectAll } from './connect';
import { Histogram } from './histogram';
import { PacketParser } from './packet-parser';
import { ClosedLoopTable } from './closed-loop-table';

const TENTHS = 10;
const IDLE_MS = 1_500; // until all presence updates have arrived

export interface ClosedLoopOptions {
  readonly warmUpTables: number; // number of tables played before the measurement
}

export interface ClosedLoopResult {
  readonly name: string;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly ms: Histogram; // from sending a move to receiving both its acknowledgement and its update
  readonly bytes: Histogram; // of an update at a client
  readonly serverUs: number; // CPU time per move, of all servers
  readonly otherUs: number | null; // CPU time per move of other processes of the server
  readonly generatorUs: number;
  readonly busy: number; // share of one core used by the servers
  readonly generatorBusy: number;
  readonly cpuWait: number; // share of the time in which the server was ready to run but waited for a core
  readonly serverUsByTenth: readonly number[]; // CPU time per move in each tenth of the measured moves
}

/** Plays all tables of a server after a warm-up, up to the length of the shortest game. */
export async function runClosedLoop(
  target: Target,
  { warmUpTables }: ClosedLoopOptions,
): Promise<ClosedLoopResult> {
  const noEvents = { onMove: () => undefined, onUpdate: () => undefined };
  const warmUpTablesPlayed = await connectTables(target, 0, warmUpTables, noEvents);
  await Promise.all(warmUpTablesPlayed.map((table) => table.playTo(table.moves)));
  for (const table of warmUpTablesPlayed) table.close();

  const [ms, bytes] = [new Histogram(0.001), new Histogram(1)];
  const cpuMarks: number[] = [];
  let moves = 0;
  let totalMoves = 0;
  const onMove = (time: number): void => {
    ms.add(time);
    moves += 1;
    if (moves >= (totalMoves * (cpuMarks.length + 1)) / TENTHS)
      cpuMarks.push(sumOverServers(target, cpuMicros));
  };
  const tables = await connectTables(target, warmUpTables, target.tables.length, {
    onMove,
    onUpdate: bytes.add,
  });
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const shortest = Math.min(...tables.map((table) => table.moves));
  totalMoves = tables.reduce((sum, { playedMoves }) => sum + shortest - playedMoves, 0);

  const { otherCpuMicros } = target;
  const before = {
    server: sumOverServers(target, cpuMicros),
    own: process.cpuUsage(),
    beside: otherCpuMicros?.() ?? 0,
    waited: sumOverServers(target, cpuWaitMicros),
  };
  const startedAt = performance.now();
  await Promise.all(tables.map((table) => table.playTo(shortest)));
  const seconds = (performance.now() - startedAt) / 1000;
  const server = sumOverServers(target, cpuMicros) - before.server;
  const { user, system } = process.cpuUsage(before.own);
  const otherCpu = otherCpuMicros === null ? null : otherCpuMicros() - before.beside;
  const waitMicros = sumOverServers(target, cpuWaitMicros) - before.waited;
  for (const table of tables) table.close();

  return {
    name: target.name,
    moves,
    movesPerSecond: moves / seconds,
    ms,
    bytes,
    serverUs: server / moves,
    otherUs: otherCpu === null ? null : otherCpu / moves,
    generatorUs: (user + system) / moves,
    busy: server / 1e6 / seconds,
    generatorBusy: (user + system) / 1e6 / seconds,
    cpuWait: waitMicros / 1e6 / seconds,
    serverUsByTenth: cpuMarks.map(
      (cpu, index) => ((cpu - (cpuMarks[index - 1] ?? before.server)) * TENTHS) / moves,
    ),
  };
}

async function connectTables(
  target: Target,
  from: number,
  to: number,
  events: ConstructorParameters<typeof ClosedLoopTable>[3],
): Promise<readonly ClosedLoopTable[]> {
  const { tables, updatePrefix } = target;
  const plans = tables.slice(from, to);
  const clients = await connectAll(portsOf(target), plans);
  const parser = new PacketParser(updatePrefix);
  return plans.map((plan, index) => new ClosedLoopTable(plan, clients[index] ?? [], parser, events));
}
