/** The faults of a round: drawn from its seed alone, and injected in real time. No verdict depends on their moment. */
import { setTimeout } from 'node:timers/promises';
import { FAULT_NAMES, getFault, type FaultName, type ChaosEnv } from './faults';
import type { ChaosClient } from './client';
import { waitForAll } from './wait-for';

interface ScheduledFault {
  readonly fault: FaultName;
  readonly serverIndex: number; // the server that fails
  readonly startMs: number; // ms after the players have started
  readonly endMs: number; // time of the repair, in ms like `startMs`
}

const MIN_START_MS = 150;
const START_RANGE_MS = 800;
const SHORT_DURATION_MS = 800;
const LONG_DURATION_MS = 3500;
const MIN_NOTICED_OUTAGE_MS = 500; // a longer outage lasts until every page has noticed it

/** Draws one to three faults, which may overlap. Drops a repeated fault of the same server. */
export function drawSchedule(env: ChaosEnv, random: () => number): readonly ScheduledFault[] {
  const possible = FAULT_NAMES.filter(
    (name) => getFault(name).appliesTo(env) && (env.onlyFault === null || name === env.onlyFault),
  );
  const count = 1 + Math.floor(random() * 3);
  const schedule: ScheduledFault[] = [];
  for (let number = 0; number < count; number += 1) {
    const fault = possible[Math.floor(random() * possible.length)];
    const serverIndex = Math.floor(random() * env.cluster.servers.length);
    const startMs = MIN_START_MS + random() * START_RANGE_MS;
    const durationMs = 100 + random() * (random() < 0.15 ? LONG_DURATION_MS : SHORT_DURATION_MS);
    if (
      fault !== undefined &&
      !schedule.some((other) => other.fault === fault && other.serverIndex === serverIndex)
    )
      schedule.push({ fault, serverIndex, startMs, endMs: startMs + durationMs });
  }
  return schedule.sort((a, b) => a.startMs - b.startMs);
}

/** Formats a fault for the results: 'reset-client-connections at 412', 'suspend-database at 903-1411'. */
export const describeFault = ({ fault, startMs, endMs }: ScheduledFault): string =>
  `${fault} at ${startMs.toFixed(0)}${getFault(fault).repair ? `-${endMs.toFixed(0)}` : ''}`;

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
      const isLong = endMs - startMs >= MIN_NOTICED_OUTAGE_MS;
      // Another fault at the same time may keep the notification from a page.
      if (schedule.length === 1 && isLong && causesStorageOutage?.(cluster) === true)
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
