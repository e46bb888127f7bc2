import { BLOCKS_MAX } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import type { Storage } from '../storage/storage';
import type { PersonId } from '../entities/match';

interface BlockingDeps {
  readonly storage: Pick<Storage, 'blocks'>;
  readonly now: () => number;
}

/**
 * Blocks a person: keeps the person from the blocker's tables and hides the person's chat.
 *
 * @throws ApiError if the blocker has `BLOCKS_MAX` blocks
 */
export async function block(
  { storage, now }: BlockingDeps,
  blockerId: PersonId,
  blockedId: PersonId,
): Promise<void> {
  if (!(await storage.blocks.block(blockerId, blockedId, now(), BLOCKS_MAX)))
    throw apiError('too-many-blocks');
}
