/** The sums of a person's results, so that a profile does not read every game of the person. */
import { sql } from 'kysely';
import type { MatchId } from '../../entities/match';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';

/** Adds the stored result of a match to the totals of its players. */
export const addToTotals = (tx: Db, dialect: SqlDatabase['dialect'], id: MatchId): Promise<void> =>
  changeTotals(tx, dialect, id, 1);

/** Takes the result of a match from the totals of its players, before it is deleted. */
export async function removeFromTotals(tx: Db, dialect: SqlDatabase['dialect'], id: MatchId): Promise<void> {
  await changeTotals(tx, dialect, id, -1);
  const players = tx.selectFrom('results').select('person_id').where('match_id', '=', id);
  await tx.deleteFrom('person_totals').where('games', '=', 0).where('person_id', 'in', players).execute();
}

async function changeTotals(
  tx: Db,
  dialect: SqlDatabase['dialect'],
  id: MatchId,
  sign: 1 | -1,
): Promise<void> {
  const isShared = (flag: 0 | 1) =>
    sql`CASE WHEN place = 1 AND is_shared = ${sql.lit(flag)} THEN ${sql.lit(sign)} ELSE 0 END`;
  const summands = {
    games: sql.lit(sign),
    wins: isShared(0),
    shared_wins: isShared(1),
    total: sql`${sql.lit(sign)} * total`,
    houses: sql`${sql.lit(sign)} * houses`,
    cones_put_out: sql`${sql.lit(sign)} * cones_put_out`,
    objectives_survived: sql`${sql.lit(sign)} * objectives_survived`,
    objectives_lost: sql`${sql.lit(sign)} * objectives_lost`,
  };
  const sums = Object.keys(summands).map((name) => sql.ref(name));
  const addEach = sums.map((sum) => sql`${sum} = person_totals.${sum} + excluded.${sum}`);
  await sql`
    INSERT INTO person_totals (person_id, is_public, players, options, ${sql.join(sums)})
    SELECT person_id, is_public, players, ${dialect.jsonField('matches.options', 'options')},
      ${sql.join(Object.values(summands))}
    FROM results JOIN matches ON matches.id = results.match_id
    WHERE match_id = ${id} AND person_id IS NOT NULL
    ON CONFLICT (person_id, players, options, is_public) DO UPDATE SET ${sql.join(addEach)}`.execute(tx);
}
