/** A table in a closed loop: the next move goes out as soon as the last one was acknowledged and told to who made it. */
import type { PlannedMove, TablePlan } from '../servers/target';
import type { Line } from '../wire/line';
import type { Reading } from './listener';

/** What is made of what tables do. */
export interface Told {
  readonly moved: (ms: number) => void; // from sending to having both
  readonly update: (bytes: number) => void; // to one client
}

export class LoopTable {
  private state = 0;
  private goal = 0;
  private sentAt = 0;
  private isAccepted = true;
  private isTold = true;
  private mover: Line | null = null;
  private arrived: () => void = () => undefined;
  private failed: (error: Error) => void = () => undefined;

  constructor(
    private readonly plan: TablePlan,
    private readonly lines: readonly Line[],
    private readonly reading: Reading,
    private readonly hasAnswers: boolean,
    private readonly told: Told,
  ) {
    for (const line of lines) line.hear = (data, start, end) => this.heard(line, data, start, end);
  }

  get moves(): number {
    return this.plan.moves.length;
  }

  /** Plays until so many moves are made. @throws Error where one is refused or a line is lost */
  playTo(state: number): Promise<void> {
    this.goal = state;
    return new Promise((resolve, reject) => {
      [this.arrived, this.failed] = [resolve, reject];
      for (const line of this.lines) line.lost = reject;
      this.next();
    });
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  private next(): void {
    const move: PlannedMove | undefined = this.plan.moves[this.state];
    if (this.state >= this.goal || move === undefined) {
      this.arrived();
      return;
    }
    this.mover = this.lines[move.seat] ?? null;
    this.isAccepted = !this.hasAnswers;
    this.isTold = false;
    this.sentAt = performance.now();
    this.mover?.send(move.frame);
  }

  private heard(line: Line, data: Buffer, start: number, end: number): void {
    const packet = this.reading.packet(data, start, end);
    switch (packet.kind) {
      case 'update':
        this.told.update(end - start);
        if (line !== this.mover || this.isTold || this.reading.stateOf(data, start, end) <= this.state)
          return;
        this.isTold = true;
        break;
      case 'accepted':
        if (packet.id !== this.state) return;
        this.isAccepted = true;
        break;
      case 'refused':
        this.failed(new Error(`Move ${String(packet.id)} was refused: ${data.toString('utf8', start, end)}`));
        return;
      case 'other':
        return;
    }
    if (!this.isTold || !this.isAccepted) return;
    this.told.moved(performance.now() - this.sentAt);
    this.state += 1;
    this.next();
  }
}
