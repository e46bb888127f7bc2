/**
 * Measures whether unused tables are evicted from memory. It takes ten minutes, because no setting shortens the delay.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@great-fire/testkit/free-port';
import { getPooledGame } from '../lib/game-pool';
import { fetchMetrics, readMetric } from '../lib/server-metrics';
import { connectAll } from '../load/connect';
import { portsOf } from '../targets/target';
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
    const clients = await connectAll(portsOf(target), target.tables);
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
  return readMetric(await fetchMetrics(port), 'great_fire_matches_in_memory');
}
