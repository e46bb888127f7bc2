/** Lets the planned things happen. Faults are placed in real time; no verdict depends on when they meet the servers. */
import { setTimeout } from 'node:timers/promises';
import { getFault } from './faults';
import type { ChaosEnv } from './faults';
import type { ScheduledFault } from './schedule';
import type { ChaosClient } from './client';
import { waitForAll } from './wait-for';

const MIN_NOTICED_LOSS_MS = 500; // a storage that is lost for longer stays lost until every page has noticed

/**
 * Resolves when all is mended and every server takes requests.
 * @throws Error if a page does not notice a lost storage, or if something does not come back
 */
export async function injectFaults(
  env: ChaosEnv,
  schedule: readonly ScheduledFault[],
  clients: readonly ChaosClient[],
): Promise<void> {
  const { cluster } = env;
  await Promise.all(
    schedule.map(async ({ fault, serverIndex, startMs, endMs }) => {
      const { start, repair, losesStorage } = getFault(fault);
      await setTimeout(startMs);
      const started = start(env, serverIndex);
      if (repair === undefined) return started;
      await setTimeout(endMs - startMs);
      // Beside another fault, a page may not be reached.
      if (schedule.length === 1 && endMs - startMs >= MIN_NOTICED_LOSS_MS && losesStorage?.(cluster) === true)
        await waitForAll('every page to notice that the storage is lost', clients, ({ isLive }) => !isLive);
      await repair(env, serverIndex);
      await started;
    }),
  );
  await cluster.databaseReady();
  await cluster.ready();
}
