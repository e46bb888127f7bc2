import type { GameState } from '@great-fire/game';
import type { StoredMatch } from '../src/entities/match';
import { loadSetup } from '../src/matches/load-match';
import { loadLog } from '../src/matches/match-log';
import { loadRules } from '../src/matches/rules-registry';
import type { Storage } from '../src/storage/storage';

/** Rebuilds a match from its seed, entropies and log alone, without snapshots or the framework. */
export async function rebuildMatch(storage: Storage, match: StoredMatch): Promise<GameState> {
  const rules = await loadRules(match.rulesVersion);
  return rules.replayLog(await loadSetup(storage, match), await loadLog(storage, match.id, match.stateId));
}
