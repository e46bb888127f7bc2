/** Runs a few pieces of work at once for each address. The addresses start in turn, one each in a tick. */
import { tooManyRequests } from '../errors/api-error';

const MAX_AT_ONCE = 8; // of one address
const MAX_WAITING = 600; // of one address: a hundred browsers with six requests each
const RETRY_AFTER_MS = 1_000;

interface Line {
  running: number;
  hasStarted: boolean; // in this tick
  readonly waiting: (() => void)[];
}

export class TurnQueue {
  private readonly lines = new Map<string, Line>();
  private isDeferred = false;

  /** `defer` runs its argument in the next tick of the event loop. */
  constructor(private readonly defer: (work: () => void) => void = setImmediate) {}

  /** @throws ApiError `too-many-requests` if too much work of the address waits */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const line = this.lineOf(address);
    if (line.waiting.length >= MAX_WAITING) throw tooManyRequests(RETRY_AFTER_MS);
    const turn = new Promise<void>((resolve) => void line.waiting.push(resolve));
    this.startNext(line);
    await turn;
    try {
      return await work();
    } finally {
      line.running -= 1;
      this.deferRound();
    }
  }

  private lineOf(address: string): Line {
    const line = this.lines.get(address) ?? { running: 0, hasStarted: false, waiting: [] };
    this.lines.set(address, line);
    return line;
  }

  private startNext(line: Line): void {
    if (line.hasStarted || line.running >= MAX_AT_ONCE) return;
    const start = line.waiting.shift();
    if (start === undefined) return;
    line.running += 1;
    line.hasStarted = true;
    this.deferRound();
    start();
  }

  private deferRound(): void {
    if (this.isDeferred) return;
    this.isDeferred = true;
    this.defer(() => {
      this.isDeferred = false;
      for (const [address, line] of this.lines) {
        line.hasStarted = false;
        this.startNext(line);
        if (line.running === 0) this.lines.delete(address);
      }
    });
  }
}
