/** A storage that is out of reach when a server starts is waited for, as one that is lost later is. */
import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StorageLost, StorageOutOfReach } from './storage';

const AGAIN_MS = 250;

/** Does it, again and again while the storage is out of reach. @throws what else it throws */
export async function whenReached<T>(work: () => Promise<T>, log: Logger): Promise<T> {
  for (let isTold = false; ; isTold = true) {
    try {
      const done = await work();
      if (isTold) log.info('the storage is there');
      return done;
    } catch (error) {
      if (!(error instanceof StorageOutOfReach || error instanceof StorageLost)) throw error;
      if (!isTold) log.warn({ why: error.message }, 'the storage is out of reach, and is waited for');
      await after(AGAIN_MS);
    }
  }
}
