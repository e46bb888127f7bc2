/** The page's connection to a match begins, breaks, recovers and ends. */
import { PROTOCOL_VERSION, type ErrorCode } from '@great-fire/protocol';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { waitFor } from '@great-fire/testkit/wait-for';
import { type TableServer, startTableServer } from '../testing/table-server';
import { waitForSnapshot } from '../testing/wait-for-snapshot';
import { connectMatch, isLive, withMatch } from '../testing/with-match';
import { MatchClient } from './match-client';

const RECONNECT_DELAY_MS = 1000;

/** Runs a test with a server that refuses every connection. */
async function withRefusingServer(
  code: Parameters<TableServer['rejectConnections']>[0],
  run: (server: TableServer) => Promise<void>,
): Promise<void> {
  const server = await startTableServer();
  server.rejectConnections(code);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

/** Another page connects, after everything that the first page has sent. */
async function connectAnotherPage(server: TableServer): Promise<void> {
  const other = connectMatch(server);
  await waitForSnapshot(other, ({ connection }) => connection !== 'connecting', 'the other page');
}

test('names the match, the protocol and the token in the handshake', () =>
  withMatch(async ({ server }) => {
    expect(server.handshakes).toEqual([
      { protocol: PROTOCOL_VERSION, deltas: true, match: server.match, anonymous: false },
    ]);
    const token = 'token-of-a-bot-programme';
    const bot = new MatchClient({ match: server.match, url: server.url, token });
    await waitForSnapshot(bot, isLive);
    expect(server.handshakes[1]).toMatchObject({ match: server.match, token });
  }));

test('holds one connection for all parts of the page, until the last one leaves', () =>
  withMatch(async ({ client, server, close }) => {
    const leave = client.subscribe(() => undefined);
    close();
    expect(client.getSnapshot().connection).toBe('connected');
    const gone = server.waitForDisconnect();
    leave();
    expect(client.getSnapshot().connection).toBe('connecting');
    await gone;
    expect(server.handshakes).toHaveLength(1);
  }));

test('handles each message once after it closed and opened again', () =>
  withMatch(async ({ client, server, close }) => {
    const gone = server.waitForDisconnect();
    close();
    await gone;
    await waitForSnapshot(client, isLive);
    const seen: number[] = [];
    const leave = client.subscribe(() => seen.push(client.getSnapshot().presence.spectators));
    await waitForSnapshot(client, isLive);
    seen.length = 0;
    for (const spectators of [1, 2]) server.send('presence', { connected: [], spectators });
    await waitForSnapshot(client, ({ presence }) => presence.spectators === 2);
    expect(seen).toEqual([1, 2]);
    leave();
  }));

test(
  'connects again a second after the server closed the connection',
  withFakeTimers(() =>
    withMatch(async ({ client, server }) => {
      server.endConnections();
      await waitForSnapshot(client, ({ connection }) => connection === 'reconnecting');
      jest.advanceTimersByTime(RECONNECT_DELAY_MS);
      await waitForSnapshot(client, isLive);
      expect(server.handshakes).toHaveLength(2);
    }),
  ),
);

test(
  'stays away if it is closed while it waits to connect again',
  withFakeTimers(() =>
    withMatch(async ({ client, server, close }) => {
      server.rejectConnections('shutting-down');
      server.endConnections();
      await waitForSnapshot(client, ({ connection }) => connection === 'reconnecting');
      client.reconnect(); // refused, so that it waits again
      await waitForSnapshot(client, ({ connectError }) => connectError !== null);
      close();
      expect(client.getSnapshot().connection).toBe('connecting');
      jest.advanceTimersByTime(2 * RECONNECT_DELAY_MS);
      server.acceptConnections();
      await connectAnotherPage(server);
      expect(server.handshakes).toHaveLength(3); // two of the page, one of the other page
    }),
  ),
);

test('makes a new handshake when the seat changed, unless it is closed', () =>
  withMatch(async ({ client, server, close }) => {
    server.changeSync({ mySeat: null });
    client.reconnect();
    await waitForSnapshot(client, ({ mySeat }) => mySeat === null);
    expect(server.handshakes).toHaveLength(2);
    const gone = server.waitForDisconnect();
    close();
    await gone;
    client.reconnect();
    await connectAnotherPage(server);
    expect(server.handshakes).toHaveLength(3);
  }));

test.each<readonly [code: ErrorCode & Parameters<TableServer['rejectConnections']>[0], shown: string]>([
  ['shutting-down', 'reconnecting'],
  ['too-many-requests', 'reconnecting'],
  ['internal-error', 'reconnecting'],
  ['unavailable', 'suspended'],
])('tries again until the table loads if the server refuses with %s', (code, shown) =>
  withFakeTimers(() =>
    withRefusingServer(code, async (server) => {
      const client = connectMatch(server);
      const leave = client.subscribe(() => undefined);
      const { connection } = await waitForSnapshot(client, ({ connectError }) => connectError?.code === code);
      expect(connection).toBe(shown);
      server.acceptConnections();
      jest.advanceTimersByTime(RECONNECT_DELAY_MS);
      const { connectError } = await waitForSnapshot(client, isLive);
      expect(connectError).toBeNull();
      leave();
    }),
  )(),
);

test(
  'does not try again if the server refuses an unloaded table for good',
  withFakeTimers(() =>
    withRefusingServer('not-found', async (server) => {
      const client = connectMatch(server);
      const leave = client.subscribe(() => undefined);
      const { connectError } = await waitForSnapshot(client, ({ connection }) => connection === 'refused');
      expect(connectError?.code).toBe('not-found');
      jest.advanceTimersByTime(RECONNECT_DELAY_MS);
      await connectAnotherPage(server);
      expect(server.handshakes).toHaveLength(2);
      leave();
    }),
  ),
);

test('keeps a loaded table when the storage of the server is unavailable', () =>
  withMatch(async ({ client, server }) => {
    server.rejectConnections('unavailable');
    client.reconnect();
    const { connection, view } = await waitForSnapshot(client, ({ connectError }) => connectError !== null);
    expect(connection).toBe('suspended');
    expect(view?.turn.step).toBe('act');
  }));

test('shows whether it has ever connected when no server answers', async () => {
  const server = await startTableServer();
  const early = connectMatch(server);
  const late = connectMatch(server);
  const leaveEarly = early.subscribe(() => undefined);
  await waitForSnapshot(early, isLive);
  await server.stop();
  const connections: string[] = [];
  const leaveLate = late.subscribe(() => connections.push(late.getSnapshot().connection));
  await waitFor('a failed attempt', () => connections.length > 0);
  expect(connections[0]).toBe('connecting');
  await waitForSnapshot(early, ({ connection }) => connection === 'reconnecting');
  leaveEarly();
  leaveLate();
});

test('suspends the table while the server cannot reach its storage', () =>
  withMatch(async ({ client, server }) => {
    server.send('service-status', { isUp: false });
    await waitForSnapshot(client, ({ connection }) => connection === 'suspended');
    server.send('service-status', { isUp: true });
    await waitForSnapshot(client, ({ connection }) => connection === 'connected');
  }));
