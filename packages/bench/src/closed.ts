/** The closed loop on all servers, side by side. */
import { calibrate } from './calibration';
import { gameOf } from './games';
import { runClosed } from './load/closed-run';
import type { ClosedFigures } from './load/closed-run';
import { startFloor } from './servers/floor';
import type { ServerName } from './servers/names';
import { startOurs } from './servers/ours';
import { startStock } from './servers/stock';
import type { TablesWish, Target } from './servers/target';

const PLAYERS = 4;
const WATCHING = 1;
const TABLES = 100;
const WARM_TABLES = 20;
const FLOOR_OVER = 4; // games, one after the other: it is too quick for one
const STOCK_MOVES = 60; // of each game: it is too slow for all of it

export interface ClosedRun {
  readonly told: readonly string[];
  readonly runs: readonly (ClosedFigures & { readonly calibration: number })[];
}

/** Measures these servers one after the other, and the floor once more at the end. */
export async function measureClosed(
  servers: readonly ServerName[],
  flags: readonly string[],
  say: (line: string) => void,
): Promise<ClosedRun> {
  const games = Array.from({ length: WARM_TABLES + TABLES }, (_, number) => gameOf(PLAYERS, number));
  const wish: TablesWish = { games, watching: WATCHING };
  const start: Record<ServerName, () => Promise<Target>> = {
    floor: () => startFloor(wish, FLOOR_OVER),
    stock: () => startStock(wish),
    sqlite: () => startOurs({ ...wish, storage: 'sqlite', flags }),
    postgres: () => startOurs({ ...wish, storage: 'postgres', flags }),
  };
  const told = new Set<string>();
  const runs: ClosedRun['runs'][number][] = [];
  for (const name of servers.includes('floor') ? [...servers, 'floor' as const] : servers) {
    const calibration = calibrate();
    const target = await start[name]();
    for (const line of target.told) told.add(line);
    try {
      const upTo = name === 'stock' ? STOCK_MOVES : Infinity;
      runs.push({ ...(await runClosed(target, { warmTables: WARM_TABLES, upTo })), calibration });
      say(`  (${name} is measured)`);
    } finally {
      await target.stop();
    }
  }
  return { told: [...told], runs };
}
