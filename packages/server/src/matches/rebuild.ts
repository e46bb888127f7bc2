import type { GameState, Played } from '@great-fire/game';
import { actionSchema } from '@great-fire/protocol';
import type { Storage, StoredMatch } from '../storage/storage';
import { setupOf } from './hot-matches';
import { rulesOf } from './rules-of';

/** The decisions of a match, in order. */
export async function decisionsOf(storage: Storage, match: StoredMatch): Promise<readonly Played[]> {
  const rows = await storage.moves.after(match.id, 0);
  return rows.map((row) => ({ seat: row.seat, action: actionSchema.parse(JSON.parse(row.action)) }));
}

/** A match from its seed, entropies and log alone: no snapshot, no framework. */
export async function rebuildMatch(storage: Storage, match: StoredMatch): Promise<GameState> {
  const rules = await rulesOf(match.rulesVersion);
  return rules.rebuild(await setupOf(storage, match), await decisionsOf(storage, match));
}
