/** Measures the CPU time of the parts of a move without the network: rules, broadcast and storage. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openMovePipelines } from '@great-fire/server/testing';
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { DATA_ROOT } from '../targets/product';

const PLAYERS = 4;
const TABLES = 100;
const WARM_UP_MOVES = 40; // unmeasured moves per table

export interface MoveCostResult {
  readonly calibration: number;
  readonly moves: number;
  readonly rulesUs: number; // check and apply, and serialize what is stored
  readonly broadcastUs: number; // encode the updates for four players and a spectator
  readonly storageUs: number; // one commit with one move per table
}

/** Returns the processor time of this process so far, in microseconds. */
function cpuUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Plays a hundred games in memory, one move of each in turn, and commits each round at once. */
export async function measureMoveCost(): Promise<MoveCostResult> {
  mkdirSync(DATA_ROOT, { recursive: true });
  const dir = mkdtempSync(join(DATA_ROOT, 'steps-'));
  const games = Array.from({ length: TABLES }, (_, number) => getPooledGame(PLAYERS, number));
  const { storage, pipelines } = await openMovePipelines(join(dir, 'great-fire.db'), games);
  try {
    const length = Math.min(...games.map(({ moves }) => moves.length));
    const totals = { rules: 0, broadcast: 0, storage: 0 };
    for (let number = PLAYERS; number < length; number += 1) {
      const now = Date.now();
      const startUs = cpuUs();
      const madeMoves = pipelines.flatMap((table, index) => {
        const move = games[index]?.moves[number];
        return move === undefined ? [] : [table.applyMove(move.seat, move.action, now)];
      });
      const checkedUs = cpuUs();
      const commits = await Promise.all(madeMoves.map((move) => storage.moves.commit(move)));
      const storedUs = cpuUs();
      if (commits.some((commit) => commit !== 'stored')) throw new Error('A move was not stored');
      for (const table of pipelines) table.encodeUpdates(now);
      if (number < WARM_UP_MOVES) continue;
      totals.rules += checkedUs - startUs;
      totals.storage += storedUs - checkedUs;
      totals.broadcast += cpuUs() - storedUs;
    }
    const moves = (length - WARM_UP_MOVES) * TABLES;
    return {
      calibration: calibrate(),
      moves,
      rulesUs: totals.rules / moves,
      broadcastUs: totals.broadcast / moves,
      storageUs: totals.storage / moves,
    };
  } finally {
    await storage.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
