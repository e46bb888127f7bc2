/** Client of one worker thread that answers one request at a time. Replaces a thread that dies or exceeds its time. */
import { Worker } from 'node:worker_threads';

interface WorkerClientOptions {
  readonly resolveScript: () => Promise<string>; // path of the thread's script
  readonly startTimeoutMs: number; // until the thread has sent its first message
  readonly idleTimeoutMs: number | null; // from the last request to the end of the thread; null: it stays
  readonly ErrorType: new (reason: string, options?: ErrorOptions) => Error; // of requests without a response
}

interface PendingRequest<Response> {
  readonly id: number;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

const MAX_HEAP_MB = 256;

/** The thread receives each request with an `id`, which its response repeats. */
export class WorkerClient<Request extends object, Response extends { readonly id: number }> {
  private worker: Promise<Worker> | null = null;
  private pending: PendingRequest<Response> | null = null;
  private lastTask: Promise<unknown> = Promise.resolve();
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  private lastRequestId = 0;
  private isClosed = false;

  constructor(private readonly options: WorkerClientOptions) {}

  /** Runs tasks that send requests, one after another in the order of the calls. */
  enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.lastTask.then(task);
    this.lastTask = result.catch(() => undefined);
    return result;
  }

  /** Sends a request, from a queued task. Starts the thread if none runs. @throws the error type of the options */
  async request(request: Request, timeoutMs: number): Promise<Response> {
    const { idleTimeoutMs, ErrorType } = this.options;
    clearTimeout(this.idleTimer);
    const worker = this.isClosed ? null : await this.ensureStarted();
    if (worker === null || this.isClosed) throw new ErrorType('The server is stopping');
    this.lastRequestId += 1;
    const id = this.lastRequestId;
    const timer = setTimeout(
      () => void this.terminate(`No response within ${String(timeoutMs)} ms`),
      timeoutMs,
    );
    try {
      return await new Promise<Response>((resolve, reject) => {
        this.pending = { id, resolve, reject };
        worker.postMessage({ ...request, id });
      });
    } finally {
      clearTimeout(timer);
      this.pending = null;
      if (idleTimeoutMs !== null)
        this.idleTimer = setTimeout(() => void this.terminate('idle'), idleTimeoutMs).unref();
    }
  }

  /** Terminates the thread. The pending request and later ones reject. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.terminate('The server is stopping');
  }

  private async ensureStarted(): Promise<Worker> {
    try {
      return await (this.worker ??= this.start());
    } catch (error) {
      this.worker = null;
      throw new this.options.ErrorType('No thread could be started', { cause: error });
    }
  }

  private start(): Promise<Worker> {
    const { resolveScript, startTimeoutMs } = this.options;
    const starting = resolveScript().then(async (script) => {
      const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
      worker.unref();
      // Ignores events of an earlier thread.
      const onDied = (reason: string) => void (this.worker === starting && this.terminate(reason));
      worker.on('error', (error: Error) => onDied(error.stack ?? error.message));
      worker.on('exit', (code) => onDied(`The thread ended with ${String(code)}`));
      await waitUntilReady(worker, startTimeoutMs);
      worker.on('message', (response: Response) => {
        if (this.worker === starting && this.pending?.id === response.id) this.pending.resolve(response);
      });
      return worker;
    });
    return starting;
  }

  private async terminate(reason: string): Promise<void> {
    const { ErrorType } = this.options;
    const previous = this.worker;
    this.worker = null;
    clearTimeout(this.idleTimer);
    this.pending?.reject(new ErrorType(reason));
    await previous?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  }
}

/**
 * Resolves when a new thread has sent its first message.
 * @throws Error if the thread fails, exits, or is not ready in time; the thread is then terminated
 */
async function waitUntilReady(worker: Worker, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`The thread was not ready within ${String(timeoutMs)} ms`));
      }, timeoutMs);
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The thread ended with ${String(code)}`)));
    });
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
