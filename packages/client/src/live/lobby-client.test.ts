import type { MatchPage, MatchStatus, Me, TableFilter, MatchListItem } from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { LobbySnapshot } from './lobby-client';
import { LobbyClient } from './lobby-client';
import { createSocket } from './socket';

interface ListRequest {
  readonly filter: TableFilter;
  readonly cursor: string | null;
  readonly respond: (page: MatchPage) => void;
}

const row = (id: string): MatchListItem => ({
  ...{ id, name: id, status: 'open', clock: '', lang: 'en', seats: ['Anna', null, null] },
});
const ANONYMOUS: Me = {
  name: null,
  handle: null,
  hasEmail: false,
  hasLeaderboard: true,
  tables: [],
  serverTime: 0,
};

/** Runs a test with a subscribed lobby client on a real socket. The test answers the requests for open tables. */
async function withLobby(
  run: (client: LobbyClient, requests: readonly ListRequest[]) => Promise<void>,
): Promise<void> {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const requests: ListRequest[] = [];
  const listMatches = (status: MatchStatus, filter: TableFilter = {}, cursor: string | null = null) =>
    status === 'open'
      ? new Promise<MatchPage>((respond) => requests.push({ filter, cursor, respond }))
      : Promise.resolve({ matches: [], nextCursor: null });
  const client = new LobbyClient({
    listMatches,
    fetchMe: () => Promise.resolve(ANONYMOUS),
    socket: createSocket({ url: `http://127.0.0.1:${String(port)}` }),
  });
  const unsubscribe = client.subscribe(() => undefined);
  try {
    await waitForSnapshot(client, ({ isLive }) => isLive); // it fetches again on connect
    await run(client, requests);
  } finally {
    unsubscribe();
    await io.close();
  }
}

function waitForSnapshot(client: LobbyClient, isTrue: (snapshot: LobbySnapshot) => boolean): Promise<void> {
  const isReached = new Promise<void>((resolve) => {
    const check = () => {
      if (!isTrue(client.getSnapshot())) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.subscribe(check);
    check();
  });
  return withDeadline('a snapshot of the lobby', isReached);
}

const ids = (client: LobbyClient) => client.getSnapshot().open.map(({ id }) => id);

test('keeps the same list object when the new list is equal', () =>
  withLobby(async (line, asked) => {
    asked.at(-1)?.respond({ matches: [row('a')], nextCursor: null });
    await waitForSnapshot(line, ({ filter }) => filter !== null);
    const { open } = line.getSnapshot();
    line.setFilter({ timeControl: 'live' });
    asked.at(-1)?.respond({ matches: [row('a')], nextCursor: null });
    await waitForSnapshot(line, ({ filter }) => filter !== null);
    expect(line.getSnapshot().open).toBe(open);
  }));

test('sends the filter to the server and sets it when the list has arrived', () =>
  withLobby(async (line, asked) => {
    asked.at(-1)?.respond({ matches: [row('a')], nextCursor: 'further' });
    await waitForSnapshot(line, ({ filter }) => filter !== null);
    line.setFilter({ timeControl: 'live' });
    expect(line.getSnapshot()).toMatchObject({ filter: null, nextCursor: null });
    expect(ids(line)).toEqual(['a']); // until then the page filters them itself
    expect(asked.at(-1)?.filter).toEqual({ timeControl: 'live' });
    asked.at(-1)?.respond({ matches: [row('b')], nextCursor: null });
    await waitForSnapshot(line, ({ filter }) => filter?.timeControl === 'live');
    expect(ids(line)).toEqual(['b']);
  }));

test('sends no request for the same filter', () =>
  withLobby((line, asked) => {
    line.setFilter({ timeControl: 'live' });
    const before = asked.length;
    line.setFilter({ timeControl: 'live' });
    expect(asked).toHaveLength(before);
    return Promise.resolve();
  }));

test('ignores a response that arrives after the filter changed', () =>
  withLobby(async (line, asked) => {
    const shown: string[] = [];
    const leave = line.subscribe(() => shown.push(...ids(line)));
    line.setFilter({ timeControl: 'live' });
    const late = asked.at(-1);
    line.setFilter({ timeControl: 'slow' });
    asked.at(-1)?.respond({ matches: [row('slow')], nextCursor: null });
    await waitForSnapshot(line, ({ filter }) => filter?.timeControl === 'slow');
    late?.respond({ matches: [row('live')], nextCursor: null });
    // A late response would show before this one.
    line.setFilter({ timeControl: 'none' });
    asked.at(-1)?.respond({ matches: [row('none')], nextCursor: null });
    await waitForSnapshot(line, ({ filter }) => filter?.timeControl === 'none');
    expect([...new Set(shown)]).toEqual(['slow', 'none']);
    leave();
  }));

test('loads the next page with the same filter and drops it if the filter changed', () =>
  withLobby(async (line, asked) => {
    line.setFilter({ timeControl: 'live' });
    asked.at(-1)?.respond({ matches: [row('a')], nextCursor: 'further' });
    await waitForSnapshot(line, ({ nextCursor }) => nextCursor === 'further');
    const fetched = line.loadMore();
    expect(asked.at(-1)).toMatchObject({ filter: { timeControl: 'live' }, cursor: 'further' });
    asked.at(-1)?.respond({ matches: [row('a'), row('b')], nextCursor: 'last' });
    await fetched;
    expect(ids(line)).toEqual(['a', 'b']);
    const dropped = line.loadMore();
    const late = asked.at(-1);
    line.setFilter({});
    late?.respond({ matches: [row('c')], nextCursor: null });
    await dropped;
    expect(ids(line)).toEqual(['a', 'b']);
  }));
