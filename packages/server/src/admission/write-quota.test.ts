/** The quotas of what an address may add to the storage, on the real server with an adjustable clock. */
import type { SeatClaim } from '@great-fire/protocol';
import {
  TestClient,
  activePlayer,
  createTestTable,
  playMoves,
  randomAction,
  seededRandom,
  withServer,
} from '../../testing';
import { createResourceLimits } from './resource-limits';

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
