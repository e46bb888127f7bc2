/** The page of a match shows each message of the server, and requests what it lacks. */
import { emptyTableState, type ChatLine, type LogEntry, type Update } from '@great-fire/protocol';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { matchSummary } from '../testing/match-summary';
import { waitForSnapshot } from '../testing/wait-for-snapshot';
import {
  type MatchTest,
  connectMatch,
  isLive,
  legalMove,
  receiveAll,
  sendAll,
  withMatch,
} from '../testing/with-match';
import { startTableServer } from '../testing/table-server';

const chatLine = (id: string, change: Partial<ChatLine> = {}): ChatLine => ({
  ...{ id, channel: 'players', seat: 0, name: 'Anna', text: id, at: 1 },
  ...change,
});
const CHAT = ['a', 'b', 'c', 'd', 'e'].map((id) => chatLine(id));
const chatIds = ({ client }: Pick<MatchTest, 'client'>) =>
  client
    .getSnapshot()
    .chat.map(({ id }) => id)
    .join('');
const requestCount = ({ server }: MatchTest, event: string) =>
  server.received.filter((message) => message.event === event).length;

test('shows everything that a sync brings', () =>
  withMatch(async ({ client, server }) => {
    const changes = {
      match: matchSummary({ tableName: 'Cripplegate' }),
      mySeat: null,
      wasKicked: true,
      tableState: { ...emptyTableState(3, 0, 0), version: 3 },
      presence: { connected: [true, false, true], spectators: 4, spectatorNames: ['Dora'] },
      seedCommitment: 'c0ffee',
      rematch: { id: 'rematch222', hostName: 'Anna', seated: 1, players: 3, isOpen: true },
      chatHasMore: true,
    } as const;
    server.changeSync({ ...changes, chat: CHAT });
    client.reconnect();
    const shown = await waitForSnapshot(client, ({ wasKicked }) => wasKicked);
    const { seedCommitment, ...others } = changes;
    expect(shown).toMatchObject({
      ...others,
      commitment: seedCommitment,
      chat: CHAT,
      connection: 'connected',
    });
  }));

test('shows a table before its start, without a game', async () => {
  const server = await startTableServer();
  server.changeSync({ match: matchSummary({ status: 'open' }), frame: null, tableState: null, log: [] });
  const client = connectMatch(server);
  const leave = client.subscribe(() => undefined);
  const { view, stateId, tableState, log } = await waitForSnapshot(client, ({ match }) => match !== null);
  expect({ view, stateId, tableState, log }).toEqual({ view: null, stateId: -1, tableState: null, log: [] });
  server.changeSync({});
  client.reconnect();
  const started = await waitForSnapshot(client, isLive);
  expect(started.stateId).toBe(server.stateId());
  leave();
  await server.stop();
});

test('begins with an update if the game starts while the page is open', async () => {
  const server = await startTableServer();
  server.changeSync({ match: matchSummary({ status: 'open' }), frame: null, tableState: null, log: [] });
  const client = connectMatch(server);
  const leave = client.subscribe(() => undefined);
  await waitForSnapshot(client, ({ match }) => match !== null);
  const update = server.playMove();
  server.send('update', update);
  const { view, stateId, tableState } = await waitForSnapshot(client, isLive);
  expect({ view, stateId, tableState }).toEqual({
    ...{ view: update.frame.view, stateId: update.frame.stateId, tableState: update.tableState },
  });
  leave();
  await server.stop();
});

const withTableState = (update: Update, version: number, activeSeat: number): Update => ({
  ...update,
  tableState: { ...emptyTableState(3, activeSeat, 0), version },
});

test('takes over a table state of the same or a later version, and no earlier one', () =>
  withMatch(async ({ client, server }) => {
    const activeSeat = () => client.getSnapshot().tableState?.clock.activeSeat;
    server.send('update', withTableState(server.playMove(), 4, 0));
    await waitForSnapshot(client, ({ tableState }) => tableState?.version === 4);
    // A move changes clock and active seat, and keeps the version.
    server.send('update', withTableState(server.playMove(), 4, 2));
    await waitForSnapshot(client, ({ stateId }) => stateId === server.stateId());
    expect(activeSeat()).toBe(2);
    server.send('update', withTableState(server.playMove(), 3, 1));
    await waitForSnapshot(client, ({ stateId }) => stateId === server.stateId());
    expect(activeSeat()).toBe(2);
    server.send('update', withTableState(server.playMove(), 5, 1));
    await waitForSnapshot(client, ({ tableState }) => tableState?.version === 5);
    expect(activeSeat()).toBe(1);
  }));

test('appends the moves of an update, also several at once', () =>
  withMatch(async ({ client, server }) => {
    const before = client.getSnapshot();
    const [first, second] = [server.playMove(), server.playMove()];
    server.send('update', { ...second, logEntries: [...first.logEntries, ...second.logEntries] });
    const { log, view, stateId } = await waitForSnapshot(client, ({ stateId: id }) => id > before.stateId);
    expect(stateId).toBe(before.stateId + 2);
    expect(view).toEqual(second.frame.view);
    expect(log.map((entry) => entry.stateId)).toEqual([
      ...before.log.map((entry) => entry.stateId),
      ...[stateId - 1, stateId],
    ]);
    expect(client.viewAt(stateId)).toEqual(second.frame.view);
  }));

test('requests a sync if an update skips a move', () =>
  withMatch(async (test) => {
    const { client, server } = test;
    const { stateId } = client.getSnapshot();
    server.playMove();
    server.send('update', server.playMove());
    await server.waitForMessage('sync');
    const { log } = await waitForSnapshot(client, (snapshot) => snapshot.stateId === stateId + 2);
    expect(log.slice(-2).map((entry) => entry.stateId)).toEqual([stateId + 1, stateId + 2]);
    expect(requestCount(test, 'sync')).toBe(1);
  }));

test('an update without moves changes the frame only if it fits', () =>
  withMatch(async (test) => {
    const { client, server } = test;
    const { stateId } = client.getSnapshot();
    server.send('update', { ...server.playMove(), logEntries: [] });
    await waitForSnapshot(client, (snapshot) => snapshot.stateId === stateId + 1);
    server.playMove();
    server.send('update', { ...server.playMove(), logEntries: [] });
    await waitForSnapshot(client, (snapshot) => snapshot.stateId === stateId + 3);
    expect(requestCount(test, 'sync')).toBe(1);
  }));

test('requests a sync for a delta whose base it does not have', () =>
  withMatch(async (test) => {
    const { client, server } = test;
    const before = client.getSnapshot();
    server.playMove();
    const stateId = server.stateId();
    server.send('delta', {
      ...{ fromStateId: stateId + 1, stateId: stateId + 2, patch: [], logEntries: [], serverTime: 0 },
    });
    const { log, view } = await waitForSnapshot(client, (snapshot) => snapshot.stateId === stateId);
    expect(view).not.toEqual(before.view);
    expect(log.at(-1)?.stateId).toBe(stateId);
    // The sync is the base of the next delta.
    await client.act(legalMove(client));
    expect(client.getSnapshot().stateId).toBe(stateId + 1);
    expect(requestCount(test, 'sync')).toBe(1);
  }));

test('a delta follows an update', () =>
  withMatch(async (test) => {
    const { client, server } = test;
    server.send('update', server.playMove(legalMove(client)));
    await receiveAll(test);
    await client.act(legalMove(client));
    expect(client.getSnapshot().stateId).toBe(server.stateId());
    expect(requestCount(test, 'sync')).toBe(0);
  }));

test('keeps the table if the server refuses a sync', () =>
  withMatch(async (test) => {
    const { client, server } = test;
    const before = client.getSnapshot();
    server.refuseRequests('unavailable');
    server.playMove();
    server.send('update', server.playMove());
    await server.waitForMessage('sync');
    await receiveAll(test);
    const { view, log, stateId } = client.getSnapshot();
    expect({ view, log, stateId }).toEqual({
      ...{ view: before.view, log: before.log, stateId: before.stateId },
    });
  }));

test('shows a new message and a changed one', () =>
  withMatch(async (test) => {
    const { server } = test;
    for (const line of [chatLine('a'), chatLine('b'), chatLine('a', { text: '', removedBy: 'host' })])
      server.send('chat', line);
    const { chat } = await waitForSnapshot(test.client, ({ chat: [first] }) => first?.removedBy === 'host');
    expect(chat).toEqual([chatLine('a', { text: '', removedBy: 'host' }), chatLine('b')]);
  }));

test('points at the map, and passes on where players point', () =>
  withMatch(async (test) => {
    const { client, server } = test;
    const before = client.getSnapshot();
    const received: unknown[] = [];
    const stop = client.onSignal((signal) => received.push(signal));
    expect(await client.sendSignal({ district: 'temple', from: 'dowgate' })).toEqual({ ok: true });
    server.send('signal', { seat: 2, district: 'aldgate' });
    await receiveAll(test);
    stop();
    server.send('signal', { seat: 2, district: 'temple' });
    await receiveAll(test);
    expect(received).toEqual([
      { seat: server.seat, district: 'temple', from: 'dowgate' },
      { seat: 2, district: 'aldgate' },
    ]);
    const { view, stateId, chat } = client.getSnapshot();
    expect({ view, stateId, chat }).toEqual({
      view: before.view,
      stateId: before.stateId,
      chat: before.chat,
    });
  }));

test('fetches the messages before the first known one, page by page', () =>
  withMatch(
    async (test) => {
      const { client, server } = test;
      expect([chatIds(test), client.getSnapshot().chatHasMore]).toEqual(['de', true]);
      await client.loadEarlierChat();
      expect([chatIds(test), client.getSnapshot().chatHasMore]).toEqual(['bcde', true]);
      await client.loadEarlierChat();
      expect([chatIds(test), client.getSnapshot().chatHasMore]).toEqual(['abcde', false]);
      expect(server.received).toEqual([
        { event: 'chat-history', payload: { before: 'd', limit: 50 } },
        { event: 'chat-history', payload: { before: 'b', limit: 50 } },
      ]);
    },
    { chat: CHAT },
  ));

test('keeps the known messages if the server refuses earlier ones', () =>
  withMatch(
    async (test) => {
      test.server.refuseRequests('unavailable');
      await test.client.loadEarlierChat();
      expect(chatIds(test)).toBe('de');
      expect(requestCount(test, 'chat-history')).toBe(1);
    },
    { chat: CHAT },
  ));

test('requests no earlier messages if there are none', () =>
  withMatch(async (test) => {
    await test.client.loadEarlierChat();
    await sendAll(test);
    expect(requestCount(test, 'chat-history')).toBe(0);
  }));

test('keeps the loaded messages when the server sends the same seat the newest ones again', () =>
  withMatch(
    async (test) => {
      await test.client.loadEarlierChat();
      test.server.changeSync({ wasKicked: true });
      test.client.reconnect();
      await waitForSnapshot(test.client, ({ wasKicked }) => wasKicked);
      expect(chatIds(test)).toBe('bcde');
    },
    { chat: CHAT },
  ));

test.each([
  ['another seat', { mySeat: null }],
  ['the end of the game', { match: matchSummary({ status: 'finished' }) }],
] as const)('drops the loaded messages after %s, because other messages are visible', (_, changes) =>
  withMatch(
    async (test) => {
      await test.client.loadEarlierChat();
      test.server.changeSync({ ...changes, wasKicked: true });
      test.client.reconnect();
      const { chatHasMore } = await waitForSnapshot(test.client, ({ wasKicked }) => wasKicked);
      expect([chatIds(test), chatHasMore]).toEqual(['de', true]);
    },
    { chat: CHAT },
  ),
);

test.each([
  ['mute', ''],
  ['unmute', ''],
  ['block', ''],
  ['report', 'de'],
  ['remove', 'de'],
  ['list-muted', 'de'],
] as const)('sends the moderation %s, and keeps the messages "%s"', (type, kept) =>
  withMatch(
    async (test) => {
      const { client, server } = test;
      const action =
        type === 'list-muted'
          ? ({ type } as const)
          : type === 'unmute'
            ? ({ type, handle: 'ben' } as const)
            : ({ type, lineId: 'd' } as const);
      expect(await client.moderateChat(action)).toEqual({ ok: true, muted: [] });
      expect(server.received).toEqual([{ event: 'moderate', payload: action }]);
      expect(chatIds(test)).toBe(kept);
      expect(client.getSnapshot().chatHasMore).toBe(kept !== '');
    },
    { chat: CHAT },
  ),
);

test('sends messages and commands, and passes on the answers', () =>
  withMatch(async ({ client, server }) => {
    expect(await client.sendChat({ text: 'Mind the bakery' })).toMatchObject({
      ok: true,
      line: { text: 'Mind the bakery' },
    });
    expect(await client.sendCommand({ type: 'propose', kind: 'pause' })).toEqual({ ok: true });
    server.refuseRequests('stale');
    expect(await client.sendCommand({ type: 'leave' })).toMatchObject({ ok: false, code: 'stale' });
    expect(server.received).toEqual([
      { event: 'chat', payload: { text: 'Mind the bakery' } },
      { event: 'table-command', payload: { type: 'propose', kind: 'pause' } },
      { event: 'table-command', payload: { type: 'leave' } },
    ]);
  }));

test('refuses requests at once while it is not connected', () =>
  withMatch(async (test) => {
    const { client, server, close } = test;
    const gone = server.waitForDisconnect();
    close();
    await gone;
    expect(await client.sendChat({ text: 'Hello' })).toMatchObject({ ok: false, code: 'internal-error' });
    expect(await client.sendCommand({ type: 'leave' })).toMatchObject({ ok: false });
    expect(await client.moderateChat({ type: 'list-muted' })).toMatchObject({ ok: false });
    expect(await client.fetchView(2)).toBeNull();
    client.reportVisibility(true);
    const leave = client.subscribe(() => undefined);
    await waitForSnapshot(client, isLive);
    await sendAll(test);
    expect(server.received).toEqual([{ event: 'visibility', payload: { hidden: false } }]);
    leave();
  }));

test(
  'gives up a request after a minute without an answer',
  withFakeTimers(() =>
    withMatch(async ({ client, server }) => {
      server.ignoreRequests();
      const sent = client.sendCommand({ type: 'leave' });
      await server.waitForMessage('table-command');
      jest.advanceTimersByTime(60_000);
      expect(await sent).toMatchObject({ ok: false, code: 'stale' });
    }),
  ),
);

test('reports whether the page is hidden', () =>
  withMatch(async ({ client, server }) => {
    client.reportVisibility(true);
    expect(await server.waitForMessage('visibility')).toMatchObject({ payload: { hidden: true } });
  }));

test('estimates the time of the server', () =>
  withMatch(async ({ client, server }) => {
    const serverTime = Date.now() + 3_600_000;
    server.send('update', { ...server.playMove(), serverTime });
    await waitForSnapshot(client, ({ stateId }) => stateId === server.stateId());
    expect(client.serverNow()).toBeGreaterThanOrEqual(serverTime);
    expect(client.serverNow()).toBeLessThan(serverTime + 1_800_000);
    server.changeSync({ serverTime: serverTime + 3_600_000, wasKicked: true });
    client.reconnect();
    await waitForSnapshot(client, ({ wasKicked }) => wasKicked);
    expect(client.serverNow()).toBeGreaterThanOrEqual(serverTime + 3_600_000);
  }));

test('requests the log and the table events before the first known ones', () =>
  withMatch(async ({ client, server }) => {
    const before = client.getSnapshot().log[0]?.stateId;
    await client.loadEarlier();
    expect(server.received).toEqual([
      { event: 'history', payload: { before, beforeTableEvent: 0, limit: 100 } },
    ]);
  }));

test('requests no history before the start', async () => {
  const server = await startTableServer();
  server.changeSync({ frame: null, tableState: null, log: [] });
  const client = connectMatch(server);
  const leave = client.subscribe(() => undefined);
  await waitForSnapshot(client, ({ match }) => match !== null);
  await client.loadEarlier();
  await sendAll({ client, server });
  expect(server.received.map(({ event }) => event)).toEqual(['visibility']);
  leave();
  await server.stop();
});

test('keeps the log if the server refuses the history', () =>
  withMatch(async ({ client, server }) => {
    const { log } = client.getSnapshot();
    server.refuseRequests('unavailable');
    await client.loadEarlier();
    expect(client.getSnapshot().log).toEqual(log);
    expect(server.received).toHaveLength(1);
  }));

test('takes over the former owners that a sync brings for known moves', () =>
  withMatch(async ({ client, server }) => {
    const { log } = client.getSnapshot();
    const last = log.at(-1);
    if (last === undefined) throw new Error('There is a move');
    const left: LogEntry = {
      ...last,
      formerOwners: [{ seat: 1, name: 'Ben', stateId: last.stateId, version: 1 }],
    };
    server.changeSync({ log: [left], wasKicked: true });
    client.reconnect();
    const shown = await waitForSnapshot(client, ({ wasKicked }) => wasKicked);
    expect(shown.log).toEqual([...log.slice(0, -1), left]);
  }));

/** Sends the end of the game to the page. */
async function endGame({ client, server }: MatchTest): Promise<void> {
  server.send('update', server.playToEnd());
  await waitForSnapshot(client, ({ view }) => view?.result !== null);
}

test('fetches the messages again after the end, because players then see those of the spectators', () =>
  withMatch(
    async (test) => {
      await test.client.loadEarlierChat();
      await endGame(test);
      expect(await test.server.waitForMessage('chat-history', 2)).toEqual({
        event: 'chat-history',
        payload: { limit: 50 },
      });
      await receiveAll(test);
      expect(chatIds(test)).toBe('de');
    },
    { chat: CHAT },
  ));

test('does not fetch the messages of a spectator again after the end', () =>
  withMatch(async (test) => {
    test.server.changeSync({ mySeat: null });
    test.client.reconnect();
    await waitForSnapshot(test.client, ({ mySeat }) => mySeat === null);
    await endGame(test);
    await sendAll(test);
    expect(requestCount(test, 'chat-history')).toBe(0);
  }));

test('does not fetch the messages again while the game runs', () =>
  withMatch(async (test) => {
    test.server.send('update', test.server.playMove());
    await receiveAll(test);
    await sendAll(test);
    expect(requestCount(test, 'chat-history')).toBe(0);
  }));
