/** Rows of results and ratings, read into the port's own shapes. */
import type { SeatStats } from '@great-fire/game';
import * as z from 'zod';
import type { Leader, RankedPlayer, StoredRating, Totals } from './results';
import type { MatchId } from './storage';

export const resultRow = z
  .object({
    match_id: z.string(),
    seat: z.int(),
    place: z.int(),
    shared: z.int(),
    total: z.int(),
    houses: z.int(),
    put_out: z.int(),
    kept: z.int(),
    lost: z.int(),
    burnt: z.int(),
  })
  .transform(({ match_id, put_out: putOut, shared, ...row }): { matchId: MatchId; facts: SeatStats } => ({
    matchId: match_id,
    facts: { ...row, putOut, isShared: shared === 1 },
  }));

/** What is written of a seat. */
export const toResultRow = (matchId: MatchId, { putOut, isShared, ...facts }: SeatStats) => ({
  match_id: matchId,
  ...facts,
  put_out: putOut,
  shared: isShared ? 1 : 0,
});

export const formerOwnerRow = z
  .object({ seat: z.int(), person_id: z.string() })
  .transform((row): readonly [number, string] => [row.seat, row.person_id]);

export const ratingRow = z
  .object({ mu: z.number(), sigma: z.number(), games: z.int() })
  .transform((row): StoredRating => row);

export const ratingOfRow = z
  .object({ person_id: z.string() })
  .and(z.object({ mu: z.number(), sigma: z.number(), games: z.int() }));

export const rankedRow = z
  .object({ match_id: z.string(), person_id: z.string(), rank: z.int() })
  .transform((row): RankedPlayer & { readonly matchId: MatchId } => ({
    matchId: row.match_id,
    personId: row.person_id,
    rank: row.rank,
  }));

export const leaderRow = z
  .object({
    person_id: z.string(),
    name: z.string().nullable(),
    handle: z.string(),
    mu: z.number(),
    sigma: z.number(),
    games: z.int(),
  })
  .transform(({ person_id: personId, ...row }): Leader => ({ ...row, personId }));

const sumColumn = z.coerce.number().int();

export const totalsRow = z
  .object({
    players: z.int(),
    options: z.string(),
    games: sumColumn,
    won: sumColumn,
    shared: sumColumn,
    vp: sumColumn,
    houses: sumColumn,
    put_out: sumColumn,
    kept: sumColumn,
    lost: sumColumn,
  })
  .transform(({ won, shared, put_out: conesPutOut, kept, lost, ...row }): Totals => ({
    ...row,
    wins: won,
    sharedWins: shared,
    conesPutOut,
    objectivesSurvived: kept,
    objectivesLost: lost,
  }));

/** Sums over a person's games, in words of SQL that both databases know. */
export const TOTALS_SQL = `
  count(*) AS games,
  sum(CASE WHEN results.place = 1 AND results.shared = 0 THEN 1 ELSE 0 END) AS won,
  sum(CASE WHEN results.place = 1 AND results.shared = 1 THEN 1 ELSE 0 END) AS shared,
  sum(results.total) AS vp, sum(results.houses) AS houses, sum(results.put_out) AS put_out,
  sum(results.kept) AS kept, sum(results.lost) AS lost`;

/** Ranks of all rated games, game by game, in the order of their ends. */
export const RATED_GAMES_SQL = `
  SELECT rated.match_id, rated.person_id, rated.rank FROM rated JOIN matches ON matches.id = rated.match_id
  ORDER BY matches.updated_at, rated.match_id, rated.person_id`;

/** Ranked players by game, in the order given. */
export function groupByGame<T extends { readonly matchId: MatchId }>(
  rows: readonly T[],
): readonly (readonly T[])[] {
  const games: T[][] = [];
  for (const row of rows) {
    const last = games.at(-1);
    if (last?.[0]?.matchId === row.matchId) last.push(row);
    else games.push([row]);
  }
  return games;
}
