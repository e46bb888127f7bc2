import { sql } from 'kysely';
import { REVOKED_TOKEN_SQL } from '../persons';
import type { PersonStore } from '../persons';
import { createdAtRow, moveCountRow, parseOptional, writtenLineRow } from '../row-schemas';
import { deleteEmails } from './emails';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** What is kept of somebody: told to them, and forgotten. */
export function postgresErasure(db: Db, notifier: Notifier): Pick<PersonStore, 'personalData' | 'erase'> {
  return {
    personalData: async (id) => {
      const person = db.selectFrom('persons').select('created_at').where('id', '=', id);
      const found = parseOptional(createdAtRow, await person.executeTakeFirst());
      if (found === null) return null;
      const moves = await sql`
        SELECT match_id, (SELECT count(*) FROM log WHERE log.match_id = seats.match_id AND log.seat = seats.seat) AS moves
        FROM seats WHERE person_id = ${id}`.execute(db);
      const lines = db
        .selectFrom('chat')
        .select(['match_id', 'name', 'text', 'phrase', 'at'])
        .where('person_id', '=', id);
      return {
        createdAt: found.created_at,
        moves: new Map(moves.rows.map((row) => moveCountRow.parse(row))),
        lines: (await lines.orderBy('id').execute()).map((row) => writtenLineRow.parse(row)),
      };
    },
    erase: (id, name) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('devices').where('person_id', '=', id).execute();
        await tx.deleteFrom('recoveries').where('person_id', '=', id).execute();
        await tx.deleteFrom('table_notes').where('person_id', '=', id).execute();
        // Nobody is left whom others could hear, let sit down or write about.
        for (const column of ['person_id', 'about_id'] as const)
          await tx.deleteFrom('person_notes').where(column, '=', id).execute();
        for (const column of ['person_id', 'muted_id'] as const)
          await tx.deleteFrom('mutes').where(column, '=', id).execute();
        for (const column of ['person_id', 'blocked_id'] as const)
          await tx.deleteFrom('blocks').where(column, '=', id).execute();
        await deleteEmails(tx, id);
        await tx.deleteFrom('ratings').where('person_id', '=', id).execute();
        const anonymousColumns = { name, code_hash: null, code_at: null, handle: null };
        await tx.deleteFrom('quiet_hours').where('person_id', '=', id).execute();
        // A webhook's address is personal data of the host.
        const hostedMatches = tx.selectFrom('matches').select('id').where('host_id', '=', id);
        await tx.deleteFrom('hooks').where('match_id', 'in', hostedMatches).execute();
        await tx.updateTable('persons').set(anonymousColumns).where('id', '=', id).execute();
        await tx.updateTable('chat').set({ name }).where('person_id', '=', id).execute();
        // The default name of a table holds the name of its creator: 'Anna’s table', 'Tisch von Anna'.
        await sql`
          UPDATE matches SET table_name = CASE
            WHEN left(table_name, length(seats.name) + 1) = seats.name || '’'
              THEN ${name}::text || substr(table_name, length(seats.name) + 1)
            ELSE substr(table_name, 1, length(table_name) - length(seats.name)) || ${name}::text END
          FROM seats WHERE seats.match_id = matches.id AND seats.person_id = ${id}
            AND (left(table_name, length(seats.name) + 1) = seats.name || '’'
              OR right(table_name, length(seats.name) + 1) = ' ' || seats.name)`.execute(tx);
        await sql`
          UPDATE table_events SET event = jsonb_set(event::jsonb, '{name}', to_jsonb(${name}::text))::text
          FROM seats WHERE seats.match_id = table_events.match_id AND seats.person_id = ${id}
            AND event::jsonb ->> 'type' = 'substituted' AND (event::jsonb ->> 'seat')::int = seats.seat
            AND event::jsonb ->> 'name' = seats.name`.execute(tx);
        // The seat's own name goes last: the others are found by it.
        const revokedToken = sql.raw<string>(REVOKED_TOKEN_SQL);
        const seats = await tx
          .updateTable('seats')
          .set({ name, token_hash: revokedToken })
          .where('person_id', '=', id)
          .returning('match_id')
          .execute();
        await notifier.notify(tx, id, 'keys');
        for (const { match_id } of seats) await notifier.notify(tx, match_id, 'table');
        return seats.map(({ match_id }) => match_id);
      }),
  };
}
