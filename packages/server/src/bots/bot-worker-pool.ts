/** Pool of worker threads for bots. */
import { availableParallelism } from 'node:os';
import type { Action } from '@great-fire/game';
import type { Timeouts } from '../config/timeouts';
import { BotWorker } from './bot-worker';
import type { BotQuestion } from './worker-protocol';

const MAX_WORKERS = 4;

export class BotWorkerPool {
  private readonly workers: readonly BotWorker[];
  private requests = 0;

  /** Creates a worker for each processor except one, up to `MAX_WORKERS`. A worker starts with its first request. */
  constructor(resolveScript: () => Promise<string>, timeouts: Timeouts) {
    const workerCount = Math.min(Math.max(availableParallelism() - 1, 1), MAX_WORKERS);
    this.workers = Array.from({ length: workerCount }, () => new BotWorker(resolveScript, timeouts));
  }

  /** Resolves to the action that a bot chooses. The workers take turns. @throws NoDecisionError */
  request(question: BotQuestion): Promise<Action> {
    const worker = this.workers[this.requests % this.workers.length];
    this.requests += 1;
    if (worker === undefined) throw new Error('No worker was made');
    return worker.request(question);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }
}
