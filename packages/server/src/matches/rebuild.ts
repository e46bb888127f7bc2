import { rebuild } from '@great-fire/game';
import type { GameState, Played } from '@great-fire/game';
import { actionSchema } from '@great-fire/protocol';
import type { Storage, StoredMatch } from '../storage/storage';
import { setupOf } from './hot-matches';

/** The decisions of a match, in order. */
export async function decisionsOf(storage: Storage, match: StoredMatch): Promise<readonly Played[]> {
  const rows = await storage.moves.after(match.id, 0);
  return rows.map((row) => ({ seat: row.seat, action: actionSchema.parse(JSON.parse(row.action)) }));
}

/** A match from its seed, entropies and log alone: no snapshot, no framework. */
export async function rebuildMatch(storage: Storage, match: StoredMatch): Promise<GameState> {
  return rebuild(await setupOf(storage, match), await decisionsOf(storage, match));
}
