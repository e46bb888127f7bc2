/** Reads what a server has stored directly from its storage, for tests that must not rely on the server's answers. */
import { isDeepStrictEqual } from 'node:util';
import type { GameState } from '@great-fire/game';
import { loadMatch } from '../src/matches/load-match';
import type { StoredMatch } from '../src/entities/match';
import type { StoredMove } from '../src/storage/moves';
import type { Storage } from '../src/storage/storage';
import { rebuildMatch } from './rebuild-match';
import { openStorage } from './open-storage';

export interface InspectedGame {
  readonly match: StoredMatch;
  readonly log: readonly StoredMove[];
  readonly state: GameState; // replayed by the rules from the deal and the log
  readonly isSnapshotConsistent: boolean; // whether the snapshot and the later log lead to that state too
}

export interface StorageInspector {
  readonly readGame: (matchId: string) => Promise<InspectedGame>; // see readStoredGame
  readonly close: () => Promise<void>;
}

const toPlainJson = (state: GameState): unknown => JSON.parse(JSON.stringify(state));

/**
 * Reads a game that has begun.
 *
 * @throws Error if the game is not stored, or its log cannot be replayed
 */
export async function readStoredGame(storage: Storage, matchId: string): Promise<InspectedGame> {
  const match = await storage.matches.find(matchId);
  const loaded = match === null ? null : await loadMatch(storage, match);
  if (match === null || loaded === null) throw new Error(`The game ${matchId} is not stored`);
  const state = await rebuildMatch(storage, match);
  return {
    match,
    log: await storage.moves.after(matchId, 0),
    state,
    isSnapshotConsistent: isDeepStrictEqual(toPlainJson(loaded.state.game), toPlainJson(state)),
  };
}

/** Opens a PostgreSQL database by its URL, or an SQLite file by its path. No server may have the file open. */
export async function inspectStorage(urlOrPath: string): Promise<StorageInspector> {
  const storage = await openStorage(urlOrPath);
  return {
    readGame: (matchId) => readStoredGame(storage, matchId),
    close: () => storage.close(),
  };
}
