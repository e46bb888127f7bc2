/** One worker thread and its queue of requests. A worker that dies or exceeds its time is replaced. */
import { Worker } from 'node:worker_threads';
import type { Action } from '@great-fire/game';
import { LRUCache } from 'lru-cache';
import type { Timeouts } from '../config/timeouts';
import { waitForWorker } from '../shared/wait-for-worker';
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

interface PendingRequest {
  readonly id: number;
  readonly resolve: (response: WorkerResponse) => void;
  readonly reject: (error: NoDecisionError) => void;
}

const MAX_HEAP_MB = 256;
const MAX_TRACKED_SEATS = 900; // fewer than the worker caches, so that a 'forgotten' is rare

export class BotWorker {
  private worker: Promise<Worker> | null = null;
  private pending: PendingRequest | null = null;
  private lastRequest: Promise<unknown> = Promise.resolve();
  private sentUpTo = new LRUCache<string, number>({ max: MAX_TRACKED_SEATS }); // by seat: the last state that was sent
  private lastRequestId = 0;
  private isClosed = false;

  /** `resolveScript` resolves to the path of the worker script. */
  constructor(
    private readonly resolveScript: () => Promise<string>,
    private readonly timeouts: Pick<Timeouts, 'botStartMs' | 'botResponseMs'>,
  ) {}

  /** Resolves to the bot's choice. Requests are answered one after another. @throws NoDecisionError */
  request(task: BotTask): Promise<Action> {
    const decision = this.lastRequest.then(() => this.requestNow(task));
    this.lastRequest = decision.catch(() => undefined);
    return decision;
  }

  /** Terminates the thread. Pending requests reject with NoDecisionError. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.terminate('The server is stopping');
  }

  private async requestNow(task: BotTask): Promise<Action> {
    const response = await this.send(task, this.sentUpTo.get(task.seat) ?? 0);
    // The worker has evicted this seat's log, so all events from the deal are sent again.
    const finalResponse = response.is === 'forgotten' ? await this.send(task, 0) : response;
    if (finalResponse.is === 'decided') return finalResponse.action;
    throw new NoDecisionError(finalResponse.is === 'failed' ? finalResponse.why : 'The log was forgotten');
  }

  private async send({ eventsSince, ...question }: BotTask, fromStateId: number): Promise<WorkerResponse> {
    const batch = await eventsSince(fromStateId);
    const worker = this.isClosed ? null : await this.ensureStarted();
    if (worker === null || this.isClosed) throw new NoDecisionError('The server is stopping');
    this.lastRequestId += 1;
    const request: WorkerRequest = { ...question, id: this.lastRequestId, news: batch };
    const response = await this.sendAndWait(worker, request);
    this.sentUpTo.set(question.seat, batch.upTo);
    return response;
  }

  private sendAndWait(worker: Worker, request: WorkerRequest): Promise<WorkerResponse> {
    return new Promise((resolve, reject) => {
      const timeoutMs = request.ms + this.timeouts.botResponseMs;
      const timer = setTimeout(() => {
        void this.terminate(`It thought for more than ${String(timeoutMs)} ms`);
      }, timeoutMs);
      this.pending = {
        id: request.id,
        resolve: (response) => {
          clearTimeout(timer);
          resolve(response);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      worker.postMessage(request);
    });
  }

  private async ensureStarted(): Promise<Worker> {
    try {
      return await (this.worker ??= this.start());
    } catch (error) {
      this.worker = null;
      throw new NoDecisionError('No thread could be started', { cause: error });
    }
  }

  private start(): Promise<Worker> {
    const starting = this.resolveScript().then(async (script) => {
      const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
      // Ignores events of an earlier thread.
      const onDied = (reason: string) => void (this.worker === starting && this.terminate(reason));
      worker.on('error', (error: Error) => onDied(error.stack ?? error.message));
      worker.on('exit', (code) => onDied(`The thread ended with ${String(code)}`));
      await waitForWorker(worker, this.timeouts.botStartMs);
      worker.on('message', (response: WorkerResponse) => {
        if (this.worker === starting && this.pending?.id === response.id) this.pending.resolve(response);
      });
      return worker;
    });
    return starting;
  }

  private async terminate(reason: string): Promise<void> {
    const previous = this.worker;
    this.worker = null;
    this.sentUpTo.clear();
    this.pending?.reject(new NoDecisionError(reason));
    this.pending = null;
    await previous?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  }
}
