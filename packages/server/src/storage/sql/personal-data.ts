import { sql } from 'kysely';
import { REVOKED_TOKEN_SQL } from '../persons';
import type { PersonStore } from '../persons';
import type { MatchId } from '../../entities/match';
import { deleteEmails } from './emails';
import type { SqlDatabase } from './sql-database';

const APOSTROPHE = '’'; // a parameter: as part of an SQL text it would double the memory of the bundle (build.mjs)

const OWN_TABLES = [
  'devices',
  'recovery_links',
  'ratings',
  'quiet_hours',
  'mutes',
  'blocks',
  'person_notes',
  'table_notes',
] as const;

/** Export and erasure of the stored data of a person. */
export function sqlPersonalData(database: SqlDatabase): Pick<PersonStore, 'personalData' | 'erase'> {
  const { db, dialect, transact } = database;
  return {
    personalData: async (id) => {
      const person = db.selectFrom('persons').select('created_at').where('id', '=', id);
      const found = await person.executeTakeFirst();
      if (found === undefined) return null;
      const moves = await sql<{ readonly match_id: MatchId; readonly moves: number }>`
        SELECT match_id, (SELECT count(*) FROM move_log WHERE move_log.match_id = seats.match_id AND move_log.seat = seats.seat) AS moves
        FROM seats WHERE person_id = ${id}`.execute(db);
      const lines = db
        .selectFrom('chat_lines')
        .select(['match_id as matchId', 'name', 'text', 'phrase', 'at'])
        .where('person_id', '=', id);
      return {
        createdAt: found.created_at,
        moves: new Map(moves.rows.map((row) => [row.match_id, row.moves])),
        lines: await lines.orderBy('id').execute(),
      };
    },
    erase: (id, name) =>
      transact(async (tx, publish) => {
        for (const table of OWN_TABLES) await tx.deleteFrom(table).where('person_id', '=', id).execute();
        // Other persons' mutes, blocks and notes refer to a person who is gone.
        await tx.deleteFrom('mutes').where('muted_id', '=', id).execute();
        await tx.deleteFrom('blocks').where('blocked_id', '=', id).execute();
        await tx.deleteFrom('person_notes').where('subject_id', '=', id).execute();
        await deleteEmails(tx, id);
        // A webhook's address is personal data of the host.
        const hostedMatches = tx.selectFrom('matches').select('id').where('host_id', '=', id);
        await tx.deleteFrom('webhooks').where('match_id', 'in', hostedMatches).execute();
        const noRecoveryCode = { recovery_code_hash: null, recovery_code_created_at: null };
        const anonymousColumns = { ...noRecoveryCode, name, handle: null };
        await tx.updateTable('persons').set(anonymousColumns).where('id', '=', id).execute();
        await tx.updateTable('chat_lines').set({ name }).where('person_id', '=', id).execute();
        const field = (key: string) => dialect.jsonField('event', key);
        // The default name of a table contains the name of its creator: 'Anna’s table', 'Tisch von Anna'.
        await sql`
          UPDATE matches SET table_name = CASE
            WHEN substr(table_name, 1, length(seats.name) + 1) = seats.name || cast(${APOSTROPHE} as text)
              THEN cast(${name} as text) || substr(table_name, length(seats.name) + 1)
            ELSE substr(table_name, 1, length(table_name) - length(seats.name)) || cast(${name} as text) END
          FROM seats WHERE seats.match_id = matches.id AND seats.person_id = ${id}
            AND (substr(table_name, 1, length(seats.name) + 1) = seats.name || cast(${APOSTROPHE} as text)
              OR substr(table_name, length(table_name) - length(seats.name)) = ' ' || seats.name)`.execute(
          tx,
        );
        await sql`
          UPDATE table_events SET event = ${dialect.withJsonField('event', 'name', name)}
          FROM seats WHERE seats.match_id = table_events.match_id AND seats.person_id = ${id}
            AND ${field('type')} = 'substituted' AND cast(${field('seat')} as integer) = seats.seat
            AND ${field('name')} = seats.name`.execute(tx);
        // The seats are renamed last, because the statements above find rows by the old name.
        const revokedToken = sql.raw<string>(REVOKED_TOKEN_SQL);
        const seats = await tx
          .updateTable('seats')
          .set({ name, token_hash: revokedToken })
          .where('person_id', '=', id)
          .returning('match_id')
          .execute();
        publish({ type: 'session-revoked', personId: id });
        for (const { match_id } of seats) publish({ type: 'table-changed', matchId: match_id });
        return seats.map(({ match_id }) => match_id);
      }),
  };
}
