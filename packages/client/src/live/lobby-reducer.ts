/** The lobby's lists and what one piece of news does to them. */
import type { LobbyUpdate, MyTable, MatchListItem } from '@great-fire/protocol';

export interface LobbyLists {
  readonly open: readonly MatchListItem[]; // newest first
  readonly running: readonly MatchListItem[];
  readonly mine: readonly MyTable[]; // those that wait for me first
}

export const EMPTY_LOBBY: LobbyLists = { open: [], running: [], mine: [] };

const MAX_FINISHED_SHOWN = 3; // of my tables whose game is over: the newest

/** Whether a table waits for this seat's decision. */
export const isMyTurn = ({ activeTurn, seat }: MyTable): boolean => activeTurn?.seat === seat;

/** Whether the game of a table has ended, with a result or without. */
export const isOver = ({ match: { status } }: MyTable): boolean =>
  status === 'finished' || status === 'unfinished';

const statusRank = (table: MyTable): number =>
  isMyTurn(table) ? 0 : table.match.status === 'running' ? 1 : isOver(table) ? 3 : 2;

/** Whose time ends first, then who has waited longest. */
function byUrgency({ activeTurn: a }: MyTable, { activeTurn: b }: MyTable): number {
  const until = (a?.deadline ?? Infinity) - (b?.deadline ?? Infinity);
  return Number.isNaN(until) || until === 0 ? (a?.since ?? 0) - (b?.since ?? 0) : until;
}

/** My tables as they should lie: my turns, the turns of others, tables that wait to begin, and a few that are over. */
export function sortMyTables(tables: readonly MyTable[]): readonly MyTable[] {
  const finished = tables.filter(isOver).slice(0, MAX_FINISHED_SHOWN);
  const visible = tables.filter((table) => !isOver(table) || finished.includes(table));
  return visible.sort((a, b) => statusRank(a) - statusRank(b) || byUrgency(a, b));
}

/** The table that the viewer should go on with first, of tables as `sortMyTables` sorts them; null where all are over. */
export const tableToContinue = (tables: readonly MyTable[]): MyTable | null =>
  tables.find((table) => !isOver(table)) ?? null;

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

/** The lists after a table changed, moved on or went away. */
export function applyLobbyUpdate(lists: LobbyLists, { id, match, activeTurn }: LobbyUpdate): LobbyLists {
  if (match === null) {
    return {
      open: remove(lists.open, id),
      running: remove(lists.running, id),
      mine: lists.mine.filter((table) => table.match.id !== id),
    };
  }
  // A table that dissolves before its game began is no memory that anybody keeps.
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
