import { sql } from 'kysely';
import type { BlockStore } from '../blocks';
import { blockedRow, mutedRow } from '../row-schemas';
import type { PersonId } from '../storage';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** Whom people keep away. */
export function postgresBlocks(db: Db, notifier: Notifier): BlockStore {
  return {
    block: (personId, blockedId, at, max) =>
      db.transaction().execute(async (tx) => {
        // Whoever blocks at two servers at once is counted here, one after the other.
        await tx.selectFrom('persons').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
        const others = tx.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId);
        if ((await others.where('blocked_id', '<>', blockedId).execute()).length >= max) return false;
        await tx
          .insertInto('blocks')
          .values({ person_id: personId, blocked_id: blockedId, at })
          .onConflict((is) => is.doNothing())
          .execute();
        await notifier.notify(tx, personId, 'mutes');
        return true;
      }),
    unblock: (personId, blockedId) =>
      db.transaction().execute(async (tx) => {
        const blocks = tx.deleteFrom('blocks').where('person_id', '=', personId);
        await blocks.where('blocked_id', '=', blockedId).execute();
        await notifier.notify(tx, personId, 'mutes');
      }),
    blockedBy: async (personId) => {
      const blocks = db.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId);
      const rows = await blocks
        .orderBy('at', 'desc')
        .orderBy(sql`blocked_id COLLATE "C"`)
        .execute();
      return rows.map((row) => blockedRow.parse(row).blocked_id);
    },
    has: (personId, blockedId) => isBlocking(db, personId, blockedId),
    mutedOrBlockedBy: async (personId) =>
      (await mutedOrBlockedBy(db, personId).execute()).map((row) => mutedRow.parse(row).muted_id),
  };
}

export async function isBlocking(db: Db, personId: PersonId, blockedId: PersonId): Promise<boolean> {
  const blocks = db.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId);
  return (await blocks.where('blocked_id', '=', blockedId).executeTakeFirst()) !== undefined;
}

/** Whom somebody does not hear: those muted and those blocked. */
export const mutedOrBlockedBy = (db: Db, personId: PersonId) =>
  db
    .selectFrom('mutes')
    .select('muted_id')
    .where('mutes.person_id', '=', personId)
    .unionAll(
      db.selectFrom('blocks').select('blocked_id as muted_id').where('blocks.person_id', '=', personId),
    );
