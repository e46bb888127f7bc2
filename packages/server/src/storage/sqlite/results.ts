import type { Database } from './database';
import {
  RATED_GAMES,
  TOTALS,
  byGame,
  leaderRow,
  ownerRow,
  rankedRow,
  ratingRow,
  resultRow,
  rowOfFacts,
  totalsRow,
} from '../result-rows';
import { Ladder } from '../results';
import type { GamesQuery, NewResult, PersonsGame, Rate, ResultStore, TableResult } from '../results';
import { idRow, optional, seatRow } from '../rows';
import type { MatchId, PersonId } from '../storage';
import { inOneGo } from './in-one-go';
import { promised } from './promised';
import { sqliteMatchBy } from './seats';

/** What finished games came to, and the ratings that follow. */
export function sqliteResults(db: Database): ResultStore {
  const find = sqliteMatchBy(db);
  const awaited = db.prepare(`
    SELECT id FROM matches WHERE status = 'finished' AND closed_at IS NULL AND has_result = 0
    ORDER BY updated_at, id LIMIT ?`);
  const owners = db.prepare('SELECT seat, person_id FROM replaced WHERE match_id = ?');
  const swap = db.prepare('UPDATE matches SET has_result = ? WHERE id = ? AND has_result = 0');
  const insert = db.prepare(`
    INSERT INTO results (match_id, seat, place, shared, total, houses, put_out, kept, lost, burnt)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const note = db.prepare('INSERT INTO rated (match_id, person_id, rank, mu, sigma) VALUES (?, ?, ?, ?, ?)');
  const renote = db.prepare('UPDATE rated SET mu = ?, sigma = ? WHERE match_id = ? AND person_id = ?');
  const rating = db.prepare('SELECT mu, sigma, games FROM ratings WHERE person_id = ?');
  const keepRating = db.prepare(`
    INSERT INTO ratings (person_id, mu, sigma, games) VALUES (?, ?, ?, ?)
    ON CONFLICT (person_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`);
  const rows = db.prepare('SELECT * FROM results WHERE match_id = ? ORDER BY seat');
  const isRated = db.prepare('SELECT 1 FROM rated WHERE match_id = ? LIMIT 1');
  const games = db.prepare(`
    SELECT seats.* FROM seats JOIN matches ON matches.id = seats.match_id
    WHERE seats.person_id = ? AND matches.has_result = 1 AND (matches.private = 1 OR matches.watch <> 'open') <= ?
      AND (matches.updated_at, matches.id) < (?, ?)
    ORDER BY matches.updated_at DESC, matches.id DESC LIMIT ?`);
  const totals = db.prepare(`
    SELECT matches.players, matches.options, ${TOTALS}
    FROM seats JOIN matches ON matches.id = seats.match_id
      JOIN results ON results.match_id = seats.match_id AND results.seat = seats.seat
    WHERE seats.person_id = ? AND (matches.private = 1 OR matches.watch <> 'open') <= ?
    GROUP BY matches.players, matches.options ORDER BY matches.players, matches.options`);
  const leaders = db.prepare(`
    SELECT ratings.*, persons.name, persons.handle FROM ratings JOIN persons ON persons.id = ratings.person_id
    WHERE games >= ? AND persons.handle IS NOT NULL AND persons.page_closed = 0
    ORDER BY mu - 3 * sigma DESC, persons.handle LIMIT ?`);
  const ratedGames = db.prepare(RATED_GAMES);
  const dropRatings = db.prepare('DELETE FROM ratings');

  const resultOf = (id: MatchId): TableResult | null => {
    const facts = rows.all(id).map((row) => resultRow.parse(row).facts);
    return facts.length === 0 ? null : { facts, isRated: isRated.get(id) !== undefined };
  };

  const keep = inOneGo(db, ({ matchId, facts, ranked }: NewResult, rate: Rate): boolean => {
    if (swap.run(1, matchId).changes !== 1) return false;
    for (const row of facts.map((seat) => rowOfFacts(matchId, seat))) {
      const made = [row.put_out, row.kept, row.lost, row.burnt];
      insert.run(matchId, row.seat, row.place, row.shared, row.total, row.houses, ...made);
    }
    const ladder = new Ladder(rate);
    for (const { personId } of ranked) {
      const before = optional(ratingRow, rating.get(personId));
      if (before !== null) ladder.ratings.set(personId, before);
    }
    for (const [place, after] of ladder.game(ranked).entries()) {
      note.run(matchId, after.personId, ranked[place]?.rank ?? null, after.mu, after.sigma);
      keepRating.run(after.personId, after.mu, after.sigma, after.games);
    }
    return true;
  });

  const rateAnew = inOneGo(db, (rate: Rate): number => {
    dropRatings.run();
    const ladder = new Ladder(rate);
    const played = byGame(ratedGames.all().map((row) => rankedRow.parse(row)));
    for (const game of played)
      for (const { personId, mu, sigma } of ladder.game(game))
        renote.run(mu, sigma, game[0]?.matchId ?? null, personId);
    for (const [personId, { mu, sigma, games: made }] of ladder.ratings)
      keepRating.run(personId, mu, sigma, made);
    return played.length;
  });

  const gamesOf = (personId: PersonId, { alsoPrivate, limit, after }: GamesQuery): readonly PersonsGame[] => {
    const from = [after?.endedAt ?? Number.MAX_SAFE_INTEGER, after?.id ?? ''];
    return games.all(personId, alsoPrivate ? 1 : 0, ...from, limit).flatMap((row) => {
      const { matchId, held } = seatRow.parse(row);
      const [match, result] = [find(matchId), resultOf(matchId)];
      return match === null || result === null ? [] : [{ match, seat: held.seat, ...result }];
    });
  };

  return {
    awaited: (limit) => promised(() => awaited.all(limit).map((row) => idRow.parse(row).id)),
    firstOwners: (id) => promised(() => new Map(owners.all(id).map((row) => ownerRow.parse(row)))),
    keep: (result, rate) => promised(() => keep(result, rate)),
    passOver: (id) =>
      promised(() => {
        swap.run(2, id);
      }),
    find: (id) => promised(() => resultOf(id)),
    games: (personId, query) => promised(() => gamesOf(personId, query)),
    totals: (personId, alsoPrivate) =>
      promised(() => totals.all(personId, alsoPrivate ? 1 : 0).map((row) => totalsRow.parse(row))),
    rating: (personId) => promised(() => optional(ratingRow, rating.get(personId))),
    leaders: (fromGames, limit) =>
      promised(() => leaders.all(fromGames, limit).map((row) => leaderRow.parse(row))),
    rateAnew: (rate) => promised(() => rateAnew(rate)),
  };
}
