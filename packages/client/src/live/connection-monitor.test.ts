/** The page finds out that its line is dead, that its clock jumped, and that a network blocks WebSockets. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { waitFor } from '@great-fire/testkit/wait-for';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { Server } from 'socket.io';
import { type TableServer, startTableServer } from '../testing/table-server';
import { waitForSnapshot } from '../testing/wait-for-snapshot';
import { isLive, legalMove, sendAll } from '../testing/with-match';
import { createMonitor } from './connection-monitor.lazy';
import { MatchClient } from './match-client';

const SILENCE_MS = 2000;
const PROBE_TIMEOUT_MS = 4000;
const SLOW_PROBE_TIMEOUT_MS = 16_000;
const CLOCK_CHECK_MS = 1000;
const BLOCKED_AFTER_MS = 10_000;

/** A page whose events the test sends. */
class TestPage {
  readonly window = new EventTarget();
  readonly document: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(
    new EventTarget(),
    { visibilityState: 'visible' } as const,
  );
  isServerReachable = true;
  requestCount = 0;

  readonly monitor = createMonitor({
    window: this.window,
    document: this.document,
    canReachServer: () => {
      this.requestCount += 1;
      return Promise.resolve(this.isServerReachable);
    },
  });

  setVisibility(visibility: DocumentVisibilityState): void {
    this.document.visibilityState = visibility;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }
}

interface MonitorTest {
  readonly page: TestPage;
  readonly server: TableServer;
  readonly client: MatchClient;
  readonly close: () => void;
}

/** Runs a test with a page that watches its connection to a game. */
const withMonitor = (run: (test: MonitorTest) => Promise<void>) =>
  withFakeTimers(async () => {
    const server = await startTableServer();
    const page = new TestPage();
    const client = new MatchClient({ match: server.match, url: server.url, monitor: page.monitor });
    const close = client.subscribe(() => undefined);
    try {
      await waitForSnapshot(client, isLive);
      await run({ page, server, client, close });
    } finally {
      close();
      await server.stop();
    }
  });

test.each<readonly [name: string, wake: (page: TestPage) => void]>([
  ['the device is online again', ({ window }) => window.dispatchEvent(new Event('online'))],
  ['the device says that it is offline', ({ window }) => window.dispatchEvent(new Event('offline'))],
  ['the page is visible again', (page) => page.setVisibility('visible')],
  [
    'the page returns from the cache',
    ({ window }) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
  // engine.io itself drops a line after a jump forward.
  ['the clock of the device jumped', () => jest.setSystemTime(0)],
])('replaces a dead line within seconds once %s', (_, wake) =>
  withMonitor(async ({ page, server, client }) => {
    server.ignoreRequests(); // the line is open, but nothing comes back
    wake(page);
    jest.advanceTimersByTime(CLOCK_CHECK_MS);
    await server.waitForMessage('server-time');
    expect(client.getSnapshot().connection).toBe('connected');
    const states: string[] = [];
    const leave = client.subscribe(() => states.push(client.getSnapshot().connection));
    jest.advanceTimersByTime(PROBE_TIMEOUT_MS);
    expect(states).toEqual(['reconnecting']);
    await waitForSnapshot(client, isLive);
    expect(server.handshakes).toHaveLength(2);
    leave();
  })(),
);

test(
  'finds a line dead that is silent after a move, and sends the move again on the next one',
  withMonitor(async ({ server, client }) => {
    server.ignoreRequests();
    server.holdAnswers();
    server.holdStates();
    const moved = client.act(legalMove(client));
    await waitFor('the move', () => server.receivedMoves.length === 1);
    jest.advanceTimersByTime(SILENCE_MS);
    await server.waitForMessage('server-time');
    jest.advanceTimersByTime(PROBE_TIMEOUT_MS);
    expect(client.getSnapshot()).toMatchObject({ connection: 'reconnecting', isSending: true });
    await waitFor('the move again', () => server.receivedMoves.length === 2);
    expect(server.receivedMoves[1]).toEqual(server.receivedMoves[0]);
    server.releaseAnswers();
    await expect(moved).resolves.toMatchObject({ ok: true });
  }),
);

test(
  'asks a new line how slow it is after it gave one up, and waits longer until an answer comes fast',
  withMonitor(async ({ page, server, client }) => {
    const expectLost = async (waitMs: number) => {
      jest.advanceTimersByTime(waitMs - 1);
      expect(client.getSnapshot().connection).toBe('connected');
      jest.advanceTimersByTime(1);
      expect(client.getSnapshot().connection).toBe('reconnecting');
      await waitForSnapshot(client, isLive);
    };
    server.ignoreRequests();
    page.window.dispatchEvent(new Event('online'));
    await server.waitForMessage('server-time');
    await expectLost(PROBE_TIMEOUT_MS);
    await server.waitForMessage('server-time', 2);
    server.heedRequests();
    await expectLost(SLOW_PROBE_TIMEOUT_MS);
    await server.waitForMessage('server-time', 3);
    server.send('presence', { connected: [], spectators: 3 }); // comes after the answer
    await waitForSnapshot(client, ({ presence }) => presence.spectators === 3);
    server.ignoreRequests();
    page.window.dispatchEvent(new Event('online'));
    await server.waitForMessage('server-time', 4);
    await expectLost(PROBE_TIMEOUT_MS);
  }),
);

test(
  'keeps a slow line that brings something while the question is on its way',
  withMonitor(async ({ page, server, client }) => {
    server.ignoreRequests();
    page.window.dispatchEvent(new Event('online'));
    await server.waitForMessage('server-time');
    server.send('presence', { connected: [], spectators: 3 });
    await waitForSnapshot(client, ({ presence }) => presence.spectators === 3);
    jest.advanceTimersByTime(PROBE_TIMEOUT_MS);
    expect(client.getSnapshot().connection).toBe('connected');
  }),
);

test(
  'asks nothing after a move that the server answers',
  withMonitor(async ({ server, client }) => {
    await client.act(legalMove(client));
    jest.advanceTimersByTime(SILENCE_MS + PROBE_TIMEOUT_MS);
    await sendAll({ client, server });
    expect(server.received.filter(({ event }) => event === 'server-time')).toEqual([]);
    expect(server.handshakes).toHaveLength(1);
  }),
);

test(
  'keeps a line that answers, and takes the time from the answer',
  withMonitor(async ({ page, server, client }) => {
    server.setTime(5_000_000);
    page.window.dispatchEvent(new Event('online'));
    await waitFor('the time of the server', () => client.serverNow() >= 5_000_000);
    jest.advanceTimersByTime(PROBE_TIMEOUT_MS);
    expect(client.getSnapshot().connection).toBe('connected');
    expect(server.handshakes).toHaveLength(1);
  }),
);

test(
  'shows the time of the server while the clock of the device jumps',
  withMonitor(async ({ client }) => {
    const before = client.serverNow();
    jest.setSystemTime(Date.now() + 280_000);
    expect(client.serverNow() - before).toBeLessThan(140_000);
    return Promise.resolve();
  }),
);

test(
  'asks nothing when the page is hidden, opened or closed',
  withMonitor(async ({ page, server, client, close }) => {
    page.setVisibility('hidden');
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    client.reportVisibility(true);
    await server.waitForMessage('visibility');
    expect(server.received.map(({ event }) => event)).toEqual(['visibility']);
    const gone = server.waitForDisconnect();
    close();
    await gone;
    page.window.dispatchEvent(new Event('online'));
    page.setVisibility('visible');
    jest.advanceTimersByTime(2 * BLOCKED_AFTER_MS);
    expect(page.requestCount).toBe(0);
    expect(server.handshakes).toHaveLength(1);
  }),
);

test.each<readonly [name: string, wake: (page: TestPage) => void]>([
  ['the device is online again', ({ window }) => window.dispatchEvent(new Event('online'))],
  ['the page is visible again', (page) => page.setVisibility('visible')],
  [
    'the page returns from the cache',
    ({ window }) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('asks once when %s, also after the match was closed and opened again', (_, wake) =>
  withMonitor(async ({ page, server, client, close }) => {
    const gone = server.waitForDisconnect();
    close();
    await gone;
    const leave = client.subscribe(() => undefined);
    await waitForSnapshot(client, isLive);
    wake(page);
    await sendAll({ client, server });
    expect(server.received.filter(({ event }) => event === 'server-time')).toHaveLength(1);
    leave();
  })(),
);

/** Runs a test with a server that answers requests, and accepts no WebSocket until `unblock` is called. */
const withBlockedServer = (
  run: (page: TestPage, client: MatchClient, unblock: () => void, close: () => void) => Promise<void>,
) =>
  withFakeTimers(async () => {
    const http = createServer();
    const block = (_: unknown, line: Duplex) =>
      line.on('error', () => undefined).end('HTTP/1.1 403 Forbidden\r\n\r\n'); // the client may reset it
    http.on('upgrade', block);
    await once(http.listen(0, '127.0.0.1'), 'listening');
    const { port } = http.address() as AddressInfo;
    const page = new TestPage();
    const url = `http://127.0.0.1:${String(port)}`;
    const client = new MatchClient({ match: 'blockedtab', url, monitor: page.monitor });
    const close = client.subscribe(() => undefined);
    try {
      const unblock = () => {
        http.off('upgrade', block);
        const io = new Server(http, { transports: ['websocket'] });
        io.on('connection', (socket) => socket.emit('presence', { connected: [], spectators: 1 }));
      };
      await run(page, client, unblock, close);
    } finally {
      close();
      http.close();
    }
  });

test(
  'says after ten seconds that WebSockets are blocked, until one comes through',
  withBlockedServer(async (page, client, unblock) => {
    jest.advanceTimersByTime(BLOCKED_AFTER_MS - 1);
    expect(page.requestCount).toBe(0);
    jest.advanceTimersByTime(1);
    await waitForSnapshot(client, ({ isBlocked }) => isBlocked);
    unblock();
    await waitFor('a connection', () => {
      jest.advanceTimersByTime(CLOCK_CHECK_MS); // until the next attempt
      return client.getSnapshot().presence.spectators === 1;
    });
    expect(client.getSnapshot().isBlocked).toBe(false);
  }),
);

test(
  'does not say so any more once the match is closed',
  withBlockedServer(async (_page, client, _unblock, close) => {
    jest.advanceTimersByTime(BLOCKED_AFTER_MS);
    await waitForSnapshot(client, ({ isBlocked }) => isBlocked);
    close();
    expect(client.getSnapshot().isBlocked).toBe(false);
  }),
);

test(
  'does not say so while the server answers nothing at all, and asks again',
  withBlockedServer(async (page, client) => {
    page.isServerReachable = false;
    jest.advanceTimersByTime(BLOCKED_AFTER_MS);
    await waitFor('the next request', () => {
      jest.advanceTimersByTime(BLOCKED_AFTER_MS);
      return page.requestCount === 2;
    });
    expect(client.getSnapshot().isBlocked).toBe(false);
    page.isServerReachable = true;
    await waitFor('the finding', () => {
      jest.advanceTimersByTime(BLOCKED_AFTER_MS);
      return client.getSnapshot().isBlocked;
    });
  }),
);
