/** Paced play on the floor and on our server: many tables, a move a second each. */
import { calibrate } from './calibration';
import { gameOf } from './games';
import { runPaced } from './load/paced-run';
import type { PacedFigures } from './load/paced-run';
import { startFloor } from './servers/floor';
import type { ServerName } from './servers/names';
import { startOurs } from './servers/ours';
import type { Target } from './servers/target';

const TABLES = 500;
const PLAYERS = 6;
const GAMES = 50; // that the tables share, each dealt anew for every table
const PACE = { everyMs: 1000, warmMoves: 10, moves: 20 };

export type PacedRun = readonly (PacedFigures & { readonly calibration: number })[];

/** Measures these servers one after the other; the stock server is not among them, for it could not keep up. */
export async function measurePaced(
  servers: readonly ServerName[],
  flags: readonly string[],
): Promise<PacedRun> {
  const games = Array.from({ length: TABLES }, (_, number) => gameOf(PLAYERS, number % GAMES));
  const wish = { games, watching: 0 };
  const start: Record<Exclude<ServerName, 'stock'>, () => Promise<Target>> = {
    floor: () => startFloor(wish),
    sqlite: () => startOurs({ ...wish, storage: 'sqlite', flags }),
    postgres: () => startOurs({ ...wish, storage: 'postgres', flags }),
  };
  const runs: PacedRun[number][] = [];
  for (const name of servers) {
    if (name === 'stock') continue;
    const calibration = calibrate();
    const target = await start[name]();
    try {
      runs.push({ ...(await runPaced(target, PACE)), calibration });
    } finally {
      await target.stop();
    }
  }
  return runs;
}
