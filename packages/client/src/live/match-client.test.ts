import type { TableLogEntry } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { startTableServer } from '../testing/table-server';
import { waitForSnapshot } from '../testing/wait-for-snapshot';
import { connectMatch, isLive, legalMove, receiveAll, withMatch } from '../testing/with-match';
import type { MatchSnapshot } from './snapshot';

test('receives the table, the seat and the log on connect', () =>
  withMatch(async ({ client, server }) => {
    const { match, mySeat, view, log, stateId } = client.getSnapshot();
    expect(match?.tableName).toBe('Fish Street Hill');
    expect(mySeat).toBe(server.seat);
    expect(view?.turn.step).toBe('act');
    expect(log.at(-1)?.stateId).toBe(stateId);
  }));

test('returns the same snapshot object until something changes', () =>
  withMatch(async ({ client }) => {
    const before = client.getSnapshot();
    expect(client.getSnapshot()).toBe(before);
    await client.act(legalMove(client));
    expect(client.getSnapshot()).not.toBe(before);
  }));

test('notifies no subscriber of a message without a change', () =>
  withMatch(async ({ client, server }) => {
    let changes = 0;
    const leave = client.subscribe(() => {
      changes += 1;
    });
    server.send('lobby', { id: 'othertab22', match: null }); // for other pages
    await receiveAll({ client, server }); // one change
    expect(changes).toBe(1);
    leave();
  }));

test('resolves an accepted move once its state is in the snapshot', () =>
  withMatch(async ({ client }) => {
    const action = legalMove(client);
    const answer = await client.act(action);
    const { view, stateId, isSending } = client.getSnapshot();
    expect(answer).toEqual({ ok: true, stateId });
    expect(view?.turn.points).toBe(3);
    expect(isSending).toBe(false);
  }));

test('resolves a refused move with rule and reason, without a change of state', () =>
  withMatch(async ({ client }) => {
    const { stateId } = client.getSnapshot();
    const answer = await client.act({ type: 'move-pawn', to: 'pudding-lane' });
    expect(answer).toMatchObject({ ok: false, rule: 'ACT-2', reason: 'pudding-lane-closed' });
    expect(client.getSnapshot().stateId).toBe(stateId);
  }));

test('sends a move again with the same id if its answer is lost, and the move counts once', () =>
  withMatch(async ({ client, server }) => {
    const { stateId } = client.getSnapshot();
    server.dropNextAck();
    const answer = await client.act(legalMove(client));
    expect(answer).toEqual({ ok: true, stateId: stateId + 1 });
    expect(server.receivedMoves).toHaveLength(2);
    expect(server.receivedMoves[1]).toEqual(server.receivedMoves[0]);
    expect(client.getSnapshot().view?.turn.points).toBe(3);
  }));

test('reconnects after a disconnect', () =>
  withMatch(async ({ client, server }) => {
    server.dropNextAck();
    const moved = client.act(legalMove(client));
    await waitForSnapshot(client, (snapshot) => snapshot.connection === 'reconnecting');
    await waitForSnapshot(client, isLive);
    await expect(moved).resolves.toMatchObject({ ok: true });
    expect(server.socketCount()).toBe(1);
  }));

test('follows a `reconnect` message without showing a disconnect, and a pending move counts once', () =>
  withMatch(async ({ client, server }) => {
    const lines = new Set<string>();
    const leave = client.subscribe(() => lines.add(client.getSnapshot().connection));
    const gone = server.waitForDisconnect();
    const { stateId } = client.getSnapshot();
    server.announceMoving();
    const moved = client.act(legalMove(client));
    await gone;
    await expect(moved).resolves.toEqual({ ok: true, stateId: stateId + 1 });
    // The move may be answered before the socket reconnects, which the snapshot does not show.
    await waitFor('the socket to be back', () => server.socketCount() > 0);
    expect(server.socketCount()).toBe(1);
    expect([...lines]).toEqual(['connected']);
    leave();
  }));

test('fetches the log before the first known entry', () =>
  withMatch(async ({ client }) => {
    const [first] = client.getSnapshot().log;
    expect(first?.stateId).toBeGreaterThan(1);
    await client.loadEarlier();
    expect(client.getSnapshot().log[0]?.stateId).toBe(1);
  }));

test('fetches the table events before the first known one with the log, each once', () => {
  const ids = ({ tableLog }: MatchSnapshot) => tableLog.map(({ id }) => id);
  const events = [1, 2, 3, 4].map((id): TableLogEntry => ({
    ...{ id, stateId: id, at: 0, event: { type: 'resumed', by: 1 } },
  }));
  return withMatch(
    async ({ client }) => {
      expect(ids(client.getSnapshot())).toEqual([3, 4]);
      await client.loadEarlier();
      expect(ids(client.getSnapshot())).toEqual([1, 2, 3, 4]);
      await client.loadEarlier();
      expect(ids(client.getSnapshot())).toEqual([1, 2, 3, 4]);
    },
    { events },
  );
});

test('resolves pending requests with a refusal when the connection is lost', () =>
  withMatch(async ({ client, server }) => {
    const before = client.getSnapshot().log;
    server.dropNextAck();
    await client.loadEarlier();
    expect(client.getSnapshot().log).toEqual(before);
    await waitForSnapshot(client, isLive);
    server.dropNextAck();
    await expect(client.sendChat({ text: 'Mind the bakery' })).resolves.toMatchObject({ ok: false });
    await waitForSnapshot(client, isLive);
    server.dropNextAck();
    await expect(client.sendCommand({ type: 'leave' })).resolves.toMatchObject({ ok: false, code: 'stale' });
  }));

test('disconnects without listeners and reconnects for the next one', () =>
  withMatch(async ({ server }) => {
    const client = connectMatch(server);
    await waitForSnapshot(client, isLive);
    await server.waitForDisconnect();
    expect(server.socketCount()).toBe(1);
    await waitForSnapshot(client, isLive);
    expect(client.getSnapshot().view?.turn.step).toBe('act');
  }));

test('keeps a loaded table and retries after any refusal', () =>
  withMatch(async ({ client, server }) => {
    server.rejectConnections('not-found');
    server.dropNextAck();
    const moved = client.act(legalMove(client));
    const { view } = await waitForSnapshot(client, ({ connectError }) => connectError?.code === 'not-found');
    expect(view?.turn.step).toBe('act');
    server.acceptConnections();
    await expect(moved).resolves.toMatchObject({ ok: true });
    expect(client.getSnapshot().connection).toBe('connected');
  }));

test('closes with the error when the server refuses an unloaded table', async () => {
  const server = await startTableServer();
  server.rejectConnections('not-found');
  const client = connectMatch(server);
  try {
    const { connectError } = await waitForSnapshot(client, (snapshot) => snapshot.connection === 'refused');
    expect(connectError?.code).toBe('not-found');
  } finally {
    await server.stop();
  }
});
