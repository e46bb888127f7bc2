/** What happened at a table beside its moves comes in pages with them, and names are right however much happened since. */
import type { LogEntry, Pace, TableEntry } from '@great-fire/protocol';
import { Guest, gather, playOn, withServer } from '../../testing';
import type { TableSocket } from '../../testing';
import { allSee, wish } from '../../testing/consent';

const OPEN: Pace = { clock: { kind: 'none' }, timeOut: 'open-seat' };
const SYNC_BYTES = 20 * 1024;

interface Known {
  readonly log: readonly LogEntry[];
  readonly tableLog: readonly TableEntry[];
}

/** Goes and comes back, so many times over: two events each. */
async function waver(socket: TableSocket, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const word of ['leave', 'return'] as const)
      expect(await wish(socket, { do: word })).toEqual({ ok: true });
}

/** Leaves a seat to somebody new. */
async function handOver(url: string, match: string, from: TableSocket, name: string): Promise<TableSocket> {
  expect(await wish(from, { do: 'leave' })).toEqual({ ok: true });
  const taker = new Guest(url);
  const given = await taker.ask('POST', `/api/matches/${match}/seats`, { name, seat: 0 });
  expect(given.status).toBe(201);
  const socket = taker.connect({ match });
  await socket.ready();
  return socket;
}

/** All that a page knows at first and by asking for what was before, until there is nothing more. */
async function readBack(socket: TableSocket, limit: number): Promise<Known> {
  let { log, tableLog }: Known = await socket.ready();
  for (;;) {
    const [before = 0, tableBefore = 0] = [log[0]?.stateId, tableLog[0]?.id];
    const page = await socket.ask('history', { before, tableBefore, limit });
    const { log: moves = [], tableLog: events = [] } = page;
    if (!page.ok || moves.length + events.length === 0) return { log, tableLog };
    expect(Math.max(moves.length, events.length)).toBeLessThanOrEqual(limit);
    log = [...moves, ...log];
    tableLog = [...events, ...tableLog];
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test(
  'whoever comes late reads back to the first move and the first event, each once, and whose moves were whose',
  withServer(async ({ url, storage }) => {
    const party = await gather(url, { pace: OPEN });
    const { matchId, watcher } = party;
    const [ann, ben, cat] = party.sockets;
    if (ann === undefined || ben === undefined || cat === undefined) throw new Error('Nobody sits there');
    await waver(ben, 1);
    await playOn(party, 'with Ann', 20);
    const last = ann.stateId;
    const dan = await handOver(url, matchId, ann, 'Dan');
    // Dan makes no move: in those before there was Ann.
    const eve = await handOver(url, matchId, dan, 'Eve');
    const seat = [{ seat: 0, name: 'Ann', stateId: last, version: 4 }];
    const now = { ...party, sockets: [eve, ben, cat] };
    await allSee(now, ({ log }) => log.at(-1)?.lastOf !== undefined);
    expect(ben.latest?.log.at(-1)).toMatchObject({ stateId: last, lastOf: seat });
    await playOn(now, 'with Eve', 60);
    await waver(ben, 20);

    const late = new Guest(url).connect({ match: matchId });
    const shown = await late.ready();
    expect(Math.max(...late.frames.map((frame) => Buffer.byteLength(frame)))).toBeLessThan(SYNC_BYTES);
    // The events that everybody is shown first tell nothing of Ann any more.
    expect(shown.tableLog.every(({ id, stateId }) => id > 6 && stateId === late.stateId)).toBe(true);
    for (const [socket, limit] of [
      [late, 7],
      [watcher.socket, 200],
      [eve, 30],
    ] as const) {
      await socket.ask('sync').then(({ sync = null }) => (socket.latest = sync));
      const { log, tableLog } = await readBack(socket, limit);
      expect(log.map(({ stateId }) => stateId)).toEqual(upTo(late.stateId));
      expect(tableLog.map(({ id }) => id)).toEqual(upTo(2 + 4 + 40));
      expect(tableLog).toEqual(await storage.conduct.events(matchId, 100));
      expect(log.filter(({ lastOf }) => lastOf !== undefined)).toMatchObject([
        { stateId: last, lastOf: seat },
      ]);
    }
    for (const socket of [late, dan, eve]) socket.close();
    party.close();
  }),
);

test(
  'a page that asks for moves alone is told of moves alone; no state and no event is beyond what a storage can count',
  withServer(async ({ url }) => {
    const party = await gather(url, { pace: OPEN });
    const [ann] = party.sockets;
    if (ann === undefined) throw new Error('Nobody sits there');
    await waver(ann, 1);
    const before = ann.stateId;
    expect(await ann.ask('history', { before, limit: 1 })).toMatchObject({ ok: true, tableLog: [] });
    for (const tableBefore of [-1, 0.5, 2 ** 31, null])
      expect(await ann.ask('history', { before, tableBefore, limit: 1 })).toMatchObject({
        ...{ code: 'bad-request', field: 'tableBefore' },
      });
    expect(await ann.ask('history', { before: 2 ** 31, limit: 1 })).toMatchObject({
      ...{ code: 'bad-request', field: 'before' },
    });
    party.close();
  }),
);
