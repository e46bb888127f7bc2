/** Runs a few pieces of work at once for each address. One starts in each tick, of the addresses in turn. */

const MAX_AT_ONCE = 8; // of one address
const MAX_WAITING = 600; // of one address: a hundred browsers with six requests each

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export class TurnQueue {
  private readonly lines = new Map<string, Line>(); // the address that started last is the last
  private hasStarted = false; // in this tick

  /** `defer` runs its argument in the next tick of the event loop. */
  constructor(private readonly defer: (work: () => void) => void = setImmediate) {}

  /** Whether so much work of the address waits that no more should. */
  isFull(address: string): boolean {
    return (this.lines.get(address)?.waiting.length ?? 0) >= MAX_WAITING;
  }

  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(address) ?? { running: 0, waiting: [] };
    this.lines.set(address, line);
    const turn = new Promise<void>((resolve) => void line.waiting.push(resolve));
    this.startNext();
    await turn;
    try {
      return await work();
    } finally {
      line.running -= 1;
      if (line.running === 0 && line.waiting.length === 0) this.lines.delete(address);
      this.startNext();
    }
  }

  private startNext(): void {
    if (this.hasStarted) return; // the next tick starts another
    for (const [address, line] of this.lines) {
      const start = line.running < MAX_AT_ONCE ? line.waiting.shift() : undefined;
      if (start === undefined) continue;
      line.running += 1;
      this.lines.delete(address);
      this.lines.set(address, line);
      this.hasStarted = true;
      this.defer(() => {
        this.hasStarted = false;
        this.startNext();
      });
      start();
      return;
    }
  }
}
