import type { Database } from './database';
import {
  RATED_GAMES_SQL,
  TOTALS_SQL,
  groupByGame,
  leaderRow,
  formerOwnerRow,
  rankedRow,
  ratingRow,
  resultRow,
  toResultRow,
  totalsRow,
} from '../result-rows';
import { RatingTable } from '../results';
import type { GamesQuery, NewResult, PersonsGame, Rate, ResultStore, TableResult } from '../results';
import { idRow, parseOptional, seatRow } from '../row-schemas';
import type { MatchId, PersonId } from '../storage';
import { transaction } from './transaction';
import { toPromise } from './to-promise';
import { sqliteFindMatch } from './seats';

/** What finished games came to, and the ratings that follow. */
export function sqliteResults(db: Database): ResultStore {
  const findMatch = sqliteFindMatch(db);
  const selectPending = db.prepare(`
    SELECT id FROM matches WHERE status = 'finished' AND closed_at IS NULL AND has_result = 0
    ORDER BY updated_at, id LIMIT ?`);
  const selectReplaced = db.prepare('SELECT seat, person_id FROM replaced WHERE match_id = ?');
  const setHasResult = db.prepare('UPDATE matches SET has_result = ? WHERE id = ? AND has_result = 0');
  const insertResult = db.prepare(`
    INSERT INTO results (match_id, seat, place, shared, total, houses, put_out, kept, lost, burnt)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertRated = db.prepare(
    'INSERT INTO rated (match_id, person_id, rank, mu, sigma) VALUES (?, ?, ?, ?, ?)',
  );
  const updateRated = db.prepare('UPDATE rated SET mu = ?, sigma = ? WHERE match_id = ? AND person_id = ?');
  const selectRating = db.prepare('SELECT mu, sigma, games FROM ratings WHERE person_id = ?');
  const upsertRating = db.prepare(`
    INSERT INTO ratings (person_id, mu, sigma, games) VALUES (?, ?, ?, ?)
    ON CONFLICT (person_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`);
  const selectResults = db.prepare('SELECT * FROM results WHERE match_id = ? ORDER BY seat');
  const selectRated = db.prepare('SELECT 1 FROM rated WHERE match_id = ? LIMIT 1');
  const selectGames = db.prepare(`
    SELECT seats.* FROM seats JOIN matches ON matches.id = seats.match_id
    WHERE seats.person_id = ? AND matches.has_result = 1 AND (matches.private = 1 OR matches.watch <> 'open') <= ?
      AND (matches.updated_at, matches.id) < (?, ?)
    ORDER BY matches.updated_at DESC, matches.id DESC LIMIT ?`);
  const selectTotals = db.prepare(`
    SELECT matches.players, matches.options, ${TOTALS_SQL}
    FROM seats JOIN matches ON matches.id = seats.match_id
      JOIN results ON results.match_id = seats.match_id AND results.seat = seats.seat
    WHERE seats.person_id = ? AND (matches.private = 1 OR matches.watch <> 'open') <= ?
    GROUP BY matches.players, matches.options ORDER BY matches.players, matches.options`);
  const selectLeaders = db.prepare(`
    SELECT ratings.*, persons.name, persons.handle FROM ratings JOIN persons ON persons.id = ratings.person_id
    WHERE games >= ? AND persons.handle IS NOT NULL AND persons.page_closed = 0
    ORDER BY mu - 3 * sigma DESC, persons.handle LIMIT ?`);
  const selectRatedGames = db.prepare(RATED_GAMES_SQL);
  const deleteRatings = db.prepare('DELETE FROM ratings');

  const findResult = (id: MatchId): TableResult | null => {
    const facts = selectResults.all(id).map((row) => resultRow.parse(row).facts);
    return facts.length === 0 ? null : { facts, isRated: selectRated.get(id) !== undefined };
  };

  const save = transaction(db, ({ matchId, facts, ranked }: NewResult, rate: Rate): boolean => {
    if (setHasResult.run(1, matchId).changes !== 1) return false;
    for (const row of facts.map((seat) => toResultRow(matchId, seat))) {
      const columns = [row.put_out, row.kept, row.lost, row.burnt];
      insertResult.run(matchId, row.seat, row.place, row.shared, row.total, row.houses, ...columns);
    }
    const ratingTable = new RatingTable(rate);
    for (const { personId } of ranked) {
      const before = parseOptional(ratingRow, selectRating.get(personId));
      if (before !== null) ratingTable.ratings.set(personId, before);
    }
    for (const [index, after] of ratingTable.rateGame(ranked).entries()) {
      insertRated.run(matchId, after.personId, ranked[index]?.rank ?? null, after.mu, after.sigma);
      upsertRating.run(after.personId, after.mu, after.sigma, after.games);
    }
    return true;
  });

  const recomputeRatings = transaction(db, (rate: Rate): number => {
    deleteRatings.run();
    const ratingTable = new RatingTable(rate);
    const gamesInOrder = groupByGame(selectRatedGames.all().map((row) => rankedRow.parse(row)));
    for (const game of gamesInOrder)
      for (const { personId, mu, sigma } of ratingTable.rateGame(game))
        updateRated.run(mu, sigma, game[0]?.matchId ?? null, personId);
    for (const [personId, { mu, sigma, games: gameCount }] of ratingTable.ratings)
      upsertRating.run(personId, mu, sigma, gameCount);
    return gamesInOrder.length;
  });

  const gamesOf = (
    personId: PersonId,
    { includePrivate, limit, after }: GamesQuery,
  ): readonly PersonsGame[] => {
    const cursor = [after?.endedAt ?? Number.MAX_SAFE_INTEGER, after?.id ?? ''];
    return selectGames.all(personId, includePrivate ? 1 : 0, ...cursor, limit).flatMap((row) => {
      const { matchId, storedSeat } = seatRow.parse(row);
      const [match, result] = [findMatch(matchId), findResult(matchId)];
      return match === null || result === null ? [] : [{ match, seat: storedSeat.seat, ...result }];
    });
  };

  return {
    pending: (limit) => toPromise(() => selectPending.all(limit).map((row) => idRow.parse(row).id)),
    originalOwners: (id) =>
      toPromise(() => new Map(selectReplaced.all(id).map((row) => formerOwnerRow.parse(row)))),
    save: (result, rate) => toPromise(() => save(result, rate)),
    markFailed: (id) =>
      toPromise(() => {
        setHasResult.run(2, id);
      }),
    find: (id) => toPromise(() => findResult(id)),
    games: (personId, query) => toPromise(() => gamesOf(personId, query)),
    totals: (personId, includePrivate) =>
      toPromise(() => selectTotals.all(personId, includePrivate ? 1 : 0).map((row) => totalsRow.parse(row))),
    rating: (personId) => toPromise(() => parseOptional(ratingRow, selectRating.get(personId))),
    leaders: (minGames, limit) =>
      toPromise(() => selectLeaders.all(minGames, limit).map((row) => leaderRow.parse(row))),
    recomputeRatings: (rate) => toPromise(() => recomputeRatings(rate)),
  };
}
