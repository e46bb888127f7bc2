/** Waits for a storage that cannot be reached at the start of a server, as for one that is lost later. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StorageUnavailableError } from '../errors/api-error';
import { StorageNotReachableError } from './storage';

const RETRY_MS = 250;

/** Runs `work` until the storage can be reached. @throws any other error of `work` */
export async function retryUntilAvailable<T>(work: () => Promise<T>, log: Logger): Promise<T> {
  for (let isLogged = false; ; isLogged = true) {
    try {
      const result = await work();
      if (isLogged) log.info('storage available');
      return result;
    } catch (error) {
      if (!(error instanceof StorageNotReachableError || error instanceof StorageUnavailableError))
        throw error;
      if (!isLogged) log.warn({ reason: error.message }, 'storage unavailable, retrying');
      await delay(RETRY_MS);
    }
  }
}
