/**
 * Injects the scheduled faults. They start in real time; no verdict depends on the moment at which they hit the
 * servers.
 */
import { setTimeout } from 'node:timers/promises';
import { getFault, type ChaosEnv } from './faults';
import type { ScheduledFault } from './schedule';
import type { ChaosClient } from './client';
import { waitForAll } from './wait-for';

const MIN_NOTICED_OUTAGE_MS = 500; // a longer outage lasts until every page has noticed it

/**
 * Resolves once all faults are repaired and every server accepts requests.
 *
 * @throws Error if a page does not notice a storage outage, or if a server or the database does not recover
 */
export async function runFaultSchedule(
  env: ChaosEnv,
  schedule: readonly ScheduledFault[],
  clients: readonly ChaosClient[],
): Promise<void> {
  const { cluster } = env;
  await Promise.all(
    schedule.map(async ({ fault, serverIndex, startMs, endMs }) => {
      const { start, repair, causesStorageOutage } = getFault(fault);
      await setTimeout(startMs);
      const started = start(env, serverIndex);
      if (repair === undefined) return started;
      await setTimeout(endMs - startMs);
      // Another fault at the same time may keep the notification from a page.
      if (
        schedule.length === 1 &&
        endMs - startMs >= MIN_NOTICED_OUTAGE_MS &&
        causesStorageOutage?.(cluster) === true
      )
        await waitForAll(
          'every page to notice the storage outage',
          clients,
          ({ isConnected }) => !isConnected,
        );
      await repair(env, serverIndex);
      await started;
    }),
  );
  await cluster.databaseReady();
  await cluster.ready();
}
