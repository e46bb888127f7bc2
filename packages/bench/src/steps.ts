/** What the steps of a move cost the processor: the rules, what the viewers are sent, the storage. One table after the other, without the wire. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStepped } from '@great-fire/server/testing';
import { calibrate } from './calibration';
import { gameOf } from './games';
import { FOLDER } from './servers/ours';

const PLAYERS = 4;
const TABLES = 100;
const WARM_MOVES = 40; // of each table: not counted

export interface StepFigures {
  readonly calibration: number;
  readonly moves: number;
  readonly rulesUs: number; // judged, made, and what is kept of it written
  readonly tellUs: number; // what changed for four players and a spectator, written
  readonly storageUs: number; // one commit for a move of each table
}

/** Plays a hundred games in memory, a move of each in turn, and commits each round at once. */
export async function measureSteps(): Promise<StepFigures> {
  mkdirSync(FOLDER, { recursive: true });
  const dir = mkdtempSync(join(FOLDER, 'steps-'));
  const games = Array.from({ length: TABLES }, (_, number) => gameOf(PLAYERS, number));
  const { storage, tables } = await openStepped(join(dir, 'great-fire.db'), games);
  try {
    const length = Math.min(...games.map(({ moves }) => moves.length));
    const spent = { rules: 0, tell: 0, storage: 0 };
    for (let number = 0; number < length; number += 1) {
      const at = Date.now();
      const began = cpuUs();
      const made = tables.flatMap((table, place) => {
        const move = games[place]?.moves[number];
        return move === undefined ? [] : [table.move(move.seat, move.action, at)];
      });
      const judged = cpuUs();
      const commits = await Promise.all(made.map((move) => storage.moves.commit(move)));
      const stored = cpuUs();
      if (commits.some(({ outcome }) => outcome !== 'stored')) throw new Error('A move was not stored');
      for (const table of tables) table.tell(at);
      if (number < WARM_MOVES) continue;
      spent.rules += judged - began;
      spent.storage += stored - judged;
      spent.tell += cpuUs() - stored;
    }
    const moves = (length - WARM_MOVES) * TABLES;
    return {
      calibration: calibrate(),
      moves,
      rulesUs: spent.rules / moves,
      tellUs: spent.tell / moves,
      storageUs: spent.storage / moves,
    };
  } finally {
    await storage.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

function cpuUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
