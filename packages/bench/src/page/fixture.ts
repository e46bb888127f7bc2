/**
 * The built server with the same game in every run. A browser has the first seat, five API clients have the others.
 */
import { join, resolve } from 'node:path';
import { rmSync } from 'node:fs';
import { SeededRandom, ApiTable } from '@great-fire/e2e';
import type { BrowserContext } from '@playwright/test';
import { createDataDir, startBuiltServer } from '../targets/product';

const SEED_PRELOAD = resolve(__dirname, '../../packages/e2e/src/seed-node-crypto.cjs'); // the bundle is in .cache/bench
const PLAYERS = 6;

/** The browser's seat. */
export const BROWSER_SEAT = 0;

export interface Fixture {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts the built server with its own database and seeded randomness. */
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

/**
 * Opens a table of 6 with the browser in the first seat, and plays until that seat must decide after at least `moves`
 * moves.
 */
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

/** Plays a game of three to its end. Returns the id of its table. */
export async function openEndedTable({ url }: Fixture, context: BrowserContext): Promise<string> {
  const table = await ApiTable.open(url, () => context.newPage(), { players: 3 }, new SeededRandom(8));
  await table.playUntil(({ turn }) => turn.step === 'over');
  table.close();
  return new URL(table.address).pathname.replace('/t/', '');
}
