import type { Worker } from 'node:worker_threads';

/**
 * Resolves when a new worker thread has sent its first message.
 * @throws Error if the thread fails, exits, or is not ready in time; the thread is then terminated
 */
export async function waitForWorker(worker: Worker, timeoutMs: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`The thread was not ready within ${String(timeoutMs)} ms`));
      }, timeoutMs);
      const settle = (complete: () => void) => () => {
        clearTimeout(timer);
        complete();
      };
      worker.once('message', settle(resolve));
      worker.once('error', (error) => settle(() => reject(error))());
      worker.once('exit', (code) =>
        settle(() => reject(new Error(`The thread ended with ${String(code)}`)))(),
      );
    });
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
