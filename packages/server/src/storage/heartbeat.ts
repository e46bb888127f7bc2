/** The heartbeat of the servers, by which the next one knows how long none ran. Times in ms since 1970, UTC. */
import type { TableState } from '@great-fire/protocol';
import type { TableStateWrite } from './table-state';

/** The clock went from `from` to `to` while no server ran. `to` is earlier if the clock was set back. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** Returns a table state whose times have moved by a downtime, or null if it has none to move. */
export type PostponeTableState = (state: TableState, downtime: Downtime) => TableStateWrite | null;

/**
 * Returns the latest time since which servers ran for `ms`, which is `at - ms` without downtimes. After a clock that
 * was wrong, it is the earlier of both, so that nothing expires too soon.
 */
export function subtractUptime(at: number, ms: number, downtimes: readonly Downtime[]): number {
  let end = at;
  let rest = ms;
  for (const { from, to } of [...downtimes].reverse()) {
    const ranMs = Math.max(0, end - to);
    if (ranMs >= rest) break;
    rest -= ranMs;
    end = from;
  }
  return Math.min(at - ms, end - rest);
}
