/** The quotas of what an address may add to the storage, on the real server with an adjustable clock. */
import type { SeatClaim, TimeControl } from '@great-fire/protocol';
import {
  TestClient,
  activePlayer,
  createTestTable,
  openSoloTable,
  playMoves,
  randomAction,
  seededRandom,
  withServer,
} from '../../testing';
import { sendCommand } from '../../testing/table-commands';
import { CacheRegistry } from '../shared/cache-registry';
import { createResourceLimits } from './resource-limits';
import { WriteQuota } from './write-quota';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const START = 1_700_000_000_000;
const LONGEST_NOTE = '火'.repeat(2000); // three bytes each
const SCALE = 1 / 240; // of the quotas, so that the test takes seconds; the bound is scaled too
const BOUND_BYTES = 200_000_000 * SCALE;

const { writeBurstBytes, writeBytesPerDay } = createResourceLimits(1);

/** Sends until a rejection by the quota. Resolves to the number of accepted requests. */
async function untilRejected(send: () => Promise<{ readonly isRejected: boolean }>): Promise<number> {
  for (let sent = 0; ; sent += 1) if ((await send()).isRejected) return sent;
}

const toNullIfRejected = (error: unknown): null => {
  if (String(error).includes('too-many-requests')) return null;
  throw error;
};

const isOverQuota = ({ status }: { readonly status: number }) => ({ isRejected: status === 429 });

test('a day of the heaviest legal writing of one address stays under 200 MB, at the scale of the test', async () => {
  let at = START;
  await withServer(
    async ({ url, storage }) => {
      const random = seededRandom('a day');
      const emptyBytes = await storage.retention.size();
      let table = await createTestTable(url);
      const counts = { notes: 0, tables: 0, lines: 0, moves: 0 };
      for (; at <= START + DAY_MS; at += DAY_MS / 4) {
        counts.moves += await untilRejected(async () => {
          if (table.sockets[0]?.latestSync?.frame?.view.result !== null) {
            const next = await createTestTable(url).catch(toNullIfRejected);
            if (next === null) return { isRejected: true };
            table.close();
            table = next;
          }
          const { socket, view } = activePlayer(table);
          const { ok, code, stateId = 0 } = await socket.move(randomAction(view, random));
          if (ok) await Promise.all(table.sockets.map((one) => one.waitForState(stateId)));
          return { isRejected: code === 'too-many-requests' };
        });
        counts.lines += await untilRejected(async () => {
          const ack = await table.sockets[0]?.emitWithAck('chat', { text: '火'.repeat(500) });
          return { isRejected: ack?.code === 'too-many-requests' };
        });
        // A new guest for each note, because each person has a quota too.
        counts.notes += await untilRejected(async () => {
          const guest = new TestClient(url);
          const opened = await guest.request<SeatClaim>('POST', '/api/matches', newTableBody('火'.repeat(8)));
          if (opened.status !== 201) return isOverQuota(opened);
          const path = `/api/matches/${opened.body.match.id}/note`;
          return isOverQuota(await guest.request('PUT', path, { text: LONGEST_NOTE, version: null }));
        });
        counts.tables += await untilRejected(async () =>
          isOverQuota(await new TestClient(url).request('POST', '/api/matches', newTableBody('Cat'))),
        );
      }
      expect(Math.min(counts.notes, counts.lines)).toBeGreaterThan(0);
      expect(counts.moves).toBeGreaterThan(100);
      expect((await storage.retention.size()) - emptyBytes).toBeLessThan(BOUND_BYTES);
      table.close();
    },
    {
      now: () => at,
      resourceLimits: {
        writeBurstBytes: writeBurstBytes * SCALE,
        writeBytesPerDay: writeBytesPerDay * SCALE,
      },
    },
  )();
});

const newTableBody = (name: string) => ({
  name,
  tableName: name,
  players: 3,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  private: false,
});

test('notes and chat use up no move', async () => {
  await withServer(
    async ({ url }) => {
      const table = await createTestTable(url);
      const accepted = await untilRejected(async () => {
        const ack = await table.sockets[0]?.emitWithAck('chat', { text: 'hello' });
        return { isRejected: ack?.code === 'too-many-requests' };
      });
      expect(accepted).toBeGreaterThan(0);
      expect(await playMoves(table, 'after the last line', 10)).toBe(10);
      table.close();
    },
    { resourceLimits: { writeBurstBytes: 400_000, writeBytesPerDay: 0 } },
  )();
});

const perTurn = (timeoutAction: TimeControl['timeoutAction']): TimeControl => ({
  clock: { kind: 'per-turn', seconds: 15 },
  timeoutAction,
});

test('bots and stand-ins wait while the address of the only person is over its quota', async () => {
  let at = START;
  await withServer(
    async ({ url, storage, applyDeadlines, scanForBots, whenBotsWait }) => {
      const { socket, matchId } = await openSoloTable(url, { timeControl: perTurn('bot-turn') });
      const stateAfterBots = async () => {
        await whenBotsWait();
        return (await storage.matches.find(matchId))?.stateId ?? 0;
      };
      const missTurns = async () => {
        for (let previous = -1, stateId = await stateAfterBots(); previous !== stateId;) {
          previous = stateId;
          at += MINUTE_MS;
          await applyDeadlines();
          stateId = await stateAfterBots();
        }
      };
      await missTurns();
      const moves = await storage.moves.after(matchId, 0);
      expect(moves.length).toBeGreaterThan(20);
      expect(moves.length).toBeLessThan(75); // with at least 400 bytes each
      expect(moves.filter(({ moveId }) => !moveId.startsWith('bot:'))).toEqual([]);
      expect((await storage.matches.find(matchId))?.status).toBe('running');
      await scanForBots();
      expect(await stateAfterBots()).toBe(moves.length);
      at += DAY_MS;
      await scanForBots();
      expect(await stateAfterBots()).toBeGreaterThan(moves.length);
      socket.close();
    },
    { now: () => at, resourceLimits: { writeBurstBytes: 40_000, writeBytesPerDay: 40_000 } },
  )();
});

test('an owner who reconnects over and over stores no more than the quota', async () => {
  let at = START;
  await withServer(
    async ({ url, storage, applyDeadlines, whenBotsWait }) => {
      const { client, socket, matchId } = await openSoloTable(url, { timeControl: perTurn('bot-seat') });
      socket.close();
      const comeBack = async () => {
        await whenBotsWait();
        at += MINUTE_MS;
        await applyDeadlines();
        const back = client.connect({ match: matchId });
        await back.waitForSync();
        const ack = await sendCommand(back, { type: 'return' }); // handled after the return by reconnection
        back.close();
        return ack.code;
      };
      while ((await comeBack()) !== 'too-many-requests');
      await comeBack();
      expect((await storage.matches.find(matchId))?.tableState?.absences[0]?.standIn).toBe('seat');
    },
    { now: () => at, resourceLimits: { writeBurstBytes: 60_000, writeBytesPerDay: 0 } },
  )();
});

test('bots of a match wait only if every address of its players is over its quota', async () => {
  const quota = new WriteQuota({
    limits: { writeBurstBytes: 4_000, writeBytesPerDay: 0 }, // three table events
    caches: new CacheRegistry(),
    isDiskLow: () => false,
    now: () => START,
  });
  const { tableState } = quota.wrapStorage({
    moves: {},
    tableState: { commit: () => Promise.resolve('stored') },
  } as never);
  const useUp = async (matchId: string) => {
    for (let events = 0; events < 3; events += 1) await tableState.commit({ matchId } as never);
  };
  quota.notePlayer('visited', '7.7.7.7');
  await useUp('visited');
  expect(quota.mayBotsMove('visited')).toBe(false);
  quota.notePlayer('visited', '8.8.8.8');
  quota.notePlayer('visited', '7.7.7.7');
  expect(quota.mayBotsMove('visited')).toBe(true);
  await useUp('visited');
  expect(quota.mayBotsMove('visited')).toBe(false);
  // All matches whose players are unknown share one quota.
  expect(quota.mayBotsMove('unvisited')).toBe(true);
  await useUp('unvisited');
  expect(quota.mayBotsMove('also unvisited')).toBe(false);
  quota.notePlayer('unvisited', '9.9.9.9');
  expect(quota.mayBotsMove('unvisited')).toBe(true);
});

test('matches over the quota hide no other match from the scan for bots', async () => {
  const offsets: number[] = [];
  await withServer(
    async ({ scanForBots, whenBotsWait }) => {
      for (let scans = 0; scans < 2; scans += 1) await scanForBots();
      await whenBotsWait();
      expect(offsets).toEqual([0, 200, 0]); // the first scan is that of the start
    },
    {
      resourceLimits: { writeBurstBytes: 0 },
      wrapStorage: (opened) => ({
        ...opened,
        matches: {
          ...opened.matches,
          awaitingBots: (_before, limit, offset = 0) => {
            offsets.push(offset);
            const ids = Array.from({ length: limit }, (_, index) => `match ${String(index)}`);
            return Promise.resolve(offset === 0 ? ids : []);
          },
        },
      }),
    },
  )();
});

test('while the disk is nearly full, games go on and nothing optional is stored', async () => {
  let size = 0;
  await withServer(
    async ({ url, checkDisk }) => {
      const table = await createTestTable(url);
      size = 2;
      await checkDisk();
      const [ann] = table.sockets;
      expect(await ann?.emitWithAck('chat', { text: 'hello' })).toMatchObject({ code: 'storage-full' });
      const opened = await new TestClient(url).request('POST', '/api/matches', newTableBody('Dan'));
      expect(opened).toMatchObject({ status: 507, body: { code: 'storage-full' } });
      expect(await playMoves(table, 'on a full disk', 10)).toBe(10);
      table.close();
    },
    {
      maxDatabaseBytes: 1,
      wrapStorage: (opened) => ({
        ...opened,
        retention: { ...opened.retention, size: () => Promise.resolve(size) },
      }),
    },
  )();
});
