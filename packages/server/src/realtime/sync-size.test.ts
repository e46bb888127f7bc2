/** A page that opens a table late in a long game waits for no more bytes than early in it. */
import { createTestTable, playMoves, withServer } from '../../testing';

const MAX_BYTES = 20_000;
const MAX_GROWTH_BYTES = 4_000;

test(
  'keeps the sync of a game of six below 20 kB, and lets it grow by at most 4 kB',
  withServer(async ({ url }) => {
    const table = await createTestTable(url, { players: 6 });
    const socket = table.sockets[0];
    /** Returns the bytes of a sync, and whether the game goes on. A result adds to the last one. */
    const measure = async () => {
      const { sync } = (await socket?.emitWithAck('sync')) ?? {};
      if (sync === undefined) throw new Error('There is no sync');
      return { bytes: Buffer.byteLength(JSON.stringify(sync)), isRunning: sync.frame?.view.result === null };
    };
    await playMoves(table, 'sync size', 5);
    const { bytes: early } = await measure();
    const sizes = [early];
    for (;;) {
      await playMoves(table, `sync size ${String(sizes.length)}`, 30);
      const { bytes, isRunning } = await measure();
      if (!isRunning) break;
      sizes.push(bytes);
    }
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThan(MAX_BYTES);
    expect(Math.max(...sizes) - early).toBeLessThan(MAX_GROWTH_BYTES);
    table.close();
  }),
);
