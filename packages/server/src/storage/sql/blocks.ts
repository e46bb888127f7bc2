import type { PersonId } from '../../entities/match';
import { hasRow } from './execute';
import { lockPerson } from './lock-person';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';
import { insertOnce } from './upsert';

export function sqlBlocks({ db, transact }: SqlDatabase) {
  return {
    /**
     * Blocks a person, who gets no seat at the blocker's tables and whose chat is hidden. Blocking twice changes
     * nothing. Resolves to false and writes nothing if `max` others are blocked already.
     */
    block: (personId: PersonId, blockedId: PersonId, at: number, max: number): Promise<boolean> =>
      transact(async (tx, publish) => {
        await lockPerson(tx, personId);
        const others = tx.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId);
        if ((await others.where('blocked_id', '<>', blockedId).execute()).length >= max) return false;
        await insertOnce(tx, 'blocks', { person_id: personId, blocked_id: blockedId, at });
        publish({ type: 'mutes-changed', personId });
        return true;
      }),
    unblock: (personId: PersonId, blockedId: PersonId): Promise<void> =>
      transact(async (tx, publish) => {
        const blocks = tx.deleteFrom('blocks').where('person_id', '=', personId);
        await blocks.where('blocked_id', '=', blockedId).execute();
        publish({ type: 'mutes-changed', personId });
      }),
    /** The persons whom a person blocks, the latest block first. */
    blockedBy: async (personId: PersonId): Promise<readonly PersonId[]> => {
      const blocks = db.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId);
      const rows = await blocks.orderBy('at', 'desc').orderBy('blocked_id').execute();
      return rows.map((row) => row.blocked_id);
    },
    has: (personId: PersonId, blockedId: PersonId): Promise<boolean> => isBlocking(db, personId, blockedId),
    /** The persons whose chat a person does not see: the muted and the blocked ones. */
    mutedOrBlockedBy: async (personId: PersonId): Promise<readonly PersonId[]> =>
      (await selectMutedOrBlockedBy(db, personId).execute()).map((row) => row.muted_id),
  };
}

export function isBlocking(db: Db, personId: PersonId, blockedId: PersonId): Promise<boolean> {
  const blocks = db.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId);
  return hasRow(blocks.where('blocked_id', '=', blockedId));
}

/** Selects the persons whose chat a person does not see: the muted and the blocked ones. */
export const selectMutedOrBlockedBy = (db: Db, personId: PersonId) =>
  db
    .selectFrom('mutes')
    .select('muted_id')
    .where('mutes.person_id', '=', personId)
    .unionAll(
      db.selectFrom('blocks').select('blocked_id as muted_id').where('blocks.person_id', '=', personId),
    );
