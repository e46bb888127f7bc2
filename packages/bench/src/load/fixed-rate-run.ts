/** Tables with moves at a fixed rate, as people play. Measures how long others wait for an update. */
import { cpuMicros, cpuWaitMicros } from '@great-fire/testkit/proc';
import { portsOf, sumOverServers, type TableWorkload, type Target } from '../targets/target';
import type { WsClient } from '../ws/client';
import { connectAll } from './connect';
import { Histogram } from './histogram';
import { PacketParser } from './packet-parser';

const IDLE_MS = 3_000; // until all presence updates have arrived

export interface FixedRateOptions {
  readonly everyMs: number; // interval between the moves of a table
  readonly warmUpMoves: number; // unmeasured moves per table
  readonly moves: number; // measured moves per table
  readonly onStart?: () => Promise<void>; // after the warm-up
  readonly onEnd?: () => Promise<void>; // while all clients are still connected
}

export interface FixedRateResult {
  readonly name: string;
  readonly ms: Histogram; // from sending a move to its update at another player or spectator
  readonly skipped: number; // moves skipped because the previous one was not acknowledged yet
  readonly serverUs: number; // CPU time per move, of all servers
  readonly otherUs: number | null; // CPU time per move of other processes of the server
  readonly busy: number; // share of one core
  readonly cpuWait: number; // share of the time in which the server was ready to run but waited for a core
}

/** One table. It records latencies while `ms` is set. */
export class FixedRateTable {
  ms: Histogram | null = null;
  skipped = 0;
  private stateId: number;
  private sentAt = 0;
  private movingClient: WsClient | null = null;
  private isAcked = true;

  constructor(
    private readonly plan: TableWorkload,
    private readonly clients: readonly WsClient[],
    private readonly parser: PacketParser,
  ) {
    this.stateId = plan.playedMoves;
    for (const client of clients) client.onText = (data, start, end) => this.onText(client, data, start, end);
  }

  /**
   * Sends the next move, or skips it if the previous one is not acknowledged yet. @throws Error at the end of the game
   */
  move(): void {
    if (!this.isAcked) {
      this.skipped += 1;
      return;
    }
    const move = this.plan.moves[this.stateId];
    if (move === undefined) throw new Error('The games are too short for this');
    this.movingClient = this.clients[move.seat] ?? null;
    this.isAcked = false;
    this.stateId += 1;
    this.sentAt = performance.now();
    this.movingClient?.send(move.frame);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  private onText(client: WsClient, data: Buffer, start: number, end: number): void {
    const packet = this.parser.parse(data, start, end);
    if (packet.kind === 'rejected')
      throw new Error(`A move was rejected: ${data.toString('utf8', start, end)}`);
    if (packet.kind === 'accepted') this.isAcked = true;
    if (packet.kind !== 'update' || client === this.movingClient || this.ms === null) return;
    if (this.parser.parseStateId(data, start, end) === this.stateId)
      this.ms.add(performance.now() - this.sentAt);
  }
}

/** Plays all tables of a server at this rate, evenly spread over time. */
export async function runFixedRate(target: Target, options: FixedRateOptions): Promise<FixedRateResult> {
  const { name, otherCpuMicros, tables: plans, updatePrefix } = target;
  const clients = await connectAll(portsOf(target), plans);
  const parser = new PacketParser(updatePrefix);
  const tables = plans.map((plan, index) => new FixedRateTable(plan, clients[index] ?? [], parser));
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  await runAtRate(tables, options.everyMs, options.warmUpMoves);
  await options.onStart?.();

  const ms = new Histogram(0.001);
  for (const table of tables) [table.ms, table.skipped] = [ms, 0];
  const before = {
    at: performance.now(),
    cpu: sumOverServers(target, cpuMicros),
    other: otherCpuMicros?.() ?? 0,
    waited: sumOverServers(target, cpuWaitMicros),
  };
  await runAtRate(tables, options.everyMs, options.moves);
  const us = (performance.now() - before.at) * 1000;
  const cpu = sumOverServers(target, cpuMicros) - before.cpu;
  const otherCpu = otherCpuMicros === null ? null : otherCpuMicros() - before.other;
  const skipped = tables.reduce((sum, table) => sum + table.skipped, 0);
  const waited = sumOverServers(target, cpuWaitMicros) - before.waited;
  const played = options.moves * tables.length - skipped;
  await options.onEnd?.();
  for (const table of tables) table.close();
  return {
    name,
    ms,
    skipped,
    serverUs: cpu / played,
    otherUs: otherCpu === null ? null : otherCpu / played,
    busy: cpu / us,
    cpuWait: waited / us,
  };
}

/** Sends `moves` moves per table, in turn. Resolves `everyMs` milliseconds after the last one. */
export async function runAtRate(
  tables: readonly Pick<FixedRateTable, 'move'>[],
  everyMs: number,
  moves: number,
): Promise<void> {
  const stepMs = everyMs / tables.length;
  const startedAt = performance.now();
  const totalMoves = moves * tables.length;
  let sentMoves = 0;
  while (sentMoves < totalMoves) {
    const due = Math.min(totalMoves, Math.floor((performance.now() - startedAt) / stepMs) + 1);
    for (; sentMoves < due; sentMoves += 1) tables[sentMoves % tables.length]?.move();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await new Promise((resolve) => setTimeout(resolve, everyMs));
}
