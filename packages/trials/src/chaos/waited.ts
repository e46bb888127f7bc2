/** How long processes were ready to run and had no processor: what a round's times owe to a busy machine. */
import { readFileSync } from 'node:fs';

/** By process, ms that its main thread has waited so since it began. */
export type Waited = ReadonlyMap<number, number>;

/** What these processes have waited so far; Linux tells, elsewhere 0. */
export const waited = (pids: readonly number[]): Waited => new Map(pids.map((pid) => [pid, waitedBy(pid)]));

/** What was waited in all between two looks, ms; who began in between counts from its beginning. */
export function waitedBetween(before: Waited, after: Waited): number {
  const each = [...after].map(([pid, ms]) => Math.max(0, ms - (before.get(pid) ?? 0)));
  return each.reduce((sum, one) => sum + one, 0);
}

function waitedBy(pid: number): number {
  try {
    // 'time on a processor, time waiting for one, times it had one', in nanoseconds.
    const [, waiting] = readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ');
    return Number(waiting ?? 0) / 1e6;
  } catch {
    return 0; // it ended meanwhile
  }
}
