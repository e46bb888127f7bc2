import type { GameState } from '@great-fire/game';
import type { MatchLogEntry } from '@great-fire/game/record';
import type { StoredMatch } from '../entities/match';
import type { Storage } from '../storage/storage';
import { loadSetup } from './load-match';
import { parseLog } from './timeline';
import { loadRules } from './rules-registry';

/** Loads the log of a match: moves and takebacks, in order. */
export async function loadLog(storage: Storage, match: StoredMatch): Promise<readonly MatchLogEntry[]> {
  return parseLog(await storage.moves.after(match.id, 0)).log;
}

/** Rebuilds a match from its seed, entropies and log alone, without snapshots or the framework. */
export async function rebuildMatch(storage: Storage, match: StoredMatch): Promise<GameState> {
  const rules = await loadRules(match.rulesVersion);
  return rules.replayLog(await loadSetup(storage, match), await loadLog(storage, match));
}
