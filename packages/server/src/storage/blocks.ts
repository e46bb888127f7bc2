/** Blocks: persons whom a person keeps away from own tables and whose chat the person does not see. */
import { hostOf } from '../table-setup/host';
import type { PersonId, StoredMatch } from '../entities/match';

export interface BlockStore {
  /**
   * Blocks a person, who gets no seat at the blocker's tables and whose chat is hidden. Blocking twice changes
   * nothing. Resolves to false and writes nothing if `max` others are blocked already.
   */
  block(personId: PersonId, blockedId: PersonId, at: number, max: number): Promise<boolean>;
  unblock(personId: PersonId, blockedId: PersonId): Promise<void>;
  /** The persons whom a person blocks, the latest block first. */
  blockedBy(personId: PersonId): Promise<readonly PersonId[]>;
  has(personId: PersonId, blockedId: PersonId): Promise<boolean>;
  /** The persons whose chat a person does not see: the muted and the blocked ones. */
  mutedOrBlockedBy(personId: PersonId): Promise<readonly PersonId[]>;
}

export async function isBlockedByHost(
  { blocks }: { readonly blocks: Pick<BlockStore, 'has'> },
  match: StoredMatch,
  personId: PersonId,
): Promise<boolean> {
  const host = hostOf(match);
  return host !== null && (await blocks.has(host, personId));
}

export const hasBlockedPlayer = ({ seats }: StoredMatch, blocked: ReadonlySet<PersonId>): boolean =>
  blocked.size > 0 && seats.some(({ personId }) => personId !== null && blocked.has(personId));

/** Returns whether a person whom the reader blocks hosts an open table. Such a table is hidden from the reader. */
export function isHostedByBlocked(match: StoredMatch, blocked: ReadonlySet<PersonId>): boolean {
  const host = blocked.size > 0 && match.status === 'open' ? hostOf(match) : null;
  return host !== null && blocked.has(host);
}
