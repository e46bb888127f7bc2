/** The built server with the same game in every run: a browser has the first seat, five people are on the wire. */
import { join, resolve } from 'node:path';
import { rmSync } from 'node:fs';
import { SeededRandom, ApiTable } from '@great-fire/e2e';
import type { BrowserContext } from '@playwright/test';
import { createDataDir, startBuiltServer } from '../targets/product';

const SEED_PRELOAD = resolve(__dirname, '../../packages/e2e/src/seed-node-crypto.cjs'); // the bundle lies in .cache/bench
const PLAYERS = 6;

/** The browser's seat. */
export const BROWSER_SEAT = 0;

export interface Fixture {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The built server on a file of its own, its chance the same in every run. */
export async function startServer(): Promise<Fixture> {
  const folder = createDataDir();
  const settings = { DATABASE_FILE: join(folder, 'great-fire.db'), CHANCE_SEED: 'page', DATA_DIR: folder };
  const server = await startBuiltServer(settings, ['--require', SEED_PRELOAD]);
  return {
    url: `http://127.0.0.1:${String(server.port)}`,
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A table of 6 whose first seat a browser has, when that is awaited after so many moves. */
export async function openTableAfterMoves(
  { url }: Fixture,
  context: BrowserContext,
  moves: number,
): Promise<ApiTable> {
  const newUser = () => context.newPage();
  const table = await ApiTable.open(url, newUser, { players: PLAYERS }, new SeededRandom(1666));
  await table.playUntil(({ turn }) => table.stateId >= moves && turn.seat === BROWSER_SEAT);
  return table;
}
