import { sql } from 'kysely';
import type { MatchStore } from '../matches';
import { WAITING, startedWith } from '../parts';
import { idRow, optional, seatHolderRow, secretsRow, standingText, versionRow } from '../rows';
import { botsBeside } from '../seating';
import { postgresAgain } from './again';
import { postgresDealing } from './dealing';
import { postgresLists } from './lists';
import { writeTable } from './opening';
import { matchBy, postgresSeats, seatOfBot, seatOfPerson } from './seats';
import type { Tabled } from './tables';
import type { Word } from './word';

/** Tables: opened, listed, joined, begun. */
export function postgresMatches(db: Tabled, word: Word): MatchStore {
  return {
    ...postgresSeats(db, word),
    ...postgresLists(db),
    ...postgresAgain(db, word),
    ...postgresDealing(db, word),
    find: (id) => matchBy(db, id),
    open: (match, opener, bots = []) =>
      db.transaction().execute(async (tx) => {
        const { id } = match;
        const stands = bots.length === match.players - 1 ? startedWith([opener]) : WAITING;
        await writeTable(tx, match, { hostId: opener.personId, stands });
        const beside = botsBeside(opener.name, bots).map((bot) => seatOfBot(id, bot.seat, bot.name, bot));
        await tx
          .insertInto('seats')
          .values([seatOfPerson(id, 0, opener), ...beside])
          .execute();
        await word.give(tx, id, 'table');
        return { began: stands.status === 'running' };
      }),
    secretsOf: async (id) =>
      optional(
        secretsRow,
        await db.selectFrom('match_secrets').selectAll().where('match_id', '=', id).executeTakeFirst(),
      ),
    byToken: async (tokenHash) =>
      optional(
        seatHolderRow,
        await db.selectFrom('seats').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),
      ),
    inSetup: async () => {
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
    versionsInPlay: async () => {
      const versions = db.selectFrom('matches').select('rules_version').distinct();
      const inPlay = versions.where('status', 'in', ['open', 'running']).orderBy('rules_version');
      return (await inPlay.execute()).map((row) => versionRow.parse(row).rules_version);
    },
    seen: async (id, at) => {
      await db.updateTable('matches').set({ seen_at: at }).where('id', '=', id).execute();
    },
    deserted: async ({ running, open, openForDays }, limit) => {
      const since = sql<number>`CASE
        WHEN status = 'running' THEN ${running}::bigint
        WHEN status = 'open' AND pace::json -> 'clock' ->> 'kind' = 'days' THEN ${openForDays}::bigint
        WHEN status = 'open' THEN ${open}::bigint
      END`;
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('status', 'in', ['open', 'running'])
        .where(sql<number>`greatest(updated_at, seen_at)`, '<', since)
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
        await word.give(tx, id, 'table');
        return numUpdatedRows === 1n;
      }),
    remove: (id) =>
      db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx.deleteFrom('matches').where('id', '=', id).executeTakeFirst();
        await word.give(tx, id, 'closed');
        return numDeletedRows === 1n;
      }),
    setProgress: async (id, stateId, progress, first) => {
      const { status, turn, activeSeat, step } = progress;
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('matches')
          .set({
            ...{ status, turn, step, active_seat: activeSeat },
            burning: JSON.stringify(progress.burning),
            standing: standingText(progress),
          })
          .where('id', '=', id)
          .where('state_id', '=', stateId)
          .execute();
        await tx
          .updateTable('matches')
          .set({
            conduct: JSON.stringify(first.conduct),
            due_at: first.dueAt,
            called_at: first.conduct.clock.since,
          })
          .where('id', '=', id)
          .where('state_id', '=', stateId)
          .where('conduct', 'is', null)
          .execute();
        await word.give(tx, id, 'table');
      });
    },
  };
}
