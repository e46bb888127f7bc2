/**
 * Schedules requests round-robin: one request of each address per turn of the event loop. The requests of an address
 * over its processor budget wait until the budget is refilled.
 */
import { apiError } from '../errors/api-error';
import type { ProcessorBudget } from './processor-budget';

export interface FairScheduler {
  /**
   * Resolves in this address's turn. Resolves at once if the address has not used the current turn.
   *
   * @throws ApiError `too-many-requests` if too many requests of this address wait
   */
  readonly acquire: (address: string) => Promise<void>;
  /** Starts to measure a request. The returned function charges its processor time to the address. */
  readonly measure: (address: string) => () => void;
  /** Charges processor time in ms of another thread to the address. */
  readonly charge: (address: string, ms: number) => void;
}

/** A scheduler without limits. */
export const UNLIMITED_SCHEDULER: FairScheduler = {
  acquire: () => Promise.resolve(),
  measure: () => () => undefined,
  charge: () => undefined,
};

const MAX_WAITING = 300; // of one address: fifty browsers with six connections each

interface Timer {
  /** Runs its argument in the next turn of the event loop. */
  readonly defer: (work: () => void) => void;
  /** Runs its argument after a delay. Returns a function that cancels it. */
  readonly delay: (work: () => void, ms: number) => () => void;
}

const REAL_TIMER: Timer = {
  defer: (work) => void setImmediate(work),
  delay: (work, ms) => {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export class RoundRobinScheduler implements FairScheduler {
  private readonly queues = new Map<string, (() => void)[]>();
  private isDeferred = false; // a round runs in the next turn
  private cancelDelay: (() => void) | null = null; // of the round that waits for a budget

  constructor(
    private readonly budget: Pick<ProcessorBudget, 'start' | 'charge' | 'waitMs'>,
    private readonly timer: Timer = REAL_TIMER,
  ) {}

  readonly acquire = (address: string): Promise<void> => {
    const queue = this.queues.get(address);
    if (queue === undefined) {
      this.deferRound();
      const isOverBudget = this.budget.waitMs(address) > 0;
      if (isOverBudget) return new Promise((resolve) => void this.queues.set(address, [resolve]));
      this.queues.set(address, []);
      return Promise.resolve();
    }
    if (queue.length >= MAX_WAITING) return Promise.reject(apiError('too-many-requests'));
    return new Promise((resolve) => void queue.push(resolve));
  };

  readonly measure = (address: string): (() => void) => this.budget.start(address);

  readonly charge = (address: string, ms: number): void => this.budget.charge(address, ms);

  private deferRound(): void {
    this.cancelDelay?.();
    this.cancelDelay = null;
    if (this.isDeferred) return;
    this.isDeferred = true;
    this.timer.defer(() => this.runRound());
  }

  private runRound(): void {
    this.isDeferred = false;
    let shortestWaitMs = Number.POSITIVE_INFINITY;
    for (const [address, queue] of this.queues) {
      const waitMs = queue.length === 0 ? 0 : this.budget.waitMs(address);
      shortestWaitMs = Math.min(shortestWaitMs, waitMs);
      if (waitMs > 0) continue;
      const resume = queue.shift();
      if (resume === undefined) this.queues.delete(address);
      else resume();
    }
    if (this.queues.size === 0) return;
    if (shortestWaitMs === 0) this.deferRound();
    else this.cancelDelay = this.timer.delay(() => this.deferRound(), Math.ceil(shortestWaitMs));
  }
}
