/** Whom people keep away from their tables, and do not hear. */
import { hostOf } from '../lobby/rules/seats';
import type { StoredMatch } from './matches';
import type { PersonId } from './storage';

export interface BlockStore {
  /**
   * From now on the one hears nothing of the other, who sits down at no table of theirs. Again it changes nothing. False, and
   * nothing is written, where they block `max` others already.
   */
  block(personId: PersonId, blockedId: PersonId, at: number, max: number): Promise<boolean>;
  unblock(personId: PersonId, blockedId: PersonId): Promise<void>;
  /** Whom somebody blocks, the one blocked last first. */
  blockedBy(personId: PersonId): Promise<readonly PersonId[]>;
  has(personId: PersonId, blockedId: PersonId): Promise<boolean>;
  /** Whom somebody does not hear: those muted and those blocked. */
  mutedOrBlockedBy(personId: PersonId): Promise<readonly PersonId[]>;
}

/** Whether the host of a table keeps somebody away from it. */
export async function isBlockedByHost(
  { blocks }: { readonly blocks: Pick<BlockStore, 'has'> },
  match: StoredMatch,
  personId: PersonId,
): Promise<boolean> {
  const host = hostOf(match);
  return host !== null && (await blocks.has(host, personId));
}

/** Whether somebody sits at a table whom its reader blocks. */
export const hasBlockedPlayer = ({ seats }: StoredMatch, blocked: ReadonlySet<PersonId>): boolean =>
  blocked.size > 0 && seats.some(({ personId }) => personId !== null && blocked.has(personId));

/** Whether a table waits for people at the wish of somebody whom its reader blocks: they are not shown it. */
export function isHostedByBlocked(match: StoredMatch, blocked: ReadonlySet<PersonId>): boolean {
  const host = blocked.size > 0 && match.status === 'open' ? hostOf(match) : null;
  return host !== null && blocked.has(host);
}

/** Whom somebody does not hear, in the words of SQL: `?` is them, twice. */
export const MUTED_OR_BLOCKED_SQL =
  'SELECT muted_id FROM mutes WHERE mutes.person_id = ? UNION ALL SELECT blocked_id FROM blocks WHERE blocks.person_id = ?';
