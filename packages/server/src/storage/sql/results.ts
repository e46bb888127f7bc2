import { sql } from 'kysely';
import type { SeatStats } from '@great-fire/game/record';
import type {
  Leader,
  PersonsGame,
  RankedPlayer,
  ResultStore,
  StoredRating,
  TableResult,
  Totals,
} from '../results';
import type { MatchId, PersonId } from '../../entities/match';
import { findMatch } from './match-rows';
import { RatingAccumulator } from './rating-accumulator';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';

// Ratings build on each other, so all servers together rate one game at a time.
const RATINGS_LOCK = 'ratings';

const IS_PUBLIC = sql<boolean>`(matches.private = 0 AND matches.spectator_access = 'open')`;

const FACT_COLUMNS = [
  'seat',
  'place',
  'is_shared as isShared',
  'total',
  'houses',
  'cones_put_out as putOut',
  'objectives_survived as kept',
  'objectives_lost as lost',
  'houses_burnt as burnt',
] as const;

/** Returns the row of a seat's result. */
const toResultRow = (matchId: MatchId, facts: SeatStats) => ({
  match_id: matchId,
  seat: facts.seat,
  place: facts.place,
  is_shared: facts.isShared ? 1 : 0,
  total: facts.total,
  houses: facts.houses,
  cones_put_out: facts.putOut,
  objectives_survived: facts.kept,
  objectives_lost: facts.lost,
  houses_burnt: facts.burnt,
});

async function upsertRating(tx: Db, personId: PersonId, { mu, sigma, games }: StoredRating): Promise<void> {
  await tx
    .insertInto('ratings')
    .values({ person_id: personId, mu, sigma, games })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ mu, sigma, games }))
    .execute();
}

async function findResult(db: Db, id: MatchId): Promise<TableResult | null> {
  const rows = await db
    .selectFrom('results')
    .select(FACT_COLUMNS)
    .where('match_id', '=', id)
    .orderBy('seat')
    .execute();
  if (rows.length === 0) return null;
  const rated = await db
    .selectFrom('rated_players')
    .select('rank')
    .where('match_id', '=', id)
    .executeTakeFirst();
  return {
    facts: rows.map((row) => ({ ...row, isShared: row.isShared === 1 })),
    isRated: rated !== undefined,
  };
}

/** Results of finished games and ratings. */
export function sqlResults({ db, dialect, transact }: SqlDatabase): ResultStore {
  const setResultState = async (tx: Db, id: MatchId, to: number): Promise<boolean> => {
    const update = tx.updateTable('matches').set({ result_state: to }).where('id', '=', id);
    const { numUpdatedRows } = await update.where('result_state', '=', 0).executeTakeFirst();
    return numUpdatedRows === 1n;
  };
  return {
    pending: async (limit) => {
      const { rows } = await sql<{ readonly id: MatchId }>`
        SELECT id FROM matches WHERE status = 'finished' AND closed_at IS NULL AND result_state = 0
        ORDER BY updated_at, ${dialect.binary('id')} LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    originalOwners: async (id) => {
      const rows = db.selectFrom('original_owners').select(['seat', 'person_id']).where('match_id', '=', id);
      return new Map((await rows.execute()).map((row) => [row.seat, row.person_id]));
    },
    save: ({ matchId, facts, ranked }, rate) =>
      transact(async (tx) => {
        await dialect.lock(tx, RATINGS_LOCK);
        if (!(await setResultState(tx, matchId, 1))) return false;
        await tx
          .insertInto('results')
          .values(facts.map((seat) => toResultRow(matchId, seat)))
          .execute();
        if (ranked.length === 0) return true;
        const accumulator = new RatingAccumulator(rate);
        const ids = ranked.map(({ personId }) => personId);
        const before = await tx.selectFrom('ratings').selectAll().where('person_id', 'in', ids).execute();
        for (const { person_id: personId, ...rating } of before) accumulator.ratings.set(personId, rating);
        for (const [index, { personId, ...after }] of accumulator.rateGame(ranked).entries()) {
          const { mu, sigma } = after;
          const rank = ranked[index]?.rank ?? 0;
          await tx
            .insertInto('rated_players')
            .values({ match_id: matchId, person_id: personId, rank, mu, sigma })
            .execute();
          await upsertRating(tx, personId, after);
        }
        return true;
      }),
    markFailed: async (id) => {
      await setResultState(db, id, 2);
    },
    find: (id) => findResult(db, id),
    games: async (personId, { includePrivate, limit, after }) => {
      const finishedSeats = db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match_id')
        .select(['matches.id', 'seats.seat'])
        .where('seats.person_id', '=', personId)
        .where('matches.result_state', '=', 1)
        .$if(!includePrivate, (seats) => seats.where(IS_PUBLIC));
      const query =
        after === null
          ? finishedSeats
          : finishedSeats.where(
              sql<boolean>`(matches.updated_at, ${dialect.binary('matches.id')}) < (${after.endedAt}, ${after.id})`,
            );
      const rows = await query
        .orderBy('matches.updated_at', 'desc')
        .orderBy(dialect.binary('matches.id'), 'desc')
        .limit(limit)
        .execute();
      const games = await Promise.all(
        rows.map(async ({ id, seat }): Promise<readonly PersonsGame[]> => {
          const [match, result] = await Promise.all([findMatch(db, id), findResult(db, id)]);
          return match === null || result === null ? [] : [{ match, seat, ...result }];
        }),
      );
      return games.flat();
    },
    totals: async (personId, { includePrivate }) => {
      const gameOptions = dialect.jsonField('matches.options', 'options');
      const { rows } = await sql<Totals>`
        SELECT matches.players, ${gameOptions} AS options, count(*) AS games,
          sum(CASE WHEN results.place = 1 AND results.is_shared = 0 THEN 1 ELSE 0 END) AS wins,
          sum(CASE WHEN results.place = 1 AND results.is_shared = 1 THEN 1 ELSE 0 END) AS "sharedWins",
          sum(results.total) AS vp, sum(results.houses) AS houses, sum(results.cones_put_out) AS "conesPutOut",
          sum(results.objectives_survived) AS "objectivesSurvived",
          sum(results.objectives_lost) AS "objectivesLost"
        FROM seats JOIN matches ON matches.id = seats.match_id
          JOIN results ON results.match_id = seats.match_id AND results.seat = seats.seat
        WHERE seats.person_id = ${personId} AND ${includePrivate ? sql`1 = 1` : IS_PUBLIC}
        GROUP BY matches.players, ${gameOptions}
        ORDER BY matches.players, ${dialect.binary(gameOptions)}`.execute(db);
      return rows;
    },
    meetings: async (personIds) => {
      if (personIds.length === 0) return [];
      const ids = sql.join(personIds);
      const { rows } = await sql<{
        readonly one: PersonId;
        readonly other: PersonId;
        readonly games: number;
      }>`
        SELECT first.person_id AS one, second.person_id AS other, count(*) AS games
        FROM rated_players AS first JOIN rated_players AS second
          ON second.match_id = first.match_id AND second.person_id > first.person_id
        WHERE first.person_id IN (${ids}) AND second.person_id IN (${ids})
        GROUP BY first.person_id, second.person_id`.execute(db);
      return rows.map(({ one, other, games }) => ({ personIds: [one, other], games }));
    },
    rating: async (personId) => {
      const rating = db
        .selectFrom('ratings')
        .select(['mu', 'sigma', 'games'])
        .where('person_id', '=', personId);
      return (await rating.executeTakeFirst()) ?? null;
    },
    leaders: async (minGames, limit) => {
      // A cross join makes SQLite read the ratings in the order of their index.
      const { rows } = await sql<Leader>`
        SELECT person_id AS "personId", mu, sigma, games, persons.name, persons.handle FROM ratings CROSS JOIN persons
        WHERE persons.id = ratings.person_id AND games >= ${minGames} AND persons.handle IS NOT NULL AND persons.is_profile_private = 0
        ORDER BY mu - 3 * sigma DESC, ${dialect.binary('persons.handle')} LIMIT ${limit}`.execute(db);
      return rows;
    },
    recomputeRatings: (rate) =>
      transact(async (tx) => {
        await dialect.lock(tx, RATINGS_LOCK);
        await tx.deleteFrom('ratings').execute();
        const accumulator = new RatingAccumulator(rate);
        const { rows } = await sql<RankedPlayer & { readonly matchId: MatchId }>`
          SELECT match_id AS "matchId", person_id AS "personId", rank FROM rated_players
          JOIN matches ON matches.id = rated_players.match_id
          ORDER BY matches.updated_at, match_id, person_id`.execute(tx);
        const gamesInOrder = groupByGame(rows);
        for (const game of gamesInOrder)
          for (const { personId, mu, sigma } of accumulator.rateGame(game))
            await tx
              .updateTable('rated_players')
              .set({ mu, sigma })
              .where('match_id', '=', game[0]?.matchId ?? '')
              .where('person_id', '=', personId)
              .execute();
        for (const [personId, rating] of accumulator.ratings) await upsertRating(tx, personId, rating);
        return gamesInOrder.length;
      }),
  };
}

/** Groups ranked players by game and keeps the order. */
function groupByGame<T extends { readonly matchId: MatchId }>(rows: readonly T[]): readonly (readonly T[])[] {
  const games: T[][] = [];
  for (const row of rows) {
    const last = games.at(-1);
    if (last?.[0]?.matchId === row.matchId) last.push(row);
    else games.push([row]);
  }
  return games;
}
