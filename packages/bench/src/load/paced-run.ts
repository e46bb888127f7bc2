/** Tables where somebody moves once in a while, as people do: how long it takes until the others see it. */
import { cpuOf, waitedBy } from '../servers/child';
import type { TablePlan, Target } from '../servers/target';
import type { Line } from '../wire/line';
import { comeIn } from './come-in';
import { Measured } from './histogram';
import { Reading } from './listener';

const QUIET_MS = 3_000; // until who is here has been told to everybody

export interface PacedWish {
  readonly everyMs: number; // a table's moves
  readonly warmMoves: number; // of each table, that are not measured
  readonly moves: number; // of each table, that are
}

export interface PacedFigures {
  readonly name: string;
  readonly ms: Measured; // from sending a move to its update at another player or spectator
  readonly late: number; // moves that had to wait for the one before them
  readonly serverUs: number; // of processor a move
  readonly busy: number; // of a core
  readonly waited: number; // part of the time that the server was ready to run, and other work had the processors
}

/** One table; what it tells of is measured while `ms` is there. */
export class PacedTable {
  ms: Measured | null = null;
  late = 0;
  private state = 0;
  private sentAt = 0;
  private mover: Line | null = null;
  private isDone = true;

  constructor(
    private readonly plan: TablePlan,
    private readonly lines: readonly Line[],
    private readonly reading: Reading,
  ) {
    for (const line of lines) line.hear = (data, start, end) => this.heard(line, data, start, end);
  }

  /** Makes the next move, unless the last one is not acknowledged yet. @throws Error at the end of its game */
  move(): void {
    if (!this.isDone) {
      this.late += 1;
      return;
    }
    const move = this.plan.moves[this.state];
    if (move === undefined) throw new Error('The games are too short for this');
    this.mover = this.lines[move.seat] ?? null;
    this.isDone = false;
    this.state += 1;
    this.sentAt = performance.now();
    this.mover?.send(move.frame);
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  private heard(line: Line, data: Buffer, start: number, end: number): void {
    const packet = this.reading.packet(data, start, end);
    if (packet.kind === 'refused')
      throw new Error(`A move was refused: ${data.toString('utf8', start, end)}`);
    if (packet.kind === 'accepted') this.isDone = true;
    if (packet.kind !== 'update' || line === this.mover || this.ms === null) return;
    if (this.reading.stateOf(data, start, end) === this.state) this.ms.add(performance.now() - this.sentAt);
  }
}

/** Has all tables of a server move at this pace, evenly spread. */
export async function runPaced(target: Target, wish: PacedWish): Promise<PacedFigures> {
  const { name, pid, port, tables: plans, dialect } = target;
  const lines = await comeIn(port, plans);
  const reading = new Reading(dialect);
  const tables = plans.map((plan, place) => new PacedTable(plan, lines[place] ?? [], reading));
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  await atPace(tables, wish.everyMs, wish.warmMoves);

  const ms = new Measured(0.001);
  for (const table of tables) [table.ms, table.late] = [ms, 0];
  const before = { at: performance.now(), cpu: cpuOf(pid), waited: waitedBy(pid) };
  await atPace(tables, wish.everyMs, wish.moves);
  const us = (performance.now() - before.at) * 1000;
  const cpu = cpuOf(pid) - before.cpu;
  const late = tables.reduce((sum, table) => sum + table.late, 0);
  for (const table of tables) table.close();
  return {
    name,
    ms,
    late,
    serverUs: cpu / (wish.moves * tables.length - late),
    busy: cpu / us,
    waited: (waitedBy(pid) - before.waited) / us,
  };
}

/** Has each table move so often, one after the other, and resolves when the last has had its time. */
export async function atPace(
  tables: readonly Pick<PacedTable, 'move'>[],
  everyMs: number,
  moves: number,
): Promise<void> {
  const step = everyMs / tables.length;
  const began = performance.now();
  const all = moves * tables.length;
  let done = 0;
  while (done < all) {
    const due = Math.min(all, Math.floor((performance.now() - began) / step) + 1);
    for (; done < due; done += 1) tables[done % tables.length]?.move();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await new Promise((resolve) => setTimeout(resolve, everyMs));
}
