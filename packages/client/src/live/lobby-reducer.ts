/** Reducer of the lobby lists, and the order of the viewer's own tables. */
import type { LobbyUpdate, MyTable, MatchListItem } from '@great-fire/protocol';

const MAX_FINISHED_SHOWN = 3; // newest finished games in `mine`
export const MAX_RECENT_RESULTS = 5;

export interface LobbyLists {
  readonly open: readonly MatchListItem[]; // newest first
  readonly running: readonly MatchListItem[];
  readonly finished: readonly MatchListItem[]; // the newest results
  readonly mine: readonly MyTable[]; // own turns first
}

export const EMPTY_LOBBY: LobbyLists = { open: [], running: [], finished: [], mine: [] };

const remove = (list: readonly MatchListItem[], id: string) => list.filter((match) => match.id !== id);

function upsert(
  list: readonly MatchListItem[],
  match: MatchListItem,
  isListed: boolean,
): readonly MatchListItem[] {
  if (!isListed) return remove(list, match.id);
  if (!list.some((other) => other.id === match.id)) return [match, ...list];
  return list.map((other) => (other.id === match.id ? match : other));
}

/** Returns the lists after a table changed, got a new active turn or was deleted. */
export function applyLobbyUpdate(lists: LobbyLists, { id, match, activeTurn }: LobbyUpdate): LobbyLists {
  if (match === null) {
    return {
      open: remove(lists.open, id),
      running: remove(lists.running, id),
      finished: remove(lists.finished, id),
      mine: lists.mine.filter((table) => table.match.id !== id),
    };
  }
  // A table that dissolves before its start leaves no trace in the list.
  const isDissolved = (table: MyTable) => match.status === 'unfinished' && table.match.status === 'open';
  return {
    open: upsert(lists.open, match, match.status === 'open' && match.private !== true),
    running: upsert(lists.running, match, match.status === 'running' && match.private !== true),
    finished: upsert(lists.finished, match, match.status === 'finished' && match.private !== true).slice(
      0,
      MAX_RECENT_RESULTS,
    ),
    mine: selectMyTables(
      lists.mine
        .filter((table) => table.match.id !== id || !isDissolved(table))
        .map((table) =>
          table.match.id === id ? { ...table, match, activeTurn: activeTurn ?? null } : table,
        ),
    ),
  };
}

/** Returns whether anyone may take the viewer's seat. */
export const isOwnSeatOpen = ({ seat, match: { openSeats = [] } }: MyTable): boolean =>
  openSeats.includes(seat);

/** Returns whether a table waits for a decision of the viewer. A seat that is open to anyone does not wait for them. */
export const isMyTurn = (table: MyTable): boolean =>
  table.activeTurn?.seat === table.seat && !isOwnSeatOpen(table);

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

/** Sorts own tables: own turns, others' turns, tables that wait to start. Keeps only the newest finished games. */
export function selectMyTables(tables: readonly MyTable[]): readonly MyTable[] {
  const finished = tables.filter(isOver).slice(0, MAX_FINISHED_SHOWN);
  const visible = tables.filter((table) => !isOver(table) || finished.includes(table));
  return visible.sort((a, b) => statusRank(a) - statusRank(b) || byUrgency(a, b));
}

/** Returns the first table that is not over, or null. `tables` are sorted by `sortMyTables`. */
export const tableToContinue = (tables: readonly MyTable[]): MyTable | null =>
  tables.find((table) => !isOver(table)) ?? null;
