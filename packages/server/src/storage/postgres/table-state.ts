import { sql } from 'kysely';
import type { TableStateStore } from '../table-state';
import type { MatchId } from '../storage';
import { formerOwnerEventRow, idRow, tableEventRow } from '../row-schemas';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** What is decided at tables beside the moves, and when something is due there. */
export function postgresTableState(db: Db, notifier: Notifier): TableStateStore {
  const selectEvents = (matchId: MatchId) => db.selectFrom('table_events').where('match_id', '=', matchId);
  const latestEvents = async (events: ReturnType<typeof selectEvents>, limit: number) => {
    const rows = await events.selectAll().orderBy('id', 'desc').limit(limit).execute();
    return rows.map((row) => tableEventRow.parse(row)).reverse();
  };
  return {
    commit: ({ matchId, stateId, tableState, event, at, standIns, endsGame, newOwner }) =>
      db.transaction().execute(async (tx) => {
        const { state, dueAt } = tableState;
        const { version } = state;
        if (newOwner !== null) {
          const seatQuery = tx.selectFrom('seats').select('seat').where('match_id', '=', matchId);
          const existingSeat = await seatQuery.where('person_id', '=', newOwner.personId).executeTakeFirst();
          if (existingSeat !== undefined) return 'already-seated';
        }
        const endColumns = { status: 'finished', active_seat: null, closed_at: at } as const;
        const { numUpdatedRows } = await tx
          .updateTable('matches')
          .set({
            conduct: JSON.stringify(state),
            conduct_version: version,
            due_at: dueAt,
            called_at: at,
            ...(endsGame && endColumns),
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
        if (newOwner !== null) {
          const { personId, name, tokenHash } = newOwner;
          // Who had it first is rated by the game, whoever has it later.
          await sql`
            INSERT INTO replaced (match_id, seat, person_id)
            SELECT match_id, seat, person_id FROM seats
            WHERE match_id = ${matchId} AND seat = ${newOwner.seat} AND person_id IS NOT NULL
            ON CONFLICT DO NOTHING`.execute(tx);
          const ownerColumns = { person_id: personId, name, token_hash: tokenHash, bot: null };
          await seats().set(ownerColumns).where('seat', '=', newOwner.seat).execute();
        }
        await notifier.notify(tx, matchId, newOwner === null ? 'table' : 'seat', newOwner?.seat);
        return 'decided';
      }),
    dueMatches: async (now, limit) => {
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
    events: (matchId, limit) => latestEvents(selectEvents(matchId), limit),
    eventsBefore: (matchId, id, limit) => latestEvents(selectEvents(matchId).where('id', '<', id), limit),
    formerOwners: async (matchId, fromStateId) => {
      const rows = await selectEvents(matchId)
        .select(['id', 'state_id', 'event'])
        .where('state_id', '>=', fromStateId)
        .where(sql`event::json ->> 'type'`, '=', 'substituted')
        .orderBy('id')
        .execute();
      return rows.map((row) => formerOwnerEventRow.parse(row));
    },
  };
}
