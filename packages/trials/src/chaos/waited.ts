/** How long processes were ready to run and had no processor: what a round's times owe to a busy machine. */
import { readFileSync } from 'node:fs';

/** Milliseconds that the main threads of these processes have waited so since each began; Linux tells, elsewhere 0. */
export function waitedMs(pids: readonly number[]): number {
  return pids.map(waitedOf).reduce((sum, one) => sum + one, 0);
}

function waitedOf(pid: number): number {
  try {
    // 'time on the processor, time waiting for it, times it had it', in nanoseconds.
    return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[1] ?? 0) / 1e6;
  } catch {
    return 0;
  }
}
