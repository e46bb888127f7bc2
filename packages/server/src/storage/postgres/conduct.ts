import { sql } from 'kysely';
import type { ConductStore } from '../conduct';
import type { MatchId } from '../storage';
import { formerRow, idRow, tableEventRow } from '../rows';
import type { Tabled } from './tables';
import type { Word } from './word';

/** What is decided at tables beside the moves, and when something is due there. */
export function postgresConduct(db: Tabled, word: Word): ConductStore {
  const eventsOf = (matchId: MatchId) => db.selectFrom('table_events').where('match_id', '=', matchId);
  const lastOf = async (events: ReturnType<typeof eventsOf>, limit: number) => {
    const rows = await events.selectAll().orderBy('id', 'desc').limit(limit).execute();
    return rows.map((row) => tableEventRow.parse(row)).reverse();
  };
  return {
    decide: ({ matchId, stateId, conducted, event, at, standIns, ends, taker }) =>
      db.transaction().execute(async (tx) => {
        const { conduct, dueAt } = conducted;
        const { version } = conduct;
        if (taker !== null) {
          const sits = tx.selectFrom('seats').select('seat').where('match_id', '=', matchId);
          const there = await sits.where('person_id', '=', taker.personId).executeTakeFirst();
          if (there !== undefined) return 'already-seated';
        }
        const ended = { status: 'finished', active_seat: null, closed_at: at } as const;
        const { numUpdatedRows } = await tx
          .updateTable('matches')
          .set({
            conduct: JSON.stringify(conduct),
            conduct_version: version,
            due_at: dueAt,
            called_at: at,
            ...(ends && ended),
          })
          .where('id', '=', matchId)
          .where('state_id', '=', stateId)
          .where('conduct_version', '=', version - 1)
          .where('status', '=', 'running')
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return 'stale';
        const seats = () => tx.updateTable('seats').where('match_id', '=', matchId);
        const row = { match_id: matchId, id: version, state_id: stateId, at, event: JSON.stringify(event) };
        await tx.insertInto('table_events').values(row).execute();
        for (const { seat, bot } of standIns)
          await seats().set({ bot }).where('seat', '=', seat).where('person_id', 'is not', null).execute();
        if (taker !== null) {
          const { personId, name, tokenHash } = taker;
          // Who had it first is rated by the game, whoever has it later.
          await sql`
            INSERT INTO replaced (match_id, seat, person_id)
            SELECT match_id, seat, person_id FROM seats
            WHERE match_id = ${matchId} AND seat = ${taker.seat} AND person_id IS NOT NULL
            ON CONFLICT DO NOTHING`.execute(tx);
          const held = { person_id: personId, name, token_hash: tokenHash, bot: null };
          await seats().set(held).where('seat', '=', taker.seat).execute();
        }
        await word.give(tx, matchId, taker === null ? 'table' : 'seat', taker?.seat);
        return 'decided';
      }),
    due: async (now, limit) => {
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('due_at', '<=', now)
        .where('status', '=', 'running')
        .orderBy('due_at')
        .orderBy(sql`id COLLATE "C"`)
        .limit(limit)
        .execute();
      return rows.map((row) => idRow.parse(row).id);
    },
    events: (matchId, limit) => lastOf(eventsOf(matchId), limit),
    eventsBefore: (matchId, id, limit) => lastOf(eventsOf(matchId).where('id', '<', id), limit),
    former: async (matchId, from) => {
      const rows = await eventsOf(matchId)
        .select(['id', 'state_id', 'event'])
        .where('state_id', '>=', from)
        .where(sql`event::json ->> 'type'`, '=', 'substituted')
        .orderBy('id')
        .execute();
      return rows.map((row) => formerRow.parse(row));
    },
  };
}
