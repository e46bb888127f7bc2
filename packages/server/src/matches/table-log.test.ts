/** Table events are paged together with the moves, and former owners keep their names however many events follow. */
import type { LogEntry, TimeControl, TableLogEntry } from '@great-fire/protocol';
import { TestClient, createTestTable, playMoves, type TestSocket } from '../../testing';
import { sharedServer } from '../../testing/shared-server';
import { waitForAll, sendCommand } from '../../testing/table-commands';

const server = sharedServer();

const OPEN: TimeControl = { clock: { kind: 'none' }, timeoutAction: 'open-seat' };
const SYNC_BYTES = 20 * 1024;

interface History {
  readonly log: readonly LogEntry[];
  readonly tableLog: readonly TableLogEntry[];
}

/** Leaves and returns `times` times. Each round stores two events. */
async function leaveAndReturn(socket: TestSocket, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const command of ['leave', 'return'] as const)
      expect(await sendCommand(socket, { type: command })).toEqual({ ok: true });
}

/** Leaves a seat and lets a new client take it. */
async function replaceOwner(url: string, match: string, from: TestSocket, name: string): Promise<TestSocket> {
  expect(await sendCommand(from, { type: 'leave' })).toEqual({ ok: true });
  const taker = new TestClient(url);
  const claimed = await taker.request('POST', `/api/matches/${match}/seats`, { name, seat: 0 });
  expect(claimed.status).toBe(201);
  const socket = taker.connect({ match });
  await socket.waitForSync();
  return socket;
}

/** Reads the whole history of a socket: its sync and all earlier pages. */
async function readWholeHistory(socket: TestSocket, limit: number): Promise<History> {
  let { log, tableLog }: History = await socket.waitForSync();
  for (;;) {
    const [before = 0, beforeTableEvent = 0] = [log[0]?.stateId, tableLog[0]?.id];
    const page = await socket.emitWithAck('history', { before, beforeTableEvent, limit });
    const { log: moves = [], tableLog: events = [] } = page;
    if (!page.ok || moves.length + events.length === 0) return { log, tableLog };
    expect(Math.max(moves.length, events.length)).toBeLessThanOrEqual(limit);
    log = [...moves, ...log];
    tableLog = [...events, ...tableLog];
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('a late client reads back to the first move and event, each once, with the former owners', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url, { timeControl: OPEN });
  const { matchId, spectator } = party;
  const [ann, ben, cat] = party.sockets;
  if (ann === undefined || ben === undefined || cat === undefined) throw new Error('Nobody sits there');
  await leaveAndReturn(ben, 1);
  await playMoves(party, 'with Ann', 20);
  const last = ann.stateId;
  const dan = await replaceOwner(url, matchId, ann, 'Dan');
  // Dan makes no move, so the log names only Ann as the former owner.
  const eve = await replaceOwner(url, matchId, dan, 'Eve');
  const seat = [{ seat: 0, name: 'Ann', stateId: last, version: 4 }];
  const now = { ...party, sockets: [eve, ben, cat] };
  await waitForAll(now, ({ log }) => log.at(-1)?.formerOwners !== undefined);
  expect(ben.latestSync?.log.at(-1)).toMatchObject({ stateId: last, formerOwners: seat });
  await playMoves(now, 'with Eve', 60);
  await leaveAndReturn(ben, 20);

  const late = new TestClient(url).connect({ match: matchId });
  const shown = await late.waitForSync();
  expect(Math.max(...late.frames.map((frame) => Buffer.byteLength(frame)))).toBeLessThan(SYNC_BYTES);
  // The events in the first sync no longer contain Ann's.
  expect(shown.tableLog.every(({ id, stateId }) => id > 6 && stateId === late.stateId)).toBe(true);
  for (const [socket, limit] of [
    [late, 7],
    [spectator.socket, 200],
    [eve, 30],
  ] as const) {
    await socket.emitWithAck('sync').then(({ sync = null }) => (socket.latestSync = sync));
    const { log, tableLog } = await readWholeHistory(socket, limit);
    expect(log.map(({ stateId }) => stateId)).toEqual(upTo(late.stateId));
    expect(tableLog.map(({ id }) => id)).toEqual(upTo(2 + 4 + 40));
    expect(tableLog).toEqual(await storage.tableState.events(matchId, 100));
    expect(log.filter(({ formerOwners }) => formerOwners !== undefined)).toMatchObject([
      { stateId: last, formerOwners: seat },
    ]);
  }
  for (const socket of [late, dan, eve]) socket.close();
  party.close();
});

test('a history request without `beforeTableEvent` returns no events; ids above the limit are rejected', async () => {
  const { url } = server();
  const party = await createTestTable(url, { timeControl: OPEN });
  const [ann] = party.sockets;
  if (ann === undefined) throw new Error('Nobody sits there');
  await leaveAndReturn(ann, 1);
  const before = ann.stateId;
  expect(await ann.emitWithAck('history', { before, limit: 1 })).toMatchObject({ ok: true, tableLog: [] });
  for (const beforeTableEvent of [-1, 0.5, 2 ** 31, null])
    expect(await ann.emitWithAck('history', { before, beforeTableEvent, limit: 1 })).toMatchObject({
      code: 'bad-request',
      field: 'beforeTableEvent',
    });
  expect(await ann.emitWithAck('history', { before: 2 ** 31, limit: 1 })).toMatchObject({
    code: 'bad-request',
    field: 'before',
  });
  party.close();
});
