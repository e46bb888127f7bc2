import { sql } from 'kysely';
import {
  RATED_GAMES,
  TOTALS,
  byGame,
  leaderRow,
  ownerRow,
  rankedRow,
  ratingOfRow,
  ratingRow,
  resultRow,
  rowOfFacts,
  totalsRow,
} from '../result-rows';
import { Ladder } from '../results';
import type { PersonsGame, ResultStore, StoredRating, TableResult } from '../results';
import { idRow, optional } from '../rows';
import type { MatchId, PersonId } from '../storage';
import { matchBy } from './seats';
import type { Tabled } from './tables';

// Ratings build on each other: one game is rated after another, at whatever server.
const lock = (tx: Tabled) => sql`SELECT pg_advisory_xact_lock(1666, 4)`.execute(tx);

async function keepRating(tx: Tabled, personId: PersonId, { mu, sigma, games }: StoredRating): Promise<void> {
  await tx
    .insertInto('ratings')
    .values({ person_id: personId, mu, sigma, games })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ mu, sigma, games }))
    .execute();
}

async function resultOf(db: Tabled, id: MatchId): Promise<TableResult | null> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('match_id', '=', id)
    .orderBy('seat')
    .execute();
  if (rows.length === 0) return null;
  const rated = await db.selectFrom('rated').select('rank').where('match_id', '=', id).executeTakeFirst();
  return { facts: rows.map((row) => resultRow.parse(row).facts), isRated: rated !== undefined };
}

/** What finished games came to, and the ratings that follow. */
export function postgresResults(db: Tabled): ResultStore {
  const swap = async (tx: Tabled, id: MatchId, to: number): Promise<boolean> => {
    const update = tx.updateTable('matches').set({ has_result: to }).where('id', '=', id);
    const { numUpdatedRows } = await update.where('has_result', '=', 0).executeTakeFirst();
    return numUpdatedRows === 1n;
  };
  return {
    awaited: async (limit) => {
      const rows = await sql`
        SELECT id FROM matches WHERE status = 'finished' AND closed_at IS NULL AND has_result = 0
        ORDER BY updated_at, id COLLATE "C" LIMIT ${limit}`.execute(db);
      return rows.rows.map((row) => idRow.parse(row).id);
    },
    firstOwners: async (id) => {
      const rows = db.selectFrom('replaced').select(['seat', 'person_id']).where('match_id', '=', id);
      return new Map((await rows.execute()).map((row) => ownerRow.parse(row)));
    },
    keep: ({ matchId, facts, ranked }, rate) =>
      db.transaction().execute(async (tx) => {
        await lock(tx);
        if (!(await swap(tx, matchId, 1))) return false;
        await tx
          .insertInto('results')
          .values(facts.map((seat) => rowOfFacts(matchId, seat)))
          .execute();
        if (ranked.length === 0) return true;
        const ladder = new Ladder(rate);
        const ids = ranked.map(({ personId }) => personId);
        const before = await tx.selectFrom('ratings').selectAll().where('person_id', 'in', ids).execute();
        for (const row of before) {
          const { person_id: personId, ...rating } = ratingOfRow.parse(row);
          ladder.ratings.set(personId, rating);
        }
        for (const [place, { personId, ...after }] of ladder.game(ranked).entries()) {
          const { mu, sigma } = after;
          const rank = ranked[place]?.rank ?? 0;
          await tx
            .insertInto('rated')
            .values({ match_id: matchId, person_id: personId, rank, mu, sigma })
            .execute();
          await keepRating(tx, personId, after);
        }
        return true;
      }),
    passOver: async (id) => {
      await swap(db, id, 2);
    },
    find: (id) => resultOf(db, id),
    games: async (personId, { alsoPrivate, limit, after }) => {
      const all = db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match_id')
        .select(['matches.id', 'seats.seat'])
        .where('seats.person_id', '=', personId)
        .where('matches.has_result', '=', 1)
        .where(({ and, or, eb, lit }) =>
          or([lit(alsoPrivate), and([eb('matches.private', '=', 0), eb('matches.watch', '=', 'open')])]),
        );
      const rest =
        after === null
          ? all
          : all.where(
              sql<boolean>`(matches.updated_at, matches.id COLLATE "C") < (${after.endedAt}, ${after.id})`,
            );
      const rows = await rest
        .orderBy('matches.updated_at', 'desc')
        .orderBy(sql`matches.id COLLATE "C"`, 'desc')
        .limit(limit)
        .execute();
      const games = await Promise.all(
        rows.map(async ({ id, seat }): Promise<readonly PersonsGame[]> => {
          const [match, result] = await Promise.all([matchBy(db, id), resultOf(db, id)]);
          return match === null || result === null ? [] : [{ match, seat, ...result }];
        }),
      );
      return games.flat();
    },
    totals: async (personId, alsoPrivate) => {
      const { rows } = await sql`
        SELECT matches.players, matches.options, ${sql.raw(TOTALS)}
        FROM seats JOIN matches ON matches.id = seats.match_id
          JOIN results ON results.match_id = seats.match_id AND results.seat = seats.seat
        WHERE seats.person_id = ${personId} AND (${alsoPrivate} OR matches.private = 0 AND matches.watch = 'open')
        GROUP BY matches.players, matches.options
        ORDER BY matches.players, matches.options COLLATE "C"`.execute(db);
      return rows.map((row) => totalsRow.parse(row));
    },
    rating: async (personId) => {
      const row = db.selectFrom('ratings').selectAll().where('person_id', '=', personId);
      return optional(ratingRow, await row.executeTakeFirst());
    },
    leaders: async (fromGames, limit) => {
      const { rows } = await sql`
        SELECT ratings.*, persons.name, persons.handle FROM ratings JOIN persons ON persons.id = ratings.person_id
        WHERE games >= ${fromGames} AND persons.handle IS NOT NULL AND persons.page_closed = 0
        ORDER BY mu - 3 * sigma DESC, persons.handle COLLATE "C" LIMIT ${limit}`.execute(db);
      return rows.map((row) => leaderRow.parse(row));
    },
    rateAnew: (rate) =>
      db.transaction().execute(async (tx) => {
        await lock(tx);
        await tx.deleteFrom('ratings').execute();
        const ladder = new Ladder(rate);
        const { rows } = await sql.raw(RATED_GAMES).execute(tx);
        const played = byGame(rows.map((row) => rankedRow.parse(row)));
        for (const game of played)
          for (const { personId, mu, sigma } of ladder.game(game))
            await tx
              .updateTable('rated')
              .set({ mu, sigma })
              .where('match_id', '=', game[0]?.matchId ?? '')
              .where('person_id', '=', personId)
              .execute();
        for (const [personId, rating] of ladder.ratings) await keepRating(tx, personId, rating);
        return played.length;
      }),
  };
}
