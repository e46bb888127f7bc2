import type { GameState, Logged } from '@great-fire/game';
import type { StoredMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { setupOf } from './load-match';
import { readLog } from './line';
import { rulesOf } from './rules-of';

/** The decisions of a match and what was taken back of them, in order. */
export async function decisionsOf(storage: Storage, match: StoredMatch): Promise<readonly Logged[]> {
  return readLog(await storage.moves.after(match.id, 0)).log;
}

/** A match from its seed, entropies and log alone: no snapshot, no framework. */
export async function rebuildMatch(storage: Storage, match: StoredMatch): Promise<GameState> {
  const rules = await rulesOf(match.rulesVersion);
  return rules.rebuild(await setupOf(storage, match), await decisionsOf(storage, match));
}
