import { sql } from 'kysely';
import type { SeatStats } from '@great-fire/game/record';
import type { Seat } from '@great-fire/game';
import type {
  GamesQuery,
  HonouredSeats,
  Leader,
  PersonsGame,
  RankedPlayer,
  StoredRating,
  TableResult,
  Totals,
  NewResult,
  RateGame,
  Meeting,
} from '../results';
import type { MatchId, PersonId, StoredMatch } from '../../entities/match';
import { groupBy } from '../../shared/group-by';
import { findMatch, withSeats } from './match-rows';
import { addToTotals } from './person-totals';
import { RatingAccumulator } from './rating-accumulator';
import { toFlag, withFlags } from './row-conversions';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';
import { upsert } from './upsert';
import { firstRow, hasUpdated } from './execute';

// Ratings build on each other, so all servers together rate one game at a time.
const RATINGS_LOCK = 'ratings';

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

const toResultRow = (match: StoredMatch, facts: SeatStats, honours: HonouredSeats) => ({
  match_id: match.id,
  person_id: match.seats.find(({ seat }) => seat === facts.seat)?.personId ?? null,
  is_public: toFlag(!match.private && match.spectatorAccess === 'open'),
  ended_at: match.updatedAt,
  seat: facts.seat,
  place: facts.place,
  is_shared: facts.isShared ? 1 : 0,
  total: facts.total,
  houses: facts.houses,
  cones_put_out: facts.putOut,
  objectives_survived: facts.kept,
  objectives_lost: facts.lost,
  houses_burnt: facts.burnt,
  is_fiercest: toFlag(honours.fiercest?.seat === facts.seat),
  is_firefighter: toFlag(honours.firefighter?.seat === facts.seat),
  has_hardest_loss: toFlag(honours.hardestLoss?.seat === facts.seat),
});

const upsertRating = (tx: Db, personId: PersonId, { mu, sigma, games }: StoredRating): Promise<void> =>
  upsert(tx, 'ratings', ['person_id'], { person_id: personId, mu, sigma, games });

async function findResults(
  { db, dialect }: Pick<SqlDatabase, 'db' | 'dialect'>,
  ids: readonly MatchId[],
): Promise<ReadonlyMap<MatchId, TableResult>> {
  const isOneOf = dialect.isOneOf('match_id', ids);
  const results = db.selectFrom('results').select(['match_id', ...FACT_COLUMNS]);
  const rows = await results.where(isOneOf).orderBy('seat').execute();
  const rated = await db.selectFrom('rated_players').select('match_id').distinct().where(isOneOf).execute();
  const ratedIds = new Set(rated.map(({ match_id }) => match_id));
  const byMatch = groupBy(rows, ({ match_id }) => match_id);
  return new Map(
    [...byMatch].map(([id, facts]) => [
      id,
      {
        facts: facts.map(({ match_id: _, ...row }) => withFlags(row, 'isShared')),
        isRated: ratedIds.has(id),
      },
    ]),
  );
}

/** Returns the games that a person played to the end, the latest end first. */
export async function findLastGames(
  db: Db,
  personId: PersonId,
  { includePrivate, limit, after }: GamesQuery,
) {
  const page = (isPublic: 0 | 1) => {
    const results = db
      .selectFrom('results')
      .select(['match_id as id', 'seat', 'ended_at as endedAt'])
      .where('person_id', '=', personId)
      .where('is_public', '=', isPublic)
      .$if(after !== null, (all) =>
        all.where(sql<boolean>`(ended_at, match_id) < (${after?.endedAt}, ${after?.id})`),
      );
    return results.orderBy('ended_at', 'desc').orderBy('match_id', 'desc').limit(limit).execute();
  };
  // Each list is read in the order of the index. One statement for both would sort all games.
  return [...(await page(1)), ...(includePrivate ? await page(0) : [])]
    .sort((left, right) => right.endedAt - left.endedAt || (left.id < right.id ? 1 : -1))
    .slice(0, limit);
}

/** Results of finished games and ratings. */
export function sqlResults(database: SqlDatabase) {
  const { db, dialect, transact } = database;
  const setResultState = (tx: Db, id: MatchId, to: number): Promise<boolean> => {
    const update = tx.updateTable('matches').set({ result_state: to }).where('id', '=', id);
    return hasUpdated(update.where('result_state', '=', 0));
  };
  return {
    /** Finished games without a result, the earliest end first. */
    pending: async (limit: number): Promise<readonly MatchId[]> => {
      const { rows } = await sql<{ readonly id: MatchId }>`
        SELECT id FROM matches WHERE status = 'finished' AND closed_at IS NULL AND result_state = 0
        ORDER BY updated_at, id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    /** The original owners of seats that have another owner now. */
    originalOwners: async (id: MatchId): Promise<ReadonlyMap<Seat, PersonId>> => {
      const rows = db.selectFrom('original_owners').select(['seat', 'person_id']).where('match_id', '=', id);
      return new Map((await rows.execute()).map((row) => [row.seat, row.person_id]));
    },
    /**
     * Stores a result and rates its players in one transaction. Resolves to false, and does nothing, if a result is
     * stored.
     */
    save: ({ matchId, facts, honours, ranked }: NewResult, rate: RateGame): Promise<boolean> =>
      transact(async (tx) => {
        await dialect.lock(tx, RATINGS_LOCK);
        if (!(await setResultState(tx, matchId, 1))) return false;
        const match = await findMatch(tx, matchId);
        if (match === null) return false;
        await tx
          .insertInto('results')
          .values(facts.map((seat) => toResultRow(match, seat, honours)))
          .execute();
        await addToTotals(tx, dialect, matchId);
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
    /** Marks a game whose result cannot be computed. */
    markFailed: async (id: MatchId): Promise<void> => {
      await setResultState(db, id, 2);
    },
    /** Resolves to null if there is no result. */
    find: async (id: MatchId): Promise<TableResult | null> =>
      (await findResults(database, [id])).get(id) ?? null,
    /** The places by seat of each of these matches that has a result. */
    placesOf: async (ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, readonly number[]>> => {
      const results = db.selectFrom('results').select(['match_id', 'place']);
      const rows = await results.where(dialect.isOneOf('match_id', ids)).orderBy('seat').execute();
      const byMatch = groupBy(rows, ({ match_id }) => match_id);
      return new Map([...byMatch].map(([id, seats]) => [id, seats.map(({ place }) => place)]));
    },
    /** Games with a result that a person played to the end, the latest end first. */
    games: async (personId: PersonId, query: GamesQuery): Promise<readonly PersonsGame[]> => {
      const ended = await findLastGames(db, personId, query);
      const ids = ended.map(({ id }) => id);
      const rows = db.selectFrom('matches').selectAll().where(dialect.isOneOf('id', ids));
      const matches = await withSeats(database, await rows.execute());
      const matchById = new Map(matches.map((match) => [match.id, match]));
      const results = await findResults(database, ids);
      return ended.flatMap(({ id, seat }): readonly PersonsGame[] => {
        const [match, result] = [matchById.get(id), results.get(id)];
        return match === undefined || result === undefined ? [] : [{ match, seat, ...result }];
      });
    },
    totals: async (
      personId: PersonId,
      { includePrivate }: Pick<GamesQuery, 'includePrivate'>,
    ): Promise<readonly Totals[]> => {
      const { rows } = await sql<Totals>`
        SELECT players, options, sum(games) AS games, sum(wins) AS wins, sum(shared_wins) AS "sharedWins",
          sum(total) AS vp, sum(houses) AS houses, sum(cones_put_out) AS "conesPutOut",
          sum(objectives_survived) AS "objectivesSurvived", sum(objectives_lost) AS "objectivesLost"
        FROM person_totals WHERE person_id = ${personId} ${includePrivate ? sql`` : sql`AND is_public = 1`}
        GROUP BY players, options ORDER BY players, ${dialect.binary('options')}`.execute(db);
      return rows;
    },
    /** Returns the pairs of these persons that have played rated games together. */
    meetings: async (personIds: readonly PersonId[]): Promise<readonly Meeting[]> => {
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
    rating: (personId: PersonId): Promise<StoredRating | null> =>
      firstRow(db.selectFrom('ratings').select(['mu', 'sigma', 'games']).where('person_id', '=', personId)),
    /** The leaderboard: persons with enough rated games and a public profile, by the lower bound of their rating. */
    leaders: async (minGames: number, limit: number): Promise<readonly Leader[]> => {
      // A cross join makes SQLite read the ratings in the order of their index.
      const { rows } = await sql<Leader>`
        SELECT person_id AS "personId", mu, sigma, games, persons.name, persons.handle FROM ratings CROSS JOIN persons
        WHERE persons.id = ratings.person_id AND games >= ${minGames} AND persons.handle IS NOT NULL AND persons.is_profile_private = 0
        ORDER BY mu - 3 * sigma DESC, ${dialect.binary('persons.handle')} LIMIT ${limit}`.execute(db);
      return rows;
    },
    /** Rates all rated games again, in the order in which they ended. Resolves to their number. */
    recomputeRatings: (rate: RateGame): Promise<number> =>
      transact(async (tx) => {
        await dialect.lock(tx, RATINGS_LOCK);
        await tx.deleteFrom('ratings').execute();
        const accumulator = new RatingAccumulator(rate);
        const { rows } = await sql<RankedPlayer & { readonly matchId: MatchId }>`
          SELECT match_id AS "matchId", person_id AS "personId", rank FROM rated_players
          JOIN matches ON matches.id = rated_players.match_id
          ORDER BY matches.updated_at, match_id, person_id`.execute(tx);
        const gamesInOrder = [...groupBy(rows, ({ matchId }) => matchId).values()];
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
