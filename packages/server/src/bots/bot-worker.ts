/** A worker thread that chooses actions. */
import type { Action } from '@great-fire/game';
import type { Timeouts } from '../config/timeouts';
import { WorkerClient } from '../shared/worker-client';
import type { BotQuestion, WorkerResponse } from './worker-protocol';

/** The worker made no decision, because it died, took too long or failed. */
export class NoDecisionError extends Error {
  override readonly name = 'NoDecisionError';
}

export class BotWorker {
  private readonly client: WorkerClient<BotQuestion, WorkerResponse>;

  /** `resolveScript` resolves to the path of the worker script. */
  constructor(
    resolveScript: () => Promise<string>,
    private readonly timeouts: Pick<Timeouts, 'botStartMs' | 'botResponseMs'>,
  ) {
    this.client = new WorkerClient({
      resolveScript,
      startTimeoutMs: timeouts.botStartMs,
      idleTimeoutMs: null,
      ErrorType: NoDecisionError,
    });
  }

  /** Resolves to the bot's choice. Requests are answered one after another. @throws NoDecisionError */
  async request(question: BotQuestion): Promise<Action> {
    const response = await this.client.enqueue(() =>
      this.client.request(question, this.timeouts.botResponseMs),
    );
    if (response.outcome === 'decided') return response.action;
    throw new NoDecisionError(response.reason);
  }

  /** Terminates the thread. Pending requests reject with NoDecisionError. */
  close(): Promise<void> {
    return this.client.close();
  }
}
