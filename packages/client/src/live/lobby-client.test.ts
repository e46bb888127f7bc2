import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  LobbyUpdate,
  MatchListItem,
  MatchPage,
  Me,
  MyTable,
  ServerToClient,
  TableFilter,
} from '@great-fire/protocol';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { Server } from 'socket.io';
import type { LobbySnapshot } from './lobby-store';
import { type LobbyDeps, LobbyClient } from './lobby-client';
import { createSocket } from './socket';

const RECONNECT_DELAY_MS = 3000;

interface ListRequest {
  readonly filter: TableFilter;
  readonly cursor: string | null;
  readonly respond: (page: MatchPage) => void;
  readonly fail: () => void;
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
  invitations: [],
  serverTime: 0,
};

interface LobbyTest {
  readonly client: LobbyClient;
  readonly requests: readonly ListRequest[]; // for open tables; the test answers them
  readonly io: Server<Record<never, never>, ServerToClient>;
  readonly handshakes: readonly object[]; // including refused ones
  readonly refuse: (code: string | null) => void; // connections; null: no longer
  readonly changeMe: (changes: Partial<Me>) => void; // in the answers from now on
  readonly setRunning: (matches: readonly MatchListItem[]) => void; // in the answers from now on
  readonly close: () => void;
}

/** Runs a test with the lobby of a page on a real socket. */
async function withLobby(run: (test: LobbyTest) => Promise<void>): Promise<void> {
  const http = createServer();
  const io = new Server<Record<never, never>, ServerToClient>(http, { transports: ['websocket'] });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const handshakes: object[] = [];
  let refusal: string | null = null;
  io.use((socket, next) => {
    handshakes.push(socket.handshake.auth);
    if (refusal === null) next();
    else next(Object.assign(new Error(refusal), { data: { code: refusal, message: refusal } }));
  });
  const requests: ListRequest[] = [];
  let running: readonly MatchListItem[] = [];
  let me = ANONYMOUS;
  const listMatches: LobbyDeps['listMatches'] = (status, { filter = {}, cursor = null } = {}) =>
    status === 'open'
      ? new Promise<MatchPage>((respond, reject) => {
          requests.push({ filter, cursor, respond, fail: () => reject(new Error('No line')) });
        })
      : Promise.resolve({ matches: status === 'running' ? running : [], nextCursor: null });
  const client = new LobbyClient({
    listMatches,
    fetchMe: () => Promise.resolve(me),
    socket: createSocket({ url: `http://127.0.0.1:${String(port)}` }),
  });
  const close = client.subscribe(() => undefined);
  try {
    await waitForSnapshot(client, ({ isLive }) => isLive); // it fetches again on connect
    await run({
      ...{ client, requests, io, handshakes, close },
      refuse: (code) => {
        refusal = code;
      },
      changeMe: (changes) => {
        me = { ...me, ...changes };
      },
      setRunning: (matches) => {
        running = matches;
      },
    });
  } finally {
    close();
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
const EMPTY_PAGE: MatchPage = { matches: [], nextCursor: null };

/** Answers the last request for open tables. */
const respond = ({ requests }: LobbyTest, ...tables: readonly string[]) =>
  requests.at(-1)?.respond({ ...EMPTY_PAGE, matches: tables.map(row) });

test('keeps the same list object when the new list is equal', () =>
  withLobby(async ({ client, requests }) => {
    requests.at(-1)?.respond({ matches: [row('a')], nextCursor: null });
    await waitForSnapshot(client, ({ filter }) => filter !== null);
    const { open } = client.getSnapshot();
    client.setFilter({ timeControl: 'live' });
    requests.at(-1)?.respond({ matches: [row('a')], nextCursor: null });
    await waitForSnapshot(client, ({ filter }) => filter !== null);
    expect(client.getSnapshot().open).toBe(open);
  }));

test('sends the filter to the server and sets it when the list has arrived', () =>
  withLobby(async ({ client, requests }) => {
    requests.at(-1)?.respond({ matches: [row('a')], nextCursor: 'further' });
    await waitForSnapshot(client, ({ filter }) => filter !== null);
    client.setFilter({ timeControl: 'live' });
    expect(client.getSnapshot()).toMatchObject({ filter: null, nextCursor: null });
    expect(ids(client)).toEqual(['a']); // until then the page filters them itself
    expect(requests.at(-1)?.filter).toEqual({ timeControl: 'live' });
    requests.at(-1)?.respond({ matches: [row('b')], nextCursor: null });
    await waitForSnapshot(client, ({ filter }) => filter?.timeControl === 'live');
    expect(ids(client)).toEqual(['b']);
  }));

test('sends no request for the same filter', () =>
  withLobby(({ client, requests }) => {
    client.setFilter({ timeControl: 'live' });
    const before = requests.length;
    client.setFilter({ timeControl: 'live' });
    expect(requests).toHaveLength(before);
    return Promise.resolve();
  }));

test('ignores a response that arrives after the filter changed', () =>
  withLobby(async ({ client, requests }) => {
    const shown: string[] = [];
    const leave = client.subscribe(() => shown.push(...ids(client)));
    client.setFilter({ timeControl: 'live' });
    const late = requests.at(-1);
    client.setFilter({ timeControl: 'slow' });
    requests.at(-1)?.respond({ matches: [row('slow')], nextCursor: null });
    await waitForSnapshot(client, ({ filter }) => filter?.timeControl === 'slow');
    late?.respond({ matches: [row('live')], nextCursor: null });
    // A late response would show before this one.
    client.setFilter({ timeControl: 'none' });
    requests.at(-1)?.respond({ matches: [row('none')], nextCursor: null });
    await waitForSnapshot(client, ({ filter }) => filter?.timeControl === 'none');
    expect([...new Set(shown)]).toEqual(['slow', 'none']);
    leave();
  }));

test('loads the next page with the same filter and drops it if the filter changed', () =>
  withLobby(async ({ client, requests }) => {
    client.setFilter({ timeControl: 'live' });
    requests.at(-1)?.respond({ matches: [row('a')], nextCursor: 'further' });
    await waitForSnapshot(client, ({ nextCursor }) => nextCursor === 'further');
    const fetched = client.loadMore();
    expect(requests.at(-1)).toMatchObject({ filter: { timeControl: 'live' }, cursor: 'further' });
    requests.at(-1)?.respond({ matches: [row('a'), row('b')], nextCursor: 'last' });
    await fetched;
    expect(ids(client)).toEqual(['a', 'b']);
    const dropped = client.loadMore();
    const late = requests.at(-1);
    client.setFilter({});
    late?.respond({ matches: [row('c')], nextCursor: null });
    await dropped;
    expect(ids(client)).toEqual(['a', 'b']);
  }));

test('shows the lists, the viewer and the time of the server', () =>
  withLobby(async (test) => {
    const { client } = test;
    expect(client.getSnapshot()).toMatchObject({ isReady: false, hasLeaders: false, name: null });
    const mine: MyTable = {
      match: { ...row('mine'), status: 'running' },
      seat: 0,
      openedAt: 0,
      activeTurn: null,
    };
    test.setRunning([{ ...row('live'), status: 'running' }]);
    test.changeMe({ name: 'Anna', handle: 'anna', tables: [mine], serverTime: Date.now() + 3_600_000 });
    client.setFilter({ timeControl: 'live' });
    respond(test, 'a', 'b');
    await waitForSnapshot(client, ({ isReady }) => isReady);
    const shown = client.getSnapshot();
    expect(shown).toMatchObject({ name: 'Anna', handle: 'anna', hasLeaders: true, mine: [mine] });
    expect(shown.running.map(({ id }) => id)).toEqual(['live']);
    expect(ids(client)).toEqual(['a', 'b']);
    expect(client.serverNow() - Date.now()).toBeGreaterThan(3_500_000);
  }));

test('applies each update of a table', () =>
  withLobby(async (test) => {
    const { client, io } = test;
    respond(test, 'a');
    await waitForSnapshot(client, ({ isReady }) => isReady);
    const update: LobbyUpdate = { id: 'b', match: row('b') };
    io.emit('lobby', update);
    await waitForSnapshot(client, ({ open }) => open.length === 2);
    expect(ids(client)).toEqual(['b', 'a']);
  }));

test('is not live while the storage of the server is unavailable, and then fetches the lists again', () =>
  withLobby(async (test) => {
    const { client, io, requests } = test;
    io.emit('service-status', { isUp: false });
    await waitForSnapshot(client, ({ isLive }) => !isLive);
    const before = requests.length;
    io.emit('service-status', { isUp: true });
    await waitForSnapshot(client, ({ isLive }) => isLive);
    expect(requests).toHaveLength(before + 1);
    respond(test, 'a');
    await waitForSnapshot(client, ({ open }) => open.length === 1);
  }));

test(
  'connects and fetches again three seconds after the server closed the connection',
  withFakeTimers(() =>
    withLobby(async (test) => {
      const { client, io, requests, handshakes } = test;
      io.disconnectSockets(true);
      await waitForSnapshot(client, ({ isLive }) => !isLive);
      const before = requests.length;
      jest.advanceTimersByTime(RECONNECT_DELAY_MS);
      await waitForSnapshot(client, ({ isLive }) => isLive);
      expect(handshakes).toHaveLength(2);
      await waitFor('the lists to be requested', () => requests.length === before + 1);
      respond(test, 'a');
      await waitForSnapshot(client, ({ open }) => open.length === 1);
    }),
  ),
);

test(
  'connects again after a refusal with a reason',
  withFakeTimers(() =>
    withLobby(async (test) => {
      const { client, io, handshakes } = test;
      test.refuse('too-many-requests');
      io.disconnectSockets(true);
      await waitForSnapshot(client, ({ isLive }) => !isLive);
      jest.advanceTimersByTime(RECONNECT_DELAY_MS);
      await waitFor('the refusal', () => handshakes.length === 2);
      test.refuse(null);
      await waitFor('the lobby to be live', () => {
        jest.advanceTimersByTime(RECONNECT_DELAY_MS);
        return client.getSnapshot().isLive;
      });
      expect(handshakes).toHaveLength(3);
    }),
  ),
);

test(
  'fetches the lists every three seconds while the server refuses connections',
  withFakeTimers(() =>
    withLobby(async (test) => {
      const { client, io, requests, handshakes } = test;
      test.refuse('too-many-requests');
      io.disconnectSockets(true);
      await waitForSnapshot(client, ({ isLive }) => !isLive);
      for (const table of ['a', 'b']) {
        const before = requests.length;
        await waitFor('the lists to be requested', () => {
          jest.advanceTimersByTime(RECONNECT_DELAY_MS);
          return requests.length > before;
        });
        respond(test, table);
        await waitForSnapshot(client, ({ open }) => open[0]?.id === table);
      }
      expect(handshakes.length).toBeGreaterThan(1);
      expect(client.getSnapshot().isLive).toBe(false);
    }),
  ),
);

test(
  'fetches the lists again three seconds after a request failed',
  withFakeTimers(() =>
    withLobby(async (test) => {
      const { client, requests, handshakes } = test;
      const before = requests.length;
      requests.at(-1)?.fail();
      await waitFor('the second attempt', () => {
        jest.advanceTimersByTime(RECONNECT_DELAY_MS);
        return requests.length > before;
      });
      expect(client.getSnapshot()).toMatchObject({ isReady: false, isLive: true, isUnanswered: true });
      respond(test, 'a');
      await waitForSnapshot(client, ({ isReady }) => isReady);
      expect(client.getSnapshot().isUnanswered).toBe(false);
      expect(ids(client)).toEqual(['a']);
      expect(handshakes).toHaveLength(1);
    }),
  ),
);

test(
  'does nothing more once it is closed',
  withFakeTimers(() =>
    withLobby(async (test) => {
      const { client, io, requests, handshakes, close } = test;
      io.disconnectSockets(true);
      await waitForSnapshot(client, ({ isLive }) => !isLive);
      const before = requests.length;
      close();
      jest.advanceTimersByTime(RECONNECT_DELAY_MS);
      requests.at(-1)?.fail(); // a request that was on its way
      client.setFilter({ timeControl: 'live' });
      await Promise.resolve();
      jest.advanceTimersByTime(RECONNECT_DELAY_MS);
      expect(requests).toHaveLength(before);
      expect(handshakes).toHaveLength(1);
    }),
  ),
);

test('connects and handles each message once after it opened again', () =>
  withLobby(async (test) => {
    const { client, io, requests, handshakes, close } = test;
    close();
    await waitFor('the end of the connection', () => io.of('/').sockets.size === 0);
    const snapshots: number[] = [];
    const leave = client.subscribe(() => snapshots.push(client.getSnapshot().open.length));
    await waitFor('the second connection', () => handshakes.length === 2 && io.of('/').sockets.size === 1);
    await waitFor('the lists to be requested', () => requests.length >= 4); // on opening and on connecting
    snapshots.length = 0;
    io.emit('lobby', { id: 'a', match: row('a') });
    io.emit('lobby', { id: 'b', match: row('b') });
    await waitForSnapshot(client, ({ open }) => open.length === 2);
    expect(snapshots).toEqual([1, 2]);
    leave();
  }));

test(
  'moves to another server without a break when asked to',
  withFakeTimers(() =>
    withLobby(async ({ client, io, handshakes }) => {
      const lives: boolean[] = [];
      const leave = client.subscribe(() => lives.push(client.getSnapshot().isLive));
      io.emit('reconnect', { withinMs: 2000 });
      io.emit('lobby', { id: 'a', match: row('a') });
      await waitForSnapshot(client, ({ open }) => open.length === 1);
      expect(handshakes).toHaveLength(1);
      jest.advanceTimersByTime(2000);
      await waitFor('the second connection', () => handshakes.length === 2);
      expect(lives).not.toContain(false);
      leave();
    }),
  ),
);

test('keeps the tables if the next page fails to load', () =>
  withLobby(async ({ client, requests }) => {
    requests.at(-1)?.respond({ matches: [row('a')], nextCursor: 'further' });
    await waitForSnapshot(client, ({ nextCursor }) => nextCursor === 'further');
    const loaded = client.loadMore();
    requests.at(-1)?.fail();
    await loaded;
    expect(client.getSnapshot()).toMatchObject({ nextCursor: 'further' });
    expect(ids(client)).toEqual(['a']);
  }));

test('requests no page after the last one', () =>
  withLobby(async (test) => {
    const { client, requests } = test;
    respond(test, 'a');
    await waitForSnapshot(client, ({ isReady }) => isReady);
    const before = requests.length;
    await client.loadMore();
    expect(requests).toHaveLength(before);
  }));
