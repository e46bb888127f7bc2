/** A storage that is out of reach when a server starts is waited for, as one that is lost later is. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StorageUnavailableError, StorageNotReachableError } from './storage';

const RETRY_MS = 250;

/** Does it, again and again while the storage is out of reach. @throws what else it throws */
export async function retryUntilAvailable<T>(work: () => Promise<T>, log: Logger): Promise<T> {
  for (let isLogged = false; ; isLogged = true) {
    try {
      const result = await work();
      if (isLogged) log.info('the storage is there');
      return result;
    } catch (error) {
      if (!(error instanceof StorageNotReachableError || error instanceof StorageUnavailableError))
        throw error;
      if (!isLogged) log.warn({ why: error.message }, 'the storage is out of reach, and is waited for');
      await delay(RETRY_MS);
    }
  }
}
