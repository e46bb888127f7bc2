/** The built server with the same game in every run: a browser has the first seat, five people are on the wire. */
import { join, resolve } from 'node:path';
import { rmSync } from 'node:fs';
import { Dice, WireTable } from '@great-fire/e2e/play';
import type { BrowserContext } from '@playwright/test';
import { freshFolder, startBuilt } from '../servers/ours';

const CHANCE = resolve(__dirname, '../../packages/e2e/src/seeded-chance.cjs'); // the bundle lies in .cache/bench
const PLAYERS = 6;

/** The browser's seat. */
export const MINE = 0;

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The built server on a file of its own, its chance the same in every run. */
export async function openSite(): Promise<Site> {
  const folder = freshFolder();
  const settings = { DATABASE_FILE: join(folder, 'great-fire.db'), CHANCE_SEED: 'page', DATA_DIR: folder };
  const child = await startBuilt(settings, ['--require', CHANCE]);
  return {
    url: `http://127.0.0.1:${String(child.port)}`,
    close: async () => {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A table of 6 whose first seat a browser has, when that is awaited after so many moves. */
export async function playedTable({ url }: Site, context: BrowserContext, moves: number): Promise<WireTable> {
  const somebody = () => context.newPage();
  const table = await WireTable.begin(url, somebody, { seats: PLAYERS }, new Dice(1666));
  await table.playUntil(({ turn }) => table.stateId >= moves && turn.seat === MINE);
  return table;
}
