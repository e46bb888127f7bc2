/** What a server has stored, read beside it or after it: for whoever must not take its word for anything. */
import { isDeepStrictEqual } from 'node:util';
import type { GameState } from '@great-fire/game';
import { loadMatch } from '../src/matches/load-match';
import { rebuildMatch } from '../src/matches/rebuild';
import type { StoredMatch } from '../src/storage/matches';
import type { StoredMove } from '../src/storage/moves';
import { openStorage } from './open-storage';

export interface InspectedGame {
  readonly match: StoredMatch;
  readonly log: readonly StoredMove[];
  readonly state: GameState; // the deal and the log alone, by the rules alone
  readonly isSnapshotConsistent: boolean; // the snapshot and the log after it come to that state too
}

export interface StorageInspector {
  /** A game that has begun. @throws Error where it is not there, or its log cannot be played */
  readonly readGame: (matchId: string) => Promise<InspectedGame>;
  readonly close: () => Promise<void>;
}

const toPlainJson = (state: GameState): unknown => JSON.parse(JSON.stringify(state));

/** Opens a PostgreSQL database by its address, or a SQLite file by its path; that no server may hold. */
export async function inspectStorage(urlOrPath: string): Promise<StorageInspector> {
  const storage = await openStorage(urlOrPath);
  return {
    readGame: async (matchId) => {
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
    },
    close: () => storage.close(),
  };
}
