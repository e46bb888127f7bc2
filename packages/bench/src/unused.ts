/** Whether a table that nobody uses goes out of memory: it takes as long as the server gives it, for no setting shortens that. */
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gameOf } from './games';
import { comeIn } from './load/come-in';
import { startOurs } from './servers/ours';

const PLAYERS = 4;
const TABLES = 50;
const LOOKS = 12;
const LOOK_MS = 60_000;

/** How many tables were in memory by the server's own count, at once and minute by minute, after everybody left. */
export async function measureUnused(): Promise<readonly number[]> {
  const games = Array.from({ length: TABLES }, (_, number) => gameOf(PLAYERS, number % 10));
  const port = await freePort();
  const settings = () => ({ METRICS_PORT: String(port) });
  const target = await startOurs({ games, watching: 0, storage: 'sqlite', settings });
  try {
    const lines = await comeIn(target.port, target.tables);
    for (const line of lines.flat()) line.close();
    const counts = [await inMemory(port)];
    while (counts.length <= LOOKS && counts.at(-1) !== 0) {
      await wait(LOOK_MS);
      counts.push(await inMemory(port));
    }
    return counts;
  } finally {
    await target.stop();
  }
}

async function inMemory(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
  const told = /^great_fire_matches_in_memory (\d+)$/m.exec(await answer.text())?.[1];
  if (told === undefined) throw new Error('The server does not tell how many tables are in memory');
  return Number(told);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
