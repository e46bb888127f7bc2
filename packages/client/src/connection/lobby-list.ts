/** The lobby's lists and what one piece of news does to them. */
import type { LobbyNews, MyTable, TableRow } from '@great-fire/protocol';

export interface LobbyLists {
  readonly open: readonly TableRow[]; // newest first
  readonly running: readonly TableRow[];
  readonly mine: readonly MyTable[]; // those that wait for me first
}

export const EMPTY_LOBBY: LobbyLists = { open: [], running: [], mine: [] };

const OVER_SHOWN = 3; // of my tables whose game is over: the newest

/** Whether a table waits for this seat's decision. */
export const isMyTurn = ({ call, seat }: MyTable): boolean => call?.seat === seat;

/** Whether the game of a table has ended, with a result or without. */
export const isOver = ({ match: { status } }: MyTable): boolean =>
  status === 'finished' || status === 'unfinished';

const placeOf = (mine: MyTable): number =>
  isMyTurn(mine) ? 0 : mine.match.status === 'running' ? 1 : isOver(mine) ? 3 : 2;

/** Whose time ends first, then who has waited longest. */
function byNeed({ call: a }: MyTable, { call: b }: MyTable): number {
  const until = (a?.until ?? Infinity) - (b?.until ?? Infinity);
  return Number.isNaN(until) || until === 0 ? (a?.since ?? 0) - (b?.since ?? 0) : until;
}

/** My tables as they should lie: my turns, the turns of others, tables that wait to begin, and a few that are over. */
export function arrangeMine(tables: readonly MyTable[]): readonly MyTable[] {
  const over = tables.filter(isOver).slice(0, OVER_SHOWN);
  const shown = tables.filter((mine) => !isOver(mine) || over.includes(mine));
  return shown.sort((a, b) => placeOf(a) - placeOf(b) || byNeed(a, b));
}

/** The table that the viewer should go on with first, of tables as `arrangeMine` sorts them; null where all are over. */
export const tableToContinue = (mine: readonly MyTable[]): MyTable | null =>
  mine.find((table) => !isOver(table)) ?? null;

const without = (list: readonly TableRow[], id: string) => list.filter((match) => match.id !== id);

function put(list: readonly TableRow[], match: TableRow, belongs: boolean): readonly TableRow[] {
  if (!belongs) return without(list, match.id);
  if (!list.some((one) => one.id === match.id)) return [match, ...list];
  return list.map((one) => (one.id === match.id ? match : one));
}

/** The lists after a table changed, moved on or went away. */
export function afterNews(lists: LobbyLists, { id, match, call }: LobbyNews): LobbyLists {
  if (match === null) {
    return {
      open: without(lists.open, id),
      running: without(lists.running, id),
      mine: lists.mine.filter((mine) => mine.match.id !== id),
    };
  }
  // A table that dissolves before its game began is no memory that anybody keeps.
  const isLost = (mine: MyTable) => match.status === 'unfinished' && mine.match.status === 'open';
  return {
    open: put(lists.open, match, match.status === 'open' && match.private !== true),
    running: put(lists.running, match, match.status === 'running' && match.private !== true),
    mine: arrangeMine(
      lists.mine
        .filter((mine) => mine.match.id !== id || !isLost(mine))
        .map((mine) => (mine.match.id === id ? { ...mine, match, call: call ?? null } : mine)),
    ),
  };
}
