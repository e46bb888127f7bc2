import { sql } from 'kysely';
import type { MatchStore, StoredMatch } from '../storage';
import { idRow, matchRow, optional, seatHolderRow, seatRow, secretsRow } from '../rows';
import { postgresSeats, seatsOf } from './seats';
import type { Tabled } from './tables';
import type { Word } from './word';

/** Tables: opened, listed, joined, begun. */
export function postgresMatches(db: Tabled, word: Word): MatchStore {
  const withSeats = async (rows: readonly unknown[]): Promise<readonly StoredMatch[]> => {
    const matches = rows.map((row) => matchRow.parse(row));
    if (matches.length === 0) return [];
    const ids = matches.map(({ id }) => id);
    const taken = await db
      .selectFrom('seats')
      .selectAll()
      .where('match_id', '=', sql<string>`any(${ids})`)
      .orderBy('seat')
      .execute();
    const seats = taken.map((row) => seatRow.parse(row));
    return matches.map((match) => ({
      ...match,
      seats: seats
        .filter(({ matchId }) => matchId === match.id)
        .map(({ seat, personId, name }) => ({ seat, personId, name })),
    }));
  };
  const find = async (id: string): Promise<StoredMatch | null> => {
    const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    const match = optional(matchRow, row);
    return match === null ? null : { ...match, seats: await seatsOf(db, id) };
  };

  return {
    ...postgresSeats(db, word),
    find,
    open: (match, opener) =>
      db.transaction().execute(async (tx) => {
        const { id, at, secrets } = match;
        await tx
          .insertInto('matches')
          .values({
            id,
            table_name: match.tableName,
            players: match.players,
            options: JSON.stringify(match.options),
            private: match.private ? 1 : 0,
            commitment: match.commitment,
            rules_version: match.rulesVersion,
            status: 'open',
            active_seat: null,
            created_at: at,
            updated_at: at,
          })
          .execute();
        const { seed } = secrets;
        const secret = { match_id: id, seed, entropies: JSON.stringify(secrets.entropies) };
        await tx.insertInto('match_secrets').values(secret).execute();
        const { personId, name, tokenHash } = opener;
        const seat = { match_id: id, seat: 0, person_id: personId, name, token_hash: tokenHash };
        await tx.insertInto('seats').values(seat).execute();
        await word.give(tx, id, 'table');
      }),
    list: async ({ status, limit, after }) => {
      const page = db.selectFrom('matches').selectAll().where('status', '=', status).where('private', '=', 0);
      const rest =
        after === null
          ? page
          : page.where(sql<boolean>`(created_at, id COLLATE "C") < (${after.createdAt}, ${after.id})`);
      const rows = await rest
        .orderBy('created_at', 'desc')
        .orderBy(sql`id COLLATE "C"`, 'desc')
        .limit(limit)
        .execute();
      return withSeats(rows);
    },
    secretsOf: async (id) =>
      optional(
        secretsRow,
        await db.selectFrom('match_secrets').selectAll().where('match_id', '=', id).executeTakeFirst(),
      ),
    ofPerson: async (personId, limit) => {
      const rows = await db
        .selectFrom('matches')
        .innerJoin('seats', 'seats.match_id', 'matches.id')
        .selectAll('matches')
        .where('seats.person_id', '=', personId)
        .orderBy('matches.created_at', 'desc')
        .orderBy(sql`matches.id COLLATE "C"`, 'desc')
        .limit(limit)
        .execute();
      return (await withSeats(rows)).flatMap((match) => {
        const mine = match.seats.find((seat) => seat.personId === personId);
        return mine === undefined ? [] : [{ match, seat: mine.seat }];
      });
    },
    byToken: async (tokenHash) =>
      optional(
        seatHolderRow,
        await db.selectFrom('seats').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),
      ),
    inSetup: async () => {
      const running = db.selectFrom('matches').select('id').where('status', '=', 'running');
      return (await running.where('turn', '=', 0).execute()).map((row) => idRow.parse(row).id);
    },
    setProgress: async (id, stateId, { status, turn, activeSeat, burning }) => {
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('matches')
          .set({ status, turn, active_seat: activeSeat, burning: JSON.stringify(burning) })
          .where('id', '=', id)
          .where('state_id', '=', stateId)
          .execute();
        await word.give(tx, id, 'table');
      });
    },
  };
}
