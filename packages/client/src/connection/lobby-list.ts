/** The lobby's lists and what one piece of news does to them. */
import type { LobbyNews, MatchSummary, Me } from '@great-fire/protocol';

export interface LobbyLists {
  readonly open: readonly MatchSummary[]; // newest first
  readonly running: readonly MatchSummary[];
  readonly mine: Me['seats']; // those that wait for me first
}

export const EMPTY_LOBBY: LobbyLists = { open: [], running: [], mine: [] };

/** Whether a table waits for this seat's decision. */
export const isMyTurn = ({ match, seat }: Me['seats'][number]): boolean =>
  match.status === 'running' && match.activeSeat === seat;

function byNeed(a: Me['seats'][number], b: Me['seats'][number]): number {
  return Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.match.updatedAt - a.match.updatedAt;
}

/** My tables as they should lie: "your turn" first, then what moved last; finished ones are left out. */
export function arrangeMine(seats: Me['seats']): Me['seats'] {
  return seats.filter(({ match }) => match.status !== 'finished').sort(byNeed);
}

const without = (list: readonly MatchSummary[], id: string) => list.filter((match) => match.id !== id);

function put(list: readonly MatchSummary[], match: MatchSummary, belongs: boolean): readonly MatchSummary[] {
  if (!belongs) return without(list, match.id);
  if (!list.some((one) => one.id === match.id)) return [match, ...list];
  return list.map((one) => (one.id === match.id ? match : one));
}

/** The lists after a table changed, moved on or went away. */
export function afterNews(lists: LobbyLists, { id, match }: LobbyNews): LobbyLists {
  if (match === null) {
    return {
      open: without(lists.open, id),
      running: without(lists.running, id),
      mine: lists.mine.filter((seat) => seat.match.id !== id),
    };
  }
  return {
    open: put(lists.open, match, match.status === 'open' && !match.private),
    running: put(lists.running, match, match.status === 'running' && !match.private),
    mine: arrangeMine(lists.mine.map((seat) => (seat.match.id === id ? { ...seat, match } : seat))),
  };
}
