/** Pool of worker threads for bots. */
import { availableParallelism } from 'node:os';
import type { Action } from '@great-fire/game';
import type { Timeouts } from '../config/timeouts';
import { WorkerClient } from '../shared/worker-client';
import type { BotQuestion, WorkerResponse } from './worker-protocol';

/** The worker made no decision, because it died, took too long or failed. */
export class NoDecisionError extends Error {
  override readonly name = 'NoDecisionError';
}

const MAX_WORKERS = 4;

export class BotWorkerPool {
  private readonly workers: readonly WorkerClient<BotQuestion, WorkerResponse>[];
  private requests = 0;

  /**
   * Creates a worker for each processor except one, up to `MAX_WORKERS`. A worker starts with its first request.
   * `resolveScript` resolves to the path of the worker script.
   */
  constructor(
    resolveScript: () => Promise<string>,
    private readonly timeouts: Pick<Timeouts, 'botStartMs' | 'botResponseMs'>,
  ) {
    const workerCount = Math.min(Math.max(availableParallelism() - 1, 1), MAX_WORKERS);
    const createWorker = () =>
      new WorkerClient<BotQuestion, WorkerResponse>({
        resolveScript,
        startTimeoutMs: timeouts.botStartMs,
        idleTimeoutMs: null,
        ErrorType: NoDecisionError,
      });
    this.workers = Array.from({ length: workerCount }, createWorker);
  }

  /** Resolves to the action that a bot chooses. The workers take turns. @throws NoDecisionError */
  async request(question: BotQuestion): Promise<Action> {
    const worker = this.workers[this.requests % this.workers.length];
    this.requests += 1;
    if (worker === undefined) throw new Error('No worker was made');
    const ask = () => worker.request(question, this.timeouts.botResponseMs);
    const response = await worker.enqueue(ask);
    if (response.outcome === 'decided') return response.action;
    throw new NoDecisionError(response.reason);
  }

  /** Terminates the threads. Pending requests reject with NoDecisionError. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }
}
