/** Reducer of the lobby lists. */
import type { LobbyUpdate, MyTable, MatchListItem } from '@great-fire/protocol';
import { sortMyTables } from './my-tables-order';

export interface LobbyLists {
  readonly open: readonly MatchListItem[]; // newest first
  readonly running: readonly MatchListItem[];
  readonly mine: readonly MyTable[]; // own turns first
}

export const EMPTY_LOBBY: LobbyLists = { open: [], running: [], mine: [] };

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
      mine: lists.mine.filter((table) => table.match.id !== id),
    };
  }
  // A table that dissolves before its start leaves no trace in the list.
  const isDissolved = (table: MyTable) => match.status === 'unfinished' && table.match.status === 'open';
  return {
    open: upsert(lists.open, match, match.status === 'open' && match.private !== true),
    running: upsert(lists.running, match, match.status === 'running' && match.private !== true),
    mine: sortMyTables(
      lists.mine
        .filter((table) => table.match.id !== id || !isDissolved(table))
        .map((table) =>
          table.match.id === id ? { ...table, match, activeTurn: activeTurn ?? null } : table,
        ),
    ),
  };
}
