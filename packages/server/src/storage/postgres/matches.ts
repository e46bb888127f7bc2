import { sql } from 'kysely';
import type { MatchStore } from '../matches';
import { WAITING, statusAfterStart } from '../../lobby/rules/deal-commitments';
import { idRow, parseOptional, seatHolderRow, secretsRow, openScoresJson, versionRow } from '../row-schemas';
import { openingBots } from '../../lobby/rules/seats';
import { postgresRematch } from './rematch';
import { postgresDealReveal } from './deal-reveal';
import { postgresLists } from './lists';
import { insertMatch } from './insert-match';
import { findMatch, postgresSeats, botSeatRow, personSeatRow } from './seats';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** Tables: opened, listed, joined, begun. */
export function postgresMatches(db: Db, notifier: Notifier): MatchStore {
  return {
    ...postgresSeats(db, notifier),
    ...postgresLists(db),
    ...postgresRematch(db, notifier),
    ...postgresDealReveal(db, notifier),
    find: (id) => findMatch(db, id),
    open: (match, opener, bots = []) =>
      db.transaction().execute(async (tx) => {
        const { id } = match;
        const startStatus = bots.length === match.players - 1 ? statusAfterStart([opener]) : WAITING;
        await insertMatch(tx, match, { hostId: opener.personId, startStatus });
        const botSeats = openingBots(opener.name, bots).map((bot) => botSeatRow(id, bot.seat, bot.name, bot));
        await tx
          .insertInto('seats')
          .values([personSeatRow(id, 0, opener), ...botSeats])
          .execute();
        await notifier.notify(tx, id, 'table');
        return { isStarted: startStatus.status === 'running' };
      }),
    secretsOf: async (id) =>
      parseOptional(
        secretsRow,
        await db.selectFrom('match_secrets').selectAll().where('match_id', '=', id).executeTakeFirst(),
      ),
    seatByToken: async (tokenHash) =>
      parseOptional(
        seatHolderRow,
        await db.selectFrom('seats').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),
      ),
    inFirstTurn: async () => {
      const running = db.selectFrom('matches').select('id').where('status', '=', 'running');
      return (await running.where('turn', '=', 0).execute()).map((row) => idRow.parse(row).id);
    },
    awaitingBots: async (before, limit) => {
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('status', '=', 'running')
        .where('updated_at', '<=', before)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.match_id', '=', 'matches.id')
              // A beginning that a crash cut short has no seat noted yet.
              .where('seats.seat', '=', sql<number>`coalesce(matches.active_seat, seats.seat)`)
              .where('seats.bot', 'is not', null),
          ),
        )
        .orderBy('updated_at')
        .orderBy(sql`id COLLATE "C"`)
        .limit(limit)
        .execute();
      return rows.map((row) => idRow.parse(row).id);
    },
    rulesVersionsInUse: async () => {
      const versions = db.selectFrom('matches').select('rules_version').distinct();
      const inPlay = versions.where('status', 'in', ['open', 'running']).orderBy('rules_version');
      return (await inPlay.execute()).map((row) => versionRow.parse(row).rules_version);
    },
    touch: async (id, at) => {
      await db.updateTable('matches').set({ seen_at: at }).where('id', '=', id).execute();
    },
    abandoned: async ({ running, open, openCorrespondence }, limit) => {
      const threshold = sql<number>`CASE
        WHEN status = 'running' THEN ${running}::bigint
        WHEN status = 'open' AND pace::json -> 'clock' ->> 'kind' = 'correspondence' THEN ${openCorrespondence}::bigint
        WHEN status = 'open' THEN ${open}::bigint
      END`;
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('status', 'in', ['open', 'running'])
        .where(sql<number>`greatest(updated_at, seen_at)`, '<', threshold)
        .orderBy('updated_at')
        .orderBy(sql`id COLLATE "C"`)
        .limit(limit)
        .execute();
      return rows.map((row) => idRow.parse(row).id);
    },
    close: (id, at) =>
      db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('matches')
          .set({ status: 'finished', active_seat: null, due_at: null, closed_at: at })
          .where('id', '=', id)
          .where('status', 'in', ['open', 'running'])
          .executeTakeFirst();
        await notifier.notify(tx, id, 'table');
        return numUpdatedRows === 1n;
      }),
    remove: (id) =>
      db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx.deleteFrom('matches').where('id', '=', id).executeTakeFirst();
        await notifier.notify(tx, id, 'closed');
        return numDeletedRows === 1n;
      }),
    setProgress: async (id, stateId, progress, initialTableState) => {
      const { status, turn, activeSeat, step } = progress;
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('matches')
          .set({
            ...{ status, turn, step, active_seat: activeSeat },
            burning: JSON.stringify(progress.burning),
            standing: openScoresJson(progress),
          })
          .where('id', '=', id)
          .where('state_id', '=', stateId)
          .execute();
        await tx
          .updateTable('matches')
          .set({
            conduct: JSON.stringify(initialTableState.state),
            due_at: initialTableState.dueAt,
            called_at: initialTableState.state.clock.since,
          })
          .where('id', '=', id)
          .where('state_id', '=', stateId)
          .where('conduct', 'is', null)
          .execute();
        await notifier.notify(tx, id, 'table');
      });
    },
  };
}
