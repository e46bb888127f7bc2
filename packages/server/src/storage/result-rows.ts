/** Schemas that parse the rows of results and ratings into the types of the port. */
import type { SeatStats } from '@great-fire/game/record';
import * as z from 'zod';
import type { Leader, Meeting, RankedPlayer, StoredRating, Totals } from './results';
import type { MatchId } from '../entities/ids';

export const resultRow = z
  .object({
    match_id: z.string(),
    seat: z.int(),
    place: z.int(),
    is_shared: z.int(),
    total: z.int(),
    houses: z.int(),
    cones_put_out: z.int(),
    objectives_survived: z.int(),
    objectives_lost: z.int(),
    houses_burnt: z.int(),
  })
  .transform((row): { matchId: MatchId; facts: SeatStats } => ({
    matchId: row.match_id,
    facts: {
      seat: row.seat,
      place: row.place,
      isShared: row.is_shared === 1,
      total: row.total,
      houses: row.houses,
      putOut: row.cones_put_out,
      kept: row.objectives_survived,
      lost: row.objectives_lost,
      burnt: row.houses_burnt,
    },
  }));

/** Returns the row of a seat's result. */
export const toResultRow = (matchId: MatchId, facts: SeatStats) => ({
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

export const meetingRow = z
  .object({ one: z.string(), other: z.string(), games: z.coerce.number().int() })
  .transform(({ one, other, games }): Meeting => ({ personIds: [one, other], games }));

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
    cones_put_out: sumColumn,
    objectives_survived: sumColumn,
    objectives_lost: sumColumn,
  })
  .transform(({ won, shared, cones_put_out, objectives_survived, objectives_lost, ...row }): Totals => ({
    ...row,
    wins: won,
    sharedWins: shared,
    conesPutOut: cones_put_out,
    objectivesSurvived: objectives_survived,
    objectivesLost: objectives_lost,
  }));

/** SQL for both databases: sums over the games of a person. */
export const TOTALS_SQL = `
  count(*) AS games,
  sum(CASE WHEN results.place = 1 AND results.is_shared = 0 THEN 1 ELSE 0 END) AS won,
  sum(CASE WHEN results.place = 1 AND results.is_shared = 1 THEN 1 ELSE 0 END) AS shared,
  sum(results.total) AS vp, sum(results.houses) AS houses, sum(results.cones_put_out) AS cones_put_out,
  sum(results.objectives_survived) AS objectives_survived, sum(results.objectives_lost) AS objectives_lost`;

/** SQL: the ranks in all rated games, game by game, in the order in which they ended. */
export const RATED_GAMES_SQL = `
  SELECT match_id, person_id, rank FROM rated_players
  JOIN matches ON matches.id = rated_players.match_id
  ORDER BY matches.updated_at, match_id, person_id`;

/** Groups ranked players by game and keeps the order. */
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
