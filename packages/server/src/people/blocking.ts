import { BLOCKS_MAX } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import type { PersonId, Storage } from '../storage/storage';

interface Parts {
  readonly storage: Storage;
  readonly now: () => number;
}

/** Keeps somebody away from one's tables, unheard. @throws ApiError where one blocks as many as one may */
export async function block({ storage, now }: Parts, by: PersonId, whom: PersonId): Promise<void> {
  if (!(await storage.blocks.block(by, whom, now(), BLOCKS_MAX)))
    throw refuse('not-now', `Nobody may block more than ${String(BLOCKS_MAX)} others.`, 'who');
  storage.news.tell(by, 'mutes');
}

export async function unblock({ storage }: Parts, by: PersonId, whom: PersonId): Promise<void> {
  await storage.blocks.unblock(by, whom);
  storage.news.tell(by, 'mutes');
}
