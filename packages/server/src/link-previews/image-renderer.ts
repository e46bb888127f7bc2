/** Renders preview images one after another in a worker thread, and caches the latest. */
import { Worker } from 'node:worker_threads';
import type { PreviewImage, RenderRequest, RenderResponse } from '@great-fire/protocol';
import { LRUCache } from 'lru-cache';
import type { Timeouts } from '../config/timeouts';
import { waitForWorker } from '../shared/wait-for-worker';

/** The image was not rendered: the thread failed or timed out, or the queue is full. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

interface Pending {
  readonly id: number;
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: RenderError) => void;
}

const MAX_HEAP_MB = 256;
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const MAX_QUEUED = 20;
const IDLE_TIMEOUT_MS = 60_000; // then the thread, which uses about 50 MB, is terminated

export class ImageRenderer {
  private readonly cache = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly inFlight = new Map<string, Promise<Uint8Array>>();
  private worker: Promise<Worker> | null = null;
  private pending: Pending | null = null;
  private queueTail: Promise<unknown> = Promise.resolve();
  private idleTimer: ReturnType<typeof setTimeout> | null = null;
  private lastRequestId = 0;
  private isClosed = false;

  /** `workerScript` resolves to the path of the thread's script. */
  constructor(
    private readonly workerScript: () => Promise<string>,
    private readonly timeouts: Pick<Timeouts, 'previewImageMs'>,
  ) {}

  /** Returns whether an image is rendered already. */
  isCached(key: string): boolean {
    return this.cache.has(key);
  }

  /**
   * Resolves to a PNG. `key` identifies the image's content, so that equal images are rendered once.
   *
   * @throws RenderError
   */
  render(key: string, loadImage: () => Promise<PreviewImage>): Promise<Uint8Array> {
    const cached = this.cache.get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    const current = this.inFlight.get(key);
    if (current !== undefined) return current;
    if (this.inFlight.size >= MAX_QUEUED) return Promise.reject(new RenderError('Too many pictures wait'));
    const result = this.queueTail
      .then(async () => this.renderNow(await loadImage()))
      .then((png) => {
        this.cache.set(key, png);
        return png;
      })
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, result);
    this.queueTail = result.catch(() => undefined);
    return result;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.terminate('The server is stopping');
  }

  private async renderNow(image: PreviewImage): Promise<Uint8Array> {
    if (this.idleTimer !== null) clearTimeout(this.idleTimer);
    const worker = this.isClosed ? null : await this.ensureWorker();
    if (worker === null || this.isClosed) throw new RenderError('The server is stopping');
    this.lastRequestId += 1;
    try {
      return await this.request(worker, this.lastRequestId, image);
    } finally {
      this.idleTimer = setTimeout(() => void this.terminate('Nobody asks'), IDLE_TIMEOUT_MS);
      this.idleTimer.unref();
    }
  }

  private request(worker: Worker, id: number, image: PreviewImage): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.terminate('It took too long'), this.timeouts.previewImageMs);
      const finish = () => {
        clearTimeout(timer);
        this.pending = null;
      };
      this.pending = {
        id,
        resolve: (png) => {
          finish();
          resolve(png);
        },
        reject: (error) => {
          finish();
          reject(error);
        },
      };
      worker.postMessage({ id, image } satisfies RenderRequest);
    });
  }

  private async ensureWorker(): Promise<Worker> {
    try {
      return await (this.worker ??= this.startWorker());
    } catch (error) {
      this.worker = null;
      throw new RenderError('No thread could be started', { cause: error });
    }
  }

  private startWorker(): Promise<Worker> {
    const starting = this.workerScript().then(async (scriptPath) => {
      const worker = new Worker(scriptPath, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
      worker.unref();
      const onWorkerDeath = (reason: string) => void (this.worker === starting && this.terminate(reason));
      worker.on('error', (error: Error) => onWorkerDeath(error.message));
      worker.on('exit', (code) => onWorkerDeath(`The thread ended with ${String(code)}`));
      await waitForWorker(worker, this.timeouts.previewImageMs);
      worker.on('message', (reply: RenderResponse) => {
        if (this.worker !== starting || this.pending?.id !== reply.id) return;
        if ('png' in reply) this.pending.resolve(reply.png);
        else this.pending.reject(new RenderError(reply.error));
      });
      return worker;
    });
    return starting;
  }

  private async terminate(reason: string): Promise<void> {
    const stopping = this.worker;
    this.worker = null;
    if (this.idleTimer !== null) clearTimeout(this.idleTimer);
    this.pending?.reject(new RenderError(reason));
    await stopping?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  }
}
