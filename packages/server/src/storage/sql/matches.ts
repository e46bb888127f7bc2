import { sql, type NotNull } from 'kysely';
import type { MatchStore } from '../matches';
import { openingBots } from '../../table-setup/seats';
import { toOpenScoresColumn, toSecrets } from './row-conversions';
import { botSeatRow, findMatch, insertMatch, personSeatRow } from './match-rows';
import { addGroupTable } from './groups';
import { sqlLists } from './lists';
import { removeFromTotals } from './person-totals';
import { sqlRematch } from './rematch';
import { sqlSeats } from './seats';
import type { SqlDatabase } from './sql-database';

/** A person plays a seat, or a bot stands in for one turn only. */
const HAS_PLAYERS = sql<boolean>`(
  EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND bot_level IS NULL)
  OR table_state LIKE '%"standIn":"turn"%')`;

export function sqlMatches(database: SqlDatabase): MatchStore {
  const { db, dialect, transact } = database;
  return {
    ...sqlSeats(database),
    ...sqlLists(database),
    ...sqlRematch(database),
    find: (id) => findMatch(db, id),
    open: (match, opener, bots = []) =>
      transact(async (tx, publish) => {
        const { id } = match;
        await insertMatch(tx, match, { hostId: opener.personId });
        const botSeats = openingBots(opener.name, bots).map((bot) => botSeatRow(id, bot.seat, bot.name, bot));
        await tx
          .insertInto('seats')
          .values([personSeatRow(id, 0, opener), ...botSeats])
          .execute();
        await addGroupTable(tx, match, opener.personId);
        publish({ type: 'table-changed', matchId: id });
      }),
    secretsOf: async (id) => {
      const rows = await db
        .selectFrom('match_secrets')
        .innerJoin('seats', 'seats.match_id', 'match_secrets.match_id')
        .select(['seed', 'contribution'])
        .where('match_secrets.match_id', '=', id)
        .orderBy('seat')
        .execute();
      const [first] = rows;
      return first === undefined
        ? null
        : toSecrets(
            first.seed,
            rows.map(({ contribution }) => contribution),
          );
    },
    seatByToken: async (tokenHash) => {
      const seats = db
        .selectFrom('seats')
        .select(['match_id as matchId', 'seat', 'person_id as personId', 'token_hash as tokenHash'])
        .where('token_hash', '=', tokenHash)
        .where('person_id', 'is not', null)
        .$narrowType<{ personId: NotNull; tokenHash: NotNull }>();
      return (await seats.executeTakeFirst()) ?? null;
    },
    interruptedStarts: async () => {
      const running = db.selectFrom('matches').select('id').where('status', '=', 'running');
      return (await running.where('table_state', 'is', null).execute()).map((row) => row.id);
    },
    awaitingBots: async (before, limit) => {
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('status', '=', 'running')
        .where('updated_at', '<=', before)
        .where(HAS_PLAYERS)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.match_id', '=', 'matches.id')
              // A start that a crash interrupted has not stored the active seat yet.
              .where('seats.seat', '=', sql<number>`coalesce(matches.active_seat, seats.seat)`)
              .where('seats.bot_level', 'is not', null),
          ),
        )
        .orderBy('updated_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => row.id);
    },
    rulesVersionsInUse: async () => {
      const versions = db.selectFrom('matches').select('rules_version').distinct();
      const inPlay = versions.where('status', 'in', ['open', 'running']).orderBy('rules_version');
      return (await inPlay.execute()).map((row) => row.rules_version);
    },
    touch: async (id, at) => {
      await db.updateTable('matches').set({ last_presence_at: at }).where('id', '=', id).execute();
    },
    abandoned: async ({ running, open, openCorrespondence }, limit) => {
      const threshold = sql<number>`CASE
        WHEN status = 'running' THEN cast(${running} as bigint)
        WHEN status = 'open' AND time_control_group = 'slow' THEN cast(${openCorrespondence} as bigint)
        WHEN status = 'open' THEN cast(${open} as bigint)
      END`;
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('status', 'in', ['open', 'running'])
        .where(
          sql<number>`coalesce(${dialect.greatest('updated_at', 'last_presence_at')}, updated_at)`,
          '<',
          threshold,
        )
        .orderBy('updated_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => row.id);
    },
    close: (id, at) =>
      transact(async (tx, publish) => {
        const inPlay = tx.selectFrom('matches').select('status').where('id', '=', id).forUpdate();
        const before = (await inPlay.executeTakeFirst())?.status;
        if (before !== 'open' && before !== 'running') return null;
        await tx
          .updateTable('matches')
          .set({ status: 'finished', active_seat: null, deadline_at: null, closed_at: at })
          .where('id', '=', id)
          .execute();
        publish({ type: 'table-changed', matchId: id });
        return before;
      }),
    remove: (id) =>
      transact(async (tx, publish) => {
        await removeFromTotals(tx, dialect, id);
        const { numDeletedRows } = await tx.deleteFrom('matches').where('id', '=', id).executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await tx.deleteFrom('notifications').where('subject_id', '=', id).execute();
        publish({ type: 'match-closed', matchId: id });
        return true;
      }),
    beginGame: (id, { moves, progress, tableState: { state, dueAt } }) =>
      transact(async (tx, publish) => {
        const { status, turn, activeSeat, step, burning } = progress;
        const { numUpdatedRows } = await tx
          .updateTable('matches')
          .set({
            status,
            state_id: moves.length,
            turn,
            step,
            active_seat: activeSeat,
            burning: JSON.stringify(burning),
            open_scores: toOpenScoresColumn(progress),
            table_state: JSON.stringify(state),
            deadline_at: dueAt,
            prompt_pending_at: state.clock.since,
          })
          .where('id', '=', id)
          .where('status', '=', 'running')
          .where('table_state', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return;
        const rows = moves.map(({ stateId, seat, moveId, action, events, at }) => ({
          ...{ match_id: id, state_id: stateId, seat, move_id: moveId, action, events, at },
        }));
        if (rows.length > 0) await tx.insertInto('move_log').values(rows).execute();
        publish({ type: 'table-changed', matchId: id });
      }),
  };
}
