/** One worker thread and those who wait for it. A thread that dies, or thinks for too long, is replaced. */
import { Worker } from 'node:worker_threads';
import type { Action } from '@great-fire/game';
import { LRUCache } from 'lru-cache';
import type { Timeouts } from '../timeouts';
import { whenReady } from '../worker-ready';
import type { Asked, News, Question, Reply } from './question';

/** No decision came: the thread died, took too long or failed at it. */
export class Undecided extends Error {
  override readonly name = 'Undecided';
}

/** A question with what the seat's log tells beyond a state; it is asked for when the worker's turn comes. */
export interface SeatQuestion extends Question {
  readonly seat: string;
  readonly newsSince: (stateId: number) => Promise<News>;
}

interface Pending {
  readonly id: number;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (why: Undecided) => void;
}

const MEMORY_MB = 256;
const SEATS = 900; // fewer than a worker keeps, so that it seldom has forgotten one

export class Decider {
  private worker: Promise<Worker> | null = null;
  private pending: Pending | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private told = new LRUCache<string, number>({ max: SEATS }); // the state up to which the thread has the log of a seat
  private asked = 0;
  private isClosed = false;

  /** `file` is the worker's script. */
  constructor(
    private readonly file: () => Promise<string>,
    private readonly timeouts: Pick<Timeouts, 'botStartMs' | 'botAnswerMs'>,
  ) {}

  /** Resolves to the bot's choice; questions are answered one after another. @throws Undecided */
  ask(question: SeatQuestion): Promise<Action> {
    const mine = this.last.then(() => this.askNow(question));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** Ends the thread; whoever waits hears that nothing was decided. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.end('The server is stopping');
  }

  private async askNow(question: SeatQuestion): Promise<Action> {
    const reply = await this.tell(question, this.told.get(question.seat) ?? 0);
    // It had so many others to remember that this log is told from the deal on.
    const last = reply.is === 'forgotten' ? await this.tell(question, 0) : reply;
    if (last.is === 'decided') return last.action;
    throw new Undecided(last.is === 'failed' ? last.why : 'The log was forgotten');
  }

  private async tell({ newsSince, ...question }: SeatQuestion, from: number): Promise<Reply> {
    const news = await newsSince(from);
    const worker = this.isClosed ? null : await this.ready();
    if (worker === null || this.isClosed) throw new Undecided('The server is stopping');
    this.asked += 1;
    const asked: Asked = { ...question, id: this.asked, news };
    const reply = await this.replyOf(worker, asked);
    this.told.set(question.seat, news.upTo);
    return reply;
  }

  private replyOf(worker: Worker, asked: Asked): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const patienceMs = asked.ms + this.timeouts.botAnswerMs;
      const tooLong = setTimeout(() => {
        void this.end(`It thought for more than ${String(patienceMs)} ms`);
      }, patienceMs);
      this.pending = {
        id: asked.id,
        resolve: (reply) => {
          clearTimeout(tooLong);
          resolve(reply);
        },
        reject: (why) => {
          clearTimeout(tooLong);
          reject(why);
        },
      };
      worker.postMessage(asked);
    });
  }

  private async ready(): Promise<Worker> {
    try {
      return await (this.worker ??= this.start());
    } catch (error) {
      this.worker = null;
      throw new Undecided('No thread could be started', { cause: error });
    }
  }

  private start(): Promise<Worker> {
    const started = this.file().then(async (file) => {
      const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
      // Messages of an earlier thread are ignored.
      const died = (why: string) => void (this.worker === started && this.end(why));
      worker.on('error', (error: Error) => died(error.stack ?? error.message));
      worker.on('exit', (code) => died(`The thread ended with ${String(code)}`));
      await whenReady(worker, this.timeouts.botStartMs);
      worker.on('message', (reply: Reply) => {
        if (this.worker === started && this.pending?.id === reply.id) this.pending.resolve(reply);
      });
      return worker;
    });
    return started;
  }

  private async end(why: string): Promise<void> {
    const ended = this.worker;
    this.worker = null;
    this.told.clear();
    this.pending?.reject(new Undecided(why));
    this.pending = null;
    await ended?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  }
}
