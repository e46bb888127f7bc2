/** Whom people keep away from their tables, and do not hear. */
import { hostOf } from './seating';
import type { StoredMatch } from './matches';
import type { PersonId } from './storage';

export interface BlockStore {
  /**
   * From now on the one hears nothing of the other, who sits down at no table of theirs. Again it changes nothing. False, and
   * nothing is written, where they block `most` others already.
   */
  block(personId: PersonId, blockedId: PersonId, at: number, most: number): Promise<boolean>;
  unblock(personId: PersonId, blockedId: PersonId): Promise<void>;
  /** Whom somebody blocks, the one blocked last first. */
  by(personId: PersonId): Promise<readonly PersonId[]>;
  has(personId: PersonId, blockedId: PersonId): Promise<boolean>;
  /** Whom somebody does not hear: those muted and those blocked. */
  unheardBy(personId: PersonId): Promise<readonly PersonId[]>;
}

/** Whether the host of a table keeps somebody away from it. */
export async function isKeptAway(
  { blocks }: { readonly blocks: Pick<BlockStore, 'has'> },
  match: StoredMatch,
  personId: PersonId,
): Promise<boolean> {
  const host = hostOf(match);
  return host !== null && (await blocks.has(host, personId));
}

/** Whether somebody sits at a table whom its reader blocks. */
export const hasBlocked = ({ seats }: StoredMatch, blocked: ReadonlySet<PersonId>): boolean =>
  blocked.size > 0 && seats.some(({ personId }) => personId !== null && blocked.has(personId));

/** Whether a table waits for people at the wish of somebody whom its reader blocks: they are not shown it. */
export function isOfBlocked(match: StoredMatch, blocked: ReadonlySet<PersonId>): boolean {
  const host = blocked.size > 0 && match.status === 'open' ? hostOf(match) : null;
  return host !== null && blocked.has(host);
}

/** Whom somebody does not hear, in the words of SQL: `?` is them, twice. */
export const UNHEARD =
  'SELECT muted_id FROM mutes WHERE mutes.person_id = ? UNION ALL SELECT blocked_id FROM blocks WHERE blocks.person_id = ?';
