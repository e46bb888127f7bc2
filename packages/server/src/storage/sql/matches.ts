import { sql, type NotNull } from 'kysely';
import type { StoredSeatToken, AbandonedBefore, GameStart } from '../matches';
import { openingBots } from '../../table-setup/seats';
import type { MatchId, StoredMatch, NewMatch, NewSeat, NewBot, MatchSecrets } from '../../entities/match';
import { toOpenScoresColumn } from './row-conversions';
import { botSeatRow, findMatch, insertMatch, personSeatRow } from './match-rows';
import { addGroupTable } from './groups';
import { sqlLists } from './lists';
import { removeFromTotals } from './person-totals';
import { sqlRematch } from './rematch';
import { sqlSeats } from './seats';
import type { SqlDatabase } from './sql-database';
import { hasDeleted, idsOf } from './execute';

/** A person plays a seat, or a bot stands in for one turn only. */
const HAS_PLAYERS = sql<boolean>`(
  EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND bot_level IS NULL)
  OR table_state LIKE '%"standIn":"turn"%')`;

/** A write that starts a game publishes no change of its table: `beginGame` publishes the start. */
export function sqlMatches(database: SqlDatabase) {
  const { db, dialect, transact } = database;
  return {
    ...sqlSeats(database),
    ...sqlLists(database),
    ...sqlRematch(database),
    find: (id: MatchId): Promise<StoredMatch | null> => findMatch(db, id),
    /**
     * Opens a table. Gives the first seat to `opener`, the host, and the next ones to `bots`. Lists it for a group of the
     * opener, if it names one.
     */
    open: (match: NewMatch, opener: NewSeat, bots: readonly NewBot[] = []): Promise<void> =>
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
    secretsOf: async (id: MatchId): Promise<MatchSecrets | null> => {
      const rows = await db
        .selectFrom('match_secrets')
        .innerJoin('seats', 'seats.match_id', 'match_secrets.match_id')
        .select(['seed', 'contribution'])
        .where('match_secrets.match_id', '=', id)
        .orderBy('seat')
        .execute();
      const [first] = rows;
      if (first === undefined) return null;
      const contributions = rows.map(({ contribution }) => contribution); // by seat
      const hasNone = contributions.every((contribution) => contribution === null);
      return { seed: first.seed, entropies: hasNone ? [] : contributions.map((own) => own ?? '') };
    },
    seatByToken: async (tokenHash: string): Promise<StoredSeatToken | null> => {
      const seats = db
        .selectFrom('seats')
        .select(['match_id as matchId', 'seat', 'person_id as personId', 'token_hash as tokenHash'])
        .where('token_hash', '=', tokenHash)
        .where('person_id', 'is not', null)
        .$narrowType<{ personId: NotNull; tokenHash: NotNull }>();
      return (await seats.executeTakeFirst()) ?? null;
    },
    /** Started games that `beginGame` has not begun, because a crash interrupted their start. */
    interruptedStarts: (): Promise<readonly MatchId[]> => {
      const running = db.selectFrom('matches').select('id').where('status', '=', 'running');
      return idsOf(running.where('table_state', 'is', null));
    },
    /**
     * Running games that have waited for a seat which a bot plays since `before` or longer, the longest first. Leaves
     * games out that no person plays any more.
     */
    awaitingBots: (before: number, limit: number): Promise<readonly MatchId[]> =>
      idsOf(
        db
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
          .limit(limit),
      ),
    rulesVersionsInUse: async (): Promise<readonly string[]> => {
      const versions = db.selectFrom('matches').select('rules_version').distinct();
      const inPlay = versions.where('status', 'in', ['open', 'running']).orderBy('rules_version');
      return (await inPlay.execute()).map((row) => row.rules_version);
    },
    /** Stores when a player was last present at a table. */
    touch: async (id: MatchId, at: number): Promise<void> => {
      await db.updateTable('matches').set({ last_presence_at: at }).where('id', '=', id).execute();
    },
    /** Open and running tables without a player or a move since then, oldest first. */
    abandoned: async (
      { running, open, openCorrespondence }: AbandonedBefore,
      limit: number,
    ): Promise<readonly MatchId[]> => {
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
    /**
     * Ends an open or running table as `unfinished`. The table is kept, and no move is accepted any more. Resolves to the
     * status before, or to null if the table is neither.
     */
    close: (id: MatchId, at: number): Promise<'open' | 'running' | null> =>
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
    /** Deletes a table with all its data. */
    remove: (id: MatchId): Promise<boolean> =>
      transact(async (tx, publish) => {
        await removeFromTotals(tx, dialect, id);
        if (!(await hasDeleted(tx.deleteFrom('matches').where('id', '=', id)))) return false;
        await tx.deleteFrom('notifications').where('subject_id', '=', id).execute();
        publish({ type: 'match-closed', matchId: id });
        return true;
      }),
    /**
     * Stores the beginning of a started game in one transaction, and publishes the start. Does nothing if the game has
     * begun already. No viewer sees the game earlier, so that none can distinguish the seats by their answers.
     */
    beginGame: (id: MatchId, { moves, progress, tableState: { state, dueAt } }: GameStart): Promise<void> =>
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
