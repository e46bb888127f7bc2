/** Renders preview images one after another in a worker thread, and caches the latest. */
import type { PreviewImage, RenderRequest, RenderResponse } from '@great-fire/protocol';
import type { Timeouts } from '../config/timeouts';
import { BoundedCache } from '../shared/bounded-cache';
import { WorkerClient } from '../shared/worker-client';

/** The image was not rendered: the thread failed or timed out, or the queue is full. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

const MAX_QUEUED = 20;
const IDLE_TIMEOUT_MS = 60_000; // then the thread, which uses about 50 MB, is terminated

export class ImageRenderer {
  private readonly cache: BoundedCache<string, Uint8Array>;
  private readonly inFlight = new Map<string, Promise<Uint8Array>>();
  private readonly client: WorkerClient<Omit<RenderRequest, 'id'>, RenderResponse>;

  /** `resolveScript` resolves to the path of the worker script. */
  constructor(
    resolveScript: () => Promise<string>,
    private readonly timeouts: Pick<Timeouts, 'previewImageMs'>,
    cacheBytes: number,
  ) {
    this.cache = new BoundedCache({ maxBytes: cacheBytes, sizeOf: ({ length }) => length });
    this.client = new WorkerClient({
      resolveScript,
      startTimeoutMs: timeouts.previewImageMs,
      idleTimeoutMs: IDLE_TIMEOUT_MS,
      ErrorType: RenderError,
    });
  }

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
    const result = this.client
      .enqueue(async () => this.renderNow(await loadImage()))
      .then((png) => {
        this.cache.set(key, png);
        return png;
      })
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, result);
    return result;
  }

  close(): Promise<void> {
    return this.client.close();
  }

  private async renderNow(image: PreviewImage): Promise<Uint8Array> {
    const response = await this.client.request({ image }, this.timeouts.previewImageMs);
    if ('png' in response) return response.png;
    throw new RenderError(response.error);
  }
}
