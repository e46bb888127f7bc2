/** Pool of worker threads for bots. A match always uses the same worker, which caches its event logs. */
import { availableParallelism } from 'node:os';
import type { Action } from '@great-fire/game';
import type { Timeouts } from '../config/timeouts';
import type { CacheRegistry } from '../shared/cache-registry';
import { BotWorker, type BotTask } from './bot-worker';

const MAX_WORKERS = 4;

export class BotWorkerPool {
  private readonly workers: readonly BotWorker[];

  /** Creates a worker for each processor except one, up to `MAX_WORKERS`. A worker starts with its first request. */
  constructor(resolveScript: () => Promise<string>, timeouts: Timeouts, caches: CacheRegistry) {
    const workerCount = Math.min(Math.max(availableParallelism() - 1, 1), MAX_WORKERS);
    this.workers = Array.from(
      { length: workerCount },
      () => new BotWorker(resolveScript, timeouts, caches, workerCount),
    );
  }

  /** Resolves to the action that the bot of a match chooses. @throws NoDecisionError */
  request(matchId: string, task: BotTask): Promise<Action> {
    const hash = [...matchId].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
    const worker = this.workers[hash % this.workers.length];
    if (worker === undefined) throw new Error('No worker was made');
    return worker.request(task);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }
}
