/** A worker thread that chooses actions. Sends it only the events that it has not received yet. */
import type { Action } from '@great-fire/game';
import type { Timeouts } from '../config/timeouts';
import type { BoundedCache } from '../shared/bounded-cache';
import type { CacheRegistry } from '../shared/cache-registry';
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

/** A log that the worker holds. */
interface SentLog {
  readonly upTo: number; // the last state that was sent
  readonly events: number;
}

// Measured after a garbage collection.
const LOG_BYTES = 500;
const EVENT_BYTES = 200;

export class BotWorker {
  private readonly client: WorkerClient<Omit<WorkerRequest, 'id'>, WorkerResponse>;
  private readonly sentLogs: BoundedCache<string, SentLog>; // by seat
  private evictedSeats: string[] = []; // since the last request

  /** `resolveScript` resolves to the path of the worker script. `workerCount`: number of workers that share a budget. */
  constructor(
    resolveScript: () => Promise<string>,
    private readonly timeouts: Pick<Timeouts, 'botStartMs' | 'botResponseMs'>,
    caches: CacheRegistry,
    workerCount: number,
  ) {
    this.sentLogs = caches.create(
      'bot-logs',
      {
        sizeOf: ({ events }) => LOG_BYTES + EVENT_BYTES * events,
        onEvict: (seat) => this.evictedSeats.push(seat),
      },
      workerCount,
    );
    this.client = new WorkerClient({
      resolveScript,
      startTimeoutMs: timeouts.botStartMs,
      idleTimeoutMs: null,
      ErrorType: NoDecisionError,
      onTerminate: () => this.sentLogs.clear(),
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
    const response = await this.send(task, this.sentLogs.get(task.seat)?.upTo ?? 0);
    // The worker does not have this seat's log, so all events from the deal are sent again.
    const finalResponse = response.outcome === 'log-missing' ? await this.send(task, 0) : response;
    if (finalResponse.outcome === 'decided') return finalResponse.action;
    throw new NoDecisionError(
      finalResponse.outcome === 'failed' ? finalResponse.reason : 'The log is missing',
    );
  }

  private async send({ eventsSince, ...question }: BotTask, fromStateId: number): Promise<WorkerResponse> {
    const newEvents = await eventsSince(fromStateId);
    const evicted = this.evictedSeats;
    this.evictedSeats = [];
    const response = await this.client.request(
      { ...question, newEvents, evicted },
      this.timeouts.botResponseMs,
    );
    const knownEvents = newEvents.from === 0 ? 0 : (this.sentLogs.peek(question.seat)?.events ?? 0);
    this.sentLogs.set(question.seat, { upTo: newEvents.upTo, events: knownEvents + newEvents.events.length });
    return response;
  }
}
