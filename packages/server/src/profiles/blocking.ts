import { BLOCKS_MAX } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import type { PersonId, Storage } from '../storage/storage';

interface BlockingDeps {
  readonly storage: Storage;
  readonly now: () => number;
}

/** Keeps somebody away from one's tables, unheard. @throws ApiError where one blocks as many as one may */
export async function block(
  { storage, now }: BlockingDeps,
  blockerId: PersonId,
  blockedId: PersonId,
): Promise<void> {
  if (!(await storage.blocks.block(blockerId, blockedId, now(), BLOCKS_MAX)))
    throw apiError('not-allowed-now', `Nobody may block more than ${String(BLOCKS_MAX)} others.`, 'person');
  storage.changes.publish(blockerId, 'mutes');
}

export async function unblock(
  { storage }: BlockingDeps,
  blockerId: PersonId,
  blockedId: PersonId,
): Promise<void> {
  await storage.blocks.unblock(blockerId, blockedId);
  storage.changes.publish(blockerId, 'mutes');
}
