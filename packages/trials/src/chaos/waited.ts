/** How long processes were ready to run and had no processor: what a round's times owe to a busy machine. */
import { readFileSync } from 'node:fs';

/** By group of processes and process, ms that its main thread has waited so since it began. */
export type Waited = readonly ReadonlyMap<number, number>[];

/** What these processes have waited so far; those of one group work beside each other. Linux tells, elsewhere 0. */
export const waited = (groups: readonly (readonly number[])[]): Waited =>
  groups.map((pids) => new Map(pids.map((pid) => [pid, waitedBy(pid)])));

/**
 * How much of what passed between two looks may have been waiting, ms: one of each group stands in the way of a move,
 * so it is the longest wait of each, added up. Who began in between counts from its beginning.
 */
export function waitedBetween(before: Waited, after: Waited): number {
  const longest = after.map((group, place) =>
    Math.max(0, ...[...group].map(([pid, ms]) => ms - (before[place]?.get(pid) ?? 0))),
  );
  return longest.reduce((sum, one) => sum + one, 0);
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
