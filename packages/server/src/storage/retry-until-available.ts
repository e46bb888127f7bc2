/** Waits for a storage that cannot be reached at the start of a server, as for one that is lost later. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StorageUnavailableError } from '../errors/api-error';
import { StorageNotReachableError } from './storage';

const RETRY_MS = 250;

/**
 * Runs `work` until the storage can be reached, or until `signal` aborts. An attempt may then still wait for its
 * timeout, so it must be harmless.
 *
 * @throws Error if the signal aborts, or any other error of `work`
 */
export async function retryUntilAvailable<T>(
  work: () => Promise<T>,
  log: Logger,
  signal?: AbortSignal,
): Promise<T> {
  for (let isLogged = false; ; isLogged = true) {
    signal?.throwIfAborted();
    try {
      const result = await unlessAborted(work(), signal);
      if (isLogged) log.info('storage available');
      return result;
    } catch (error) {
      if (!(error instanceof StorageNotReachableError || error instanceof StorageUnavailableError))
        throw error;
      if (!isLogged) log.warn({ reason: error.message }, 'storage unavailable, retrying');
      await delay(RETRY_MS, undefined, { signal }).catch(() => undefined); // an abort is thrown above
    }
  }
}

/** Resolves as `work` does, unless the signal aborts first. @throws Error then */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('The work was aborted'));
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
