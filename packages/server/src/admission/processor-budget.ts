/**
 * Processor time by address. The event loop's busy time is shared equally between the requests in progress, and each
 * request is charged to its address. An address over its budget waits in the fair queue until it is refilled.
 */
import { performance } from 'node:perf_hooks';
import type { ResourceLimits } from './resource-limits';
import { TokenBuckets } from './token-bucket';

interface ProcessorBudgetOptions extends Pick<ResourceLimits, 'processorBurstMs' | 'processorMsPerSecond'> {
  readonly busyMs?: () => number; // total busy time of the event loop
  readonly now?: () => number; // ms
}

export class ProcessorBudget {
  private readonly buckets: TokenBuckets;
  private readonly busyMs: () => number;
  private inProgress = 0;
  private lastBusyMs = 0;
  private shareMs = 0; // busy time that one request in progress throughout would have been charged

  constructor({ processorBurstMs, processorMsPerSecond, busyMs, now }: ProcessorBudgetOptions) {
    this.buckets = new TokenBuckets(processorBurstMs, processorMsPerSecond, now);
    this.busyMs = busyMs ?? (() => performance.eventLoopUtilization().active);
  }

  /** Starts to measure a request. The returned function ends it and charges its time. */
  start(address: string): () => void {
    this.advance();
    this.inProgress += 1;
    const startedAtMs = this.shareMs;
    return () => {
      this.advance();
      this.inProgress -= 1;
      this.charge(address, this.shareMs - startedAtMs);
    };
  }

  /** Charges time that was used, or will be, in another thread. */
  charge(address: string, ms: number): void {
    this.buckets.consume(address, ms);
  }

  /** Returns the time in ms until the address is within its budget. */
  waitMs(address: string): number {
    return this.buckets.msUntilTokens(address);
  }

  private advance(): void {
    const busyMs = this.busyMs();
    if (this.inProgress > 0) this.shareMs += (busyMs - this.lastBusyMs) / this.inProgress;
    this.lastBusyMs = busyMs;
  }
}
