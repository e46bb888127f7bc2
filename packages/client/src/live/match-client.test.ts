import type { Action } from '@great-fire/game';
import { reachableDistricts } from '@great-fire/game';
import type { TableLogEntry } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { MatchClient } from './match-client';
import type { MatchSnapshot } from './snapshot';
import type { TableServer } from '../testing/table-server';
import { startTableServer } from '../testing/table-server';
import { waitForSnapshot } from '../testing/wait-for-snapshot';

const isLive = ({ connection, view }: MatchSnapshot) => connection === 'connected' && view !== null;

/** Runs a test with a server and a subscribed client. */
async function withClient(
  run: (client: MatchClient, server: TableServer) => Promise<void>,
  events: readonly TableLogEntry[] = [],
): Promise<void> {
  const server = await startTableServer(events);
  const client = new MatchClient({ match: server.match, url: server.url });
  const unsubscribe = client.subscribe(() => undefined);
  try {
    await waitForSnapshot(client, isLive);
    await run(client, server);
  } finally {
    unsubscribe();
    await server.stop();
  }
}

function legalMove(client: MatchClient): Action {
  const { view } = client.getSnapshot();
  const from = view?.seats[view.turn.seat]?.pawn ?? null;
  if (view === null || from === null) throw new Error('The pawn is not on the board');
  const [step] = reachableDistricts(view, 'pawn', from, 1);
  if (step === undefined) throw new Error('The pawn cannot move');
  return { type: 'move-pawn', to: step.to };
}

test('receives the table, the seat and the log on connect', () =>
  withClient(async (line, server) => {
    const { match, mySeat, view, log, stateId } = line.getSnapshot();
    expect(match?.tableName).toBe('Fish Street Hill');
    expect(mySeat).toBe(server.seat);
    expect(view?.turn.step).toBe('act');
    expect(log.at(-1)?.stateId).toBe(stateId);
  }));

test('returns the same snapshot object until something changes', () =>
  withClient(async (line) => {
    const before = line.getSnapshot();
    expect(line.getSnapshot()).toBe(before);
    await line.act(legalMove(line));
    expect(line.getSnapshot()).not.toBe(before);
  }));

test('resolves an accepted move once its state is in the snapshot', () =>
  withClient(async (line) => {
    const action = legalMove(line);
    const answer = await line.act(action);
    const { view, stateId, isSending } = line.getSnapshot();
    expect(answer).toEqual({ ok: true, stateId });
    expect(view?.turn.points).toBe(3);
    expect(isSending).toBe(false);
  }));

test('resolves a refused move with rule and reason, without a change of state', () =>
  withClient(async (line) => {
    const { stateId } = line.getSnapshot();
    const answer = await line.act({ type: 'move-pawn', to: 'pudding-lane' });
    expect(answer).toMatchObject({ ok: false, rule: 'ACT-2', reason: 'pudding-lane-closed' });
    expect(line.getSnapshot().stateId).toBe(stateId);
  }));

test('sends a move again with the same id if its answer is lost, and the move counts once', () =>
  withClient(async (line, server) => {
    const { stateId } = line.getSnapshot();
    server.dropNextAck();
    const answer = await line.act(legalMove(line));
    expect(answer).toEqual({ ok: true, stateId: stateId + 1 });
    expect(server.receivedMoves).toHaveLength(2);
    expect(server.receivedMoves[1]).toEqual(server.receivedMoves[0]);
    expect(line.getSnapshot().view?.turn.points).toBe(3);
  }));

test('reconnects after a disconnect', () =>
  withClient(async (line, server) => {
    server.dropNextAck();
    const moved = line.act(legalMove(line));
    await waitForSnapshot(line, (snapshot) => snapshot.connection === 'reconnecting');
    await waitForSnapshot(line, isLive);
    await expect(moved).resolves.toMatchObject({ ok: true });
    expect(server.socketCount()).toBe(1);
  }));

test('follows a `reconnect` message without showing a disconnect, and a pending move counts once', () =>
  withClient(async (line, server) => {
    const lines = new Set<string>();
    const leave = line.subscribe(() => lines.add(line.getSnapshot().connection));
    const gone = server.waitForDisconnect();
    const { stateId } = line.getSnapshot();
    server.announceMoving();
    const moved = line.act(legalMove(line));
    await gone;
    await expect(moved).resolves.toEqual({ ok: true, stateId: stateId + 1 });
    // The move may be answered before the socket reconnects, which the snapshot does not show.
    await waitFor('the socket to be back', () => server.socketCount() > 0);
    expect(server.socketCount()).toBe(1);
    expect([...lines]).toEqual(['connected']);
    leave();
  }));

test('fetches the log before the first known entry', () =>
  withClient(async (line) => {
    const [first] = line.getSnapshot().log;
    expect(first?.stateId).toBeGreaterThan(1);
    await line.loadEarlier();
    expect(line.getSnapshot().log[0]?.stateId).toBe(1);
  }));

test('fetches the table events before the first known one with the log, each once', () => {
  const ids = ({ tableLog }: MatchSnapshot) => tableLog.map(({ id }) => id);
  const events = [1, 2, 3, 4].map((id): TableLogEntry => ({
    ...{ id, stateId: id, at: 0, event: { type: 'resumed', by: 1 } },
  }));
  return withClient(async (line) => {
    expect(ids(line.getSnapshot())).toEqual([3, 4]);
    await line.loadEarlier();
    expect(ids(line.getSnapshot())).toEqual([1, 2, 3, 4]);
    await line.loadEarlier();
    expect(ids(line.getSnapshot())).toEqual([1, 2, 3, 4]);
  }, events);
});

test('resolves pending requests with a refusal when the connection is lost', () =>
  withClient(async (line, server) => {
    const before = line.getSnapshot().log;
    server.dropNextAck();
    await line.loadEarlier();
    expect(line.getSnapshot().log).toEqual(before);
    await waitForSnapshot(line, isLive);
    server.dropNextAck();
    await expect(line.sendChat({ text: 'Mind the bakery' })).resolves.toMatchObject({ ok: false });
    await waitForSnapshot(line, isLive);
    server.dropNextAck();
    await expect(line.sendCommand({ type: 'leave' })).resolves.toMatchObject({ ok: false, code: 'stale' });
  }));

test('disconnects without listeners and reconnects for the next one', () =>
  withClient(async (_, server) => {
    const line = new MatchClient({ match: server.match, url: server.url });
    await waitForSnapshot(line, isLive);
    await server.waitForDisconnect();
    expect(server.socketCount()).toBe(1);
    await waitForSnapshot(line, isLive);
    expect(line.getSnapshot().view?.turn.step).toBe('act');
  }));

test('keeps a loaded table and retries after any refusal', () =>
  withClient(async (line, server) => {
    server.rejectConnections('not-found');
    server.dropNextAck();
    const moved = line.act(legalMove(line));
    const { view } = await waitForSnapshot(line, ({ connectError }) => connectError?.code === 'not-found');
    expect(view?.turn.step).toBe('act');
    server.acceptConnections();
    await expect(moved).resolves.toMatchObject({ ok: true });
    expect(line.getSnapshot().connection).toBe('connected');
  }));

test('closes with the error when the server refuses an unloaded table', async () => {
  const server = await startTableServer();
  server.rejectConnections('not-found');
  const line = new MatchClient({ match: server.match, url: server.url });
  try {
    const { connectError } = await waitForSnapshot(line, (snapshot) => snapshot.connection === 'refused');
    expect(connectError?.code).toBe('not-found');
  } finally {
    await server.stop();
  }
});
