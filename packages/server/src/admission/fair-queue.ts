/** Whose work is done next: in one turn of the event loop, of each address one piece, however much it asks for. */
export interface FairScheduler {
  /** Resolves when it is this address's turn; at once where nothing of it was done in the present one. */
  readonly acquire: (address: string) => Promise<void>;
}

/** Everybody at once. */
export const UNSCHEDULED: FairScheduler = { acquire: () => Promise.resolve() };

export class RoundRobinScheduler implements FairScheduler {
  private readonly queues = new Map<string, (() => void)[]>();

  /** `defer` runs its work in the next turn of the event loop. */
  constructor(private readonly defer: (work: () => void) => void = (work) => void setImmediate(work)) {}

  readonly acquire = (address: string): Promise<void> => {
    const queue = this.queues.get(address);
    if (queue !== undefined) return new Promise((resolve) => void queue.push(resolve));
    if (this.queues.size === 0) this.defer(() => this.runRound());
    this.queues.set(address, []);
    return Promise.resolve();
  };

  private runRound(): void {
    for (const [address, queue] of this.queues) {
      const resume = queue.shift();
      if (resume === undefined) this.queues.delete(address);
      else resume();
    }
    if (this.queues.size > 0) this.defer(() => this.runRound());
  }
}
