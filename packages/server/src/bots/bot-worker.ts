/** A worker thread that chooses actions. Sends it only the events that it has not received yet. */
import type { Action } from '@great-fire/game';
import { LRUCache } from 'lru-cache';
import type { Timeouts } from '../config/timeouts';
import { WorkerClient } from '../shared/worker-client';
import type { WorkerRequest, EventBatch, BotQuestion, WorkerResponse } from './worker-protocol';

/** The worker made no decision, because it died, took too long or failed. */
export class NoDecisionError extends Error {
  override readonly name = 'NoDecisionError';
}

/** A request to choose an action. `eventsSince` is called when the request's turn comes. */
export interface BotTask extends BotQuestion {
  readonly seat: string;
  readonly eventsSince: (stateId: number) => Promise<EventBatch>;
}

const MAX_TRACKED_SEATS = 900; // fewer than the worker caches, so that a 'forgotten' is rare

export class BotWorker {
  private readonly client: WorkerClient<Omit<WorkerRequest, 'id'>, WorkerResponse>;
  private readonly sentUpTo = new LRUCache<string, number>({ max: MAX_TRACKED_SEATS }); // by seat: the last state that was sent

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
      onTerminate: () => this.sentUpTo.clear(),
    });
  }

  /** Resolves to the bot's choice. Requests are answered one after another. @throws NoDecisionError */
  request(task: BotTask): Promise<Action> {
    return this.client.enqueue(() => this.requestNow(task));
  }

  /** Terminates the thread. Pending requests reject with NoDecisionError. */
  close(): Promise<void> {
    return this.client.close();
  }

  private async requestNow(task: BotTask): Promise<Action> {
    const response = await this.send(task, this.sentUpTo.get(task.seat) ?? 0);
    // The worker has evicted this seat's log, so all events from the deal are sent again.
    const finalResponse = response.is === 'forgotten' ? await this.send(task, 0) : response;
    if (finalResponse.is === 'decided') return finalResponse.action;
    throw new NoDecisionError(finalResponse.is === 'failed' ? finalResponse.why : 'The log was forgotten');
  }

  private async send({ eventsSince, ...question }: BotTask, fromStateId: number): Promise<WorkerResponse> {
    const news = await eventsSince(fromStateId);
    const response = await this.client.request(
      { ...question, news },
      question.ms + this.timeouts.botResponseMs,
    );
    this.sentUpTo.set(question.seat, news.upTo);
    return response;
  }
}
