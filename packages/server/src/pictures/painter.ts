/** The thread in which pictures are painted, one after another, off the game's own; and those painted last. */
import { Worker } from 'node:worker_threads';
import type { Picture, PictureReply } from '@great-fire/protocol';
import { LRUCache } from 'lru-cache';
import type { Timeouts } from '../timeouts';
import { whenReady } from '../worker-ready';

/** No picture came: the thread died, took too long or failed at it, or too many wait. */
export class Unpainted extends Error {
  override readonly name = 'Unpainted';
}

interface Pending {
  readonly id: number;
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (why: Unpainted) => void;
}

const MEMORY_MB = 256;
const KEPT_BYTES = 32 * 1024 * 1024;
const MOST_WAITING = 20;
const IDLE_MS = 60_000; // then the thread ends: what it holds is some 50 MB

export class Painter {
  private readonly painted = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly underWay = new Map<string, Promise<Uint8Array>>();
  private worker: Promise<Worker> | null = null;
  private pending: Pending | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idle: ReturnType<typeof setTimeout> | null = null;
  private asked = 0;
  private isClosed = false;

  /** `file` is the thread's script. */
  constructor(
    private readonly file: () => Promise<string>,
    private readonly timeouts: Pick<Timeouts, 'pictureMs'>,
  ) {}

  /** Resolves to a PNG. `key` stands for all that is in the picture: the same is painted once. @throws Unpainted */
  paint(key: string, picture: () => Promise<Picture>): Promise<Uint8Array> {
    const known = this.painted.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const waiting = this.underWay.get(key);
    if (waiting !== undefined) return waiting;
    if (this.underWay.size >= MOST_WAITING) return Promise.reject(new Unpainted('Too many pictures wait'));
    const mine = this.last
      .then(async () => this.paintNow(await picture()))
      .then((png) => {
        this.painted.set(key, png);
        return png;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, mine);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.end('The server is stopping');
  }

  private async paintNow(picture: Picture): Promise<Uint8Array> {
    if (this.idle !== null) clearTimeout(this.idle);
    const worker = this.isClosed ? null : await this.ready();
    if (worker === null || this.isClosed) throw new Unpainted('The server is stopping');
    this.asked += 1;
    try {
      return await this.answer(worker, this.asked, picture);
    } finally {
      this.idle = setTimeout(() => void this.end('Nobody asks'), IDLE_MS);
      this.idle.unref();
    }
  }

  private answer(worker: Worker, id: number, picture: Picture): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => void this.end('It took too long'), this.timeouts.pictureMs);
      const done = () => {
        clearTimeout(tooLong);
        this.pending = null;
      };
      this.pending = {
        id,
        resolve: (png) => {
          done();
          resolve(png);
        },
        reject: (why) => {
          done();
          reject(why);
        },
      };
      worker.postMessage({ id, picture });
    });
  }

  private async ready(): Promise<Worker> {
    try {
      return await (this.worker ??= this.start());
    } catch (error) {
      this.worker = null;
      throw new Unpainted('No thread could be started', { cause: error });
    }
  }

  private start(): Promise<Worker> {
    const started = this.file().then(async (file) => {
      const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
      worker.unref();
      const died = (why: string) => void (this.worker === started && this.end(why));
      worker.on('error', (error: Error) => died(error.message));
      worker.on('exit', (code) => died(`The thread ended with ${String(code)}`));
      await whenReady(worker, this.timeouts.pictureMs);
      worker.on('message', (reply: PictureReply) => {
        if (this.worker !== started || this.pending?.id !== reply.id) return;
        if ('png' in reply) this.pending.resolve(reply.png);
        else this.pending.reject(new Unpainted(reply.why));
      });
      return worker;
    });
    return started;
  }

  private async end(why: string): Promise<void> {
    const ended = this.worker;
    this.worker = null;
    if (this.idle !== null) clearTimeout(this.idle);
    this.pending?.reject(new Unpainted(why));
    await ended?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  }
}
