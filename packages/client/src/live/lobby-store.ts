/** The snapshot of the lobby after each message of the server. Pure. */
import type { MatchListItem, MatchPage, Me, TableFilter, TableInvitation } from '@great-fire/protocol';
import { shareEqual } from '../lib/share-equal';
import type { ConnectionState, ServerMessage } from './connection';
import { type LobbyLists, applyLobbyUpdate, EMPTY_LOBBY, selectMyTables } from './lobby-reducer';

export interface LobbySnapshot extends LobbyLists {
  readonly nextCursor: string | null; // cursor of the next page of open tables
  readonly filter: TableFilter | null; // filter of the open tables; null: waits for those of a new filter
  readonly isBlocked: boolean; // the server answers requests, but no WebSocket comes through
  readonly isReady: boolean; // the lists were fetched at least once
  readonly isLive: boolean; // updates arrive
  readonly isUnanswered: boolean; // the last request for the lists failed
  readonly name: string | null; // last name used in this browser
  readonly handle: string | null; // of the own profile; null: none
  readonly hasLeaders: boolean; // the server has a leaderboard
  readonly invitations: readonly TableInvitation[]; // to other tables, the newest first
}

export const INITIAL_LOBBY: LobbySnapshot = {
  ...EMPTY_LOBBY,
  nextCursor: null,
  filter: null,
  isBlocked: false,
  isReady: false,
  isLive: false,
  isUnanswered: false,
  name: null,
  handle: null,
  hasLeaders: false,
  invitations: [],
};

/** The lists as the server sent them on request. */
export interface FetchedLobby {
  readonly open: MatchPage;
  readonly running: readonly MatchListItem[];
  readonly finished: readonly MatchListItem[]; // the newest results
  readonly me: Me;
  readonly filter: TableFilter; // of `open`
}

export type LobbyMessage =
  | ServerMessage
  | { readonly event: 'connection'; readonly payload: ConnectionState }
  | { readonly event: 'lists'; readonly payload: FetchedLobby }
  | { readonly event: 'unanswered' } // the request for the lists
  | { readonly event: 'filter' } // the known tables stay until those of the new filter arrive
  | { readonly event: 'page'; readonly payload: MatchPage; readonly after: string }; // cursor of the page

export function reduceLobby(lobby: LobbySnapshot, message: LobbyMessage): LobbySnapshot {
  switch (message.event) {
    case 'lobby':
      return { ...lobby, ...applyLobbyUpdate(lobby, message.payload) };
    case 'connection': {
      const { connection, isBlocked } = message.payload;
      return { ...lobby, isBlocked, isLive: connection === 'connected' };
    }
    case 'lists':
      return withLists(lobby, message.payload);
    case 'unanswered':
      return { ...lobby, isUnanswered: true };
    case 'filter':
      return { ...lobby, filter: null, nextCursor: null };
    case 'page':
      return withPage(lobby, message.payload, message.after);
    default:
      return lobby;
  }
}

function withLists(
  lobby: LobbySnapshot,
  { open, running, finished, me, filter }: FetchedLobby,
): LobbySnapshot {
  return {
    ...lobby,
    open: shareEqual(lobby.open, open.matches),
    nextCursor: open.nextCursor,
    filter,
    running: shareEqual(lobby.running, running),
    finished: shareEqual(lobby.finished, finished),
    mine: shareEqual(lobby.mine, selectMyTables(me.tables)),
    name: me.name,
    handle: me.handle,
    hasLeaders: me.hasLeaderboard,
    invitations: shareEqual(lobby.invitations, me.invitations),
    isReady: true,
    isUnanswered: false,
  };
}

/** Appends the next page of open tables. Ignores a page of another filter or list. */
function withPage(lobby: LobbySnapshot, { matches, nextCursor }: MatchPage, after: string): LobbySnapshot {
  if (lobby.nextCursor !== after) return lobby;
  const known = new Set(lobby.open.map(({ id }) => id));
  return { ...lobby, open: [...lobby.open, ...matches.filter(({ id }) => !known.has(id))], nextCursor };
}
