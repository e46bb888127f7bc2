/** The worker threads of a server: a table's bots are always asked of the same one, which remembers their logs. */
import { availableParallelism } from 'node:os';
import type { Action } from '@great-fire/game';
import { BotWorker } from './bot-worker';
import type { BotTask } from './bot-worker';
import type { Timeouts } from '../config/timeouts';

const MAX_WORKERS = 4;

export class BotWorkerPool {
  private readonly workers: readonly BotWorker[];

  /** One thread for each processor but the first, which is the game's; started when they are first asked. */
  constructor(resolveScript: () => Promise<string>, timeouts: Timeouts) {
    const workerCount = Math.min(Math.max(availableParallelism() - 1, 1), MAX_WORKERS);
    this.workers = Array.from({ length: workerCount }, () => new BotWorker(resolveScript, timeouts));
  }

  /** Resolves to the choice of a table's bot. @throws NoDecisionError */
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
