/** The snapshot of the lobby after each message, without a connection. */
import type { MatchListItem, MatchPage, Me } from '@great-fire/protocol';
import { NOT_CONNECTED } from './connection';
import {
  type FetchedLobby,
  type LobbyMessage,
  type LobbySnapshot,
  INITIAL_LOBBY,
  reduceLobby,
} from './lobby-store';

const row = (id: string): MatchListItem => ({
  ...{ id, name: id, status: 'open', clock: '', lang: 'en', seats: ['Anna', null, null] },
});
const pageOf = (ids: string, nextCursor: string | null = null): MatchPage => ({
  ...{ matches: [...ids].map(row), nextCursor },
});
const ME: Me = {
  ...{
    name: 'Anna',
    handle: 'anna',
    hasEmail: false,
    hasLeaderboard: true,
    tables: [],
    invitations: [],
    serverTime: 0,
  },
};
const lists = (changes: Partial<FetchedLobby> = {}): LobbyMessage => ({
  event: 'lists',
  payload: { open: pageOf('ab', 'next'), running: [], finished: [], me: ME, filter: {}, ...changes },
});
const after = (...messages: readonly LobbyMessage[]): LobbySnapshot =>
  messages.reduce(reduceLobby, INITIAL_LOBBY);
const ids = ({ open }: LobbySnapshot) => open.map(({ id }) => id).join('');

test('is ready with the first lists, and keeps equal lists', () => {
  const first = after(lists());
  expect(first).toMatchObject({ isReady: true, name: 'Anna', handle: 'anna', hasLeaders: true, filter: {} });
  expect(reduceLobby(first, lists()).open).toBe(first.open);
});

test('shows the newest results that the server sent', () => {
  const { finished } = after(lists({ finished: [row('a')] }));
  expect(finished.map(({ id }) => id)).toEqual(['a']);
});

test('keeps the known tables while it waits for those of a new filter', () => {
  const waiting = after(lists(), { event: 'filter' });
  expect(ids(waiting)).toBe('ab');
  expect(waiting).toMatchObject({ filter: null, nextCursor: null });
});

test('appends the page that follows, each table once, and no other page', () => {
  const first = after(lists());
  const both = reduceLobby(first, { event: 'page', payload: pageOf('bc', 'last'), after: 'next' });
  expect([ids(both), both.nextCursor]).toEqual(['abc', 'last']);
  expect(reduceLobby(both, { event: 'page', payload: pageOf('d'), after: 'next' })).toBe(both);
});

test('is live only while it is connected', () => {
  const connected = after({ event: 'connection', payload: { ...NOT_CONNECTED, connection: 'connected' } });
  expect(connected.isLive).toBe(true);
  for (const connection of ['connecting', 'reconnecting', 'suspended', 'refused'] as const)
    expect(
      reduceLobby(connected, { event: 'connection', payload: { ...NOT_CONNECTED, connection } }).isLive,
    ).toBe(false);
});

test('shows that WebSockets are blocked', () => {
  expect(after({ event: 'connection', payload: { ...NOT_CONNECTED, isBlocked: true } }).isBlocked).toBe(true);
});

test('applies an update of a table', () => {
  expect(ids(after(lists(), { event: 'lobby', payload: { id: 'c', match: row('c') } }))).toBe('cab');
});
