import { sql } from 'kysely';
import type { BlockStore } from '../blocks';
import { blockedRow, mutedRow } from '../rows';
import type { PersonId } from '../storage';
import type { Tabled } from './tables';
import type { Word } from './word';

/** Whom people keep away. */
export function postgresBlocks(db: Tabled, word: Word): BlockStore {
  return {
    block: (personId, blockedId, at, most) =>
      db.transaction().execute(async (tx) => {
        // Whoever blocks at two servers at once is counted here, one after the other.
        await tx.selectFrom('persons').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
        const others = tx.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId);
        if ((await others.where('blocked_id', '<>', blockedId).execute()).length >= most) return false;
        await tx
          .insertInto('blocks')
          .values({ person_id: personId, blocked_id: blockedId, at })
          .onConflict((is) => is.doNothing())
          .execute();
        await word.give(tx, personId, 'mutes');
        return true;
      }),
    unblock: (personId, blockedId) =>
      db.transaction().execute(async (tx) => {
        const blocks = tx.deleteFrom('blocks').where('person_id', '=', personId);
        await blocks.where('blocked_id', '=', blockedId).execute();
        await word.give(tx, personId, 'mutes');
      }),
    by: async (personId) => {
      const blocks = db.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId);
      const rows = await blocks
        .orderBy('at', 'desc')
        .orderBy(sql`blocked_id COLLATE "C"`)
        .execute();
      return rows.map((row) => blockedRow.parse(row).blocked_id);
    },
    has: (personId, blockedId) => doesBlock(db, personId, blockedId),
    unheardBy: async (personId) =>
      (await unheardBy(db, personId).execute()).map((row) => mutedRow.parse(row).muted_id),
  };
}

export async function doesBlock(db: Tabled, personId: PersonId, blockedId: PersonId): Promise<boolean> {
  const blocks = db.selectFrom('blocks').select('blocked_id').where('person_id', '=', personId);
  return (await blocks.where('blocked_id', '=', blockedId).executeTakeFirst()) !== undefined;
}

/** Whom somebody does not hear: those muted and those blocked. */
export const unheardBy = (db: Tabled, personId: PersonId) =>
  db
    .selectFrom('mutes')
    .select('muted_id')
    .where('mutes.person_id', '=', personId)
    .unionAll(
      db.selectFrom('blocks').select('blocked_id as muted_id').where('blocks.person_id', '=', personId),
    );
