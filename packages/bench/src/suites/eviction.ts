/**
 * Measures whether unused tables are evicted from memory. It takes ten minutes, because no setting shortens the delay.
 */
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getPooledGame } from '../lib/game-pool';
import { connectAll } from '../load/connect';
import { startProduct } from '../targets/product';

const PLAYERS = 4;
const TABLES = 50;
const MAX_SAMPLES = 12;
const SAMPLE_INTERVAL_MS = 60_000;

/** Returns the server's number of tables in memory: at once after everyone left, and then every minute. */
export async function measureEviction(): Promise<readonly number[]> {
  const games = Array.from({ length: TABLES }, (_, number) => getPooledGame(PLAYERS, number % 10));
  const port = await freePort();
  const settings = () => ({ METRICS_PORT: String(port) });
  const target = await startProduct({ games, spectators: 0, storage: 'sqlite', settings });
  try {
    const clients = await connectAll(target.port, target.tables);
    for (const client of clients.flat()) client.close();
    const counts = [await countTablesInMemory(port)];
    while (counts.length <= MAX_SAMPLES && counts.at(-1) !== 0) {
      await wait(SAMPLE_INTERVAL_MS);
      counts.push(await countTablesInMemory(port));
    }
    return counts;
  } finally {
    await target.stop();
  }
}

async function countTablesInMemory(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
  const count = /^great_fire_matches_in_memory (\d+)$/m.exec(await answer.text())?.[1];
  if (count === undefined) throw new Error('The server does not tell how many tables are in memory');
  return Number(count);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
