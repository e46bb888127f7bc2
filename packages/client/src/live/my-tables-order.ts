/** The order of the viewer's own tables, and which one to continue. */
import type { MyTable } from '@great-fire/protocol';

const MAX_FINISHED_SHOWN = 3; // newest finished games in `mine`

/** Returns whether a table waits for a decision of the viewer. A seat that is open to anyone does not wait for them. */
export const isMyTurn = ({ activeTurn, seat, match: { openSeats = [] } }: MyTable): boolean =>
  activeTurn?.seat === seat && !openSeats.includes(seat);

/** Returns whether the game of a table has ended, with or without a result. */
export const isOver = ({ match: { status } }: MyTable): boolean =>
  status === 'finished' || status === 'unfinished';

const statusRank = (table: MyTable): number =>
  isMyTurn(table) ? 0 : table.match.status === 'running' ? 1 : isOver(table) ? 3 : 2;

/** Compares by deadline, then by waiting time. */
function byUrgency({ activeTurn: a }: MyTable, { activeTurn: b }: MyTable): number {
  const until = (a?.deadline ?? Infinity) - (b?.deadline ?? Infinity);
  return Number.isNaN(until) || until === 0 ? (a?.since ?? 0) - (b?.since ?? 0) : until;
}

/** Sorts own tables: own turns, others' turns, tables that wait to start, and the newest finished games. */
export function sortMyTables(tables: readonly MyTable[]): readonly MyTable[] {
  const finished = tables.filter(isOver).slice(0, MAX_FINISHED_SHOWN);
  const visible = tables.filter((table) => !isOver(table) || finished.includes(table));
  return visible.sort((a, b) => statusRank(a) - statusRank(b) || byUrgency(a, b));
}

/** Returns the first table that is not over, or null. `tables` are sorted by `sortMyTables`. */
export const tableToContinue = (tables: readonly MyTable[]): MyTable | null =>
  tables.find((table) => !isOver(table)) ?? null;
