import { sql } from 'kysely';
import type { NoticeKey, NoticeStore } from '../notices';
import { calledRow, noticeRow } from '../notice-rows';
import type { Tabled } from './tables';

// A call stands from the first move that nobody was sought after, and is as late as the last move.
const LAST = sql<number>`greatest(called_at, updated_at)`;

/** Whom tables call on, and what is still to be sent of that. */
export function postgresNotices(db: Tabled): NoticeStore {
  const changeOf = ({ matchId, turn, channel, target }: NoticeKey) =>
    db
      .updateTable('notices')
      .where('match_id', '=', matchId)
      .where('turn', '=', turn)
      .where('channel', '=', channel)
      .where('target', '=', target);
  return {
    called: async (before, limit) => {
      const rows = await db
        .selectFrom('matches')
        .select(['id', LAST.as('called_at')])
        .where('called_at', '<=', before)
        .where('updated_at', '<=', before)
        .orderBy(LAST)
        .orderBy(sql`id COLLATE "C"`)
        .limit(limit)
        .execute();
      return rows.map((row) => calledRow.parse(row));
    },
    queue: ({ matchId, calledAt }, notices) =>
      db.transaction().execute(async (tx) => {
        // The table may be gone by now; then its notices have nothing to hang on, and nobody to be sent to.
        const table = tx.selectFrom('matches').select('id').where('id', '=', matchId).forKeyShare();
        if ((await table.executeTakeFirst()) === undefined) return;
        const rows = notices.map(({ turn, channel, target, seat, kind, dueAt }) => ({
          ...{ match_id: matchId, turn, channel, target, seat, kind },
          ...{ due_at: dueAt, made_at: calledAt },
        }));
        if (rows.length > 0)
          await tx
            .insertInto('notices')
            .values(rows)
            .onConflict((known) => known.doNothing())
            .execute();
        await tx
          .updateTable('matches')
          .set({ called_at: null })
          .where('id', '=', matchId)
          .where('called_at', 'is not', null)
          .where(LAST, '=', calledAt)
          .execute();
      }),
    due: async (channel, now, limit) => {
      const rows = await db
        .selectFrom('notices')
        .selectAll()
        .where('channel', '=', channel)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy(sql`match_id COLLATE "C"`)
        .orderBy(sql`target COLLATE "C"`)
        .limit(limit)
        .execute();
      return rows.map((row) => noticeRow.parse(row));
    },
    claim: async (notice) => {
      const { numUpdatedRows } = await changeOf(notice)
        .set({ due_at: null, tries: notice.tries + 1 })
        .where('due_at', '=', notice.dueAt)
        .where('tries', '=', notice.tries)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    postpone: async (notice, dueAt) => {
      await changeOf(notice).set({ due_at: dueAt }).execute();
    },
    sweep: async (before) => {
      await db.deleteFrom('notices').where('made_at', '<', before).execute();
    },
  };
}
