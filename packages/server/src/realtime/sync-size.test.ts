/** A page that opens a table late in a long game waits for no more bytes than early in it. */
import { createTestTable, playMoves, withServer } from '../../testing';

const MAX_BYTES = 20_000;
const MAX_GROWTH_BYTES = 4_000;

test(
  'keeps the sync of a game of six below 20 kB, and lets it grow by at most 4 kB',
  withServer(async ({ url }) => {
    const table = await createTestTable(url, { players: 6 });
    const socket = table.sockets[0];
    const measure = async (): Promise<number> => {
      const { sync } = (await socket?.emitWithAck('sync')) ?? {};
      if (sync === undefined) throw new Error('There is no sync');
      return Buffer.byteLength(JSON.stringify(sync));
    };
    await playMoves(table, 'sync size', 5);
    const early = await measure();
    const sizes = [early];
    while ((await playMoves(table, `sync size ${String(sizes.length)}`, 30)) === 30)
      sizes.push(await measure());
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThan(MAX_BYTES);
    expect(Math.max(...sizes) - early).toBeLessThan(MAX_GROWTH_BYTES);
    table.close();
  }),
);
