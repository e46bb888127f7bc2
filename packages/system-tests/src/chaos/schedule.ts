/** The schedule of a round's faults, drawn from its seed alone. */
import { FAULT_NAMES, getFault, type FaultName, type ChaosEnv } from './faults';

export interface ScheduledFault {
  readonly fault: FaultName;
  readonly serverIndex: number; // the server that fails
  readonly startMs: number; // ms after the players have started
  readonly endMs: number; // time of the repair, in ms like `startMs`
}

const MIN_START_MS = 150;
const START_RANGE_MS = 800;
const SHORT_DURATION_MS = 800;
const LONG_DURATION_MS = 3500;

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
