import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import { REVOKED_TOKEN_SQL } from '../persons';
import type { MatchId, PersonId } from '../../entities/match';
import type { TableCursor } from '../matches';
import type { Dialect } from './dialect';
import { deleteEmails } from './emails';
import { leaveAllGroups } from './groups';
import { deleteInvitations } from './table-invitations';
import type { Db } from './schema';
import type { PublishOnCommit, SqlDatabase } from './sql-database';

const APOSTROPHE = '’'; // a parameter: as part of an SQL text it would double the memory of the bundle (build.mjs)

const OWN_TABLES = [
  'devices',
  'recovery_links',
  'ratings',
  'person_totals',
  'quiet_hours',
  'mutes',
  'blocks',
  'person_notes',
  'table_notes',
  'webhooks',
  'group_webhooks',
] as const;

/** Export and erasure of the stored data of a person. */
export function sqlPersonalData(database: SqlDatabase) {
  const { db, dialect, transact } = database;
  return {
    /** The first `limit` chat lines of a person after the line `after`, oldest first, with references in place of names. */
    linesOf: (id: PersonId, { after, limit }: { readonly after: number; readonly limit: number }) =>
      db
        .selectFrom('chat_lines')
        .select(['id', 'match_id as matchId', 'name', 'text', 'phrase', 'at'])
        .where('person_id', '=', id)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    /**
     * Does at some tables what `erase` does, in the order of their ids. `after`: the last table before, or null. Resolves
     * to the last of these tables, or to null if there are no more.
     */
    eraseAtTables: async (
      id: PersonId,
      name: string,
      after: TableCursor | null,
    ): Promise<TableCursor | null> => {
      // First, because the change of a table sends its chat too.
      if (after === null) await renameChatLines(database, id, name);
      return transact(async (tx, publish) => {
        const page = await tx
          .selectFrom('seats')
          .select(['match_id as id', 'created_at as createdAt'])
          .where('person_id', '=', id)
          .$if(after !== null, (all) =>
            all.where(sql<SqlBool>`(created_at, match_id) < (${after?.createdAt}, ${after?.id})`),
          )
          .orderBy('created_at', 'desc')
          .orderBy('match_id', 'desc')
          .limit(TABLES_IN_SLICE)
          .execute();
        await renameSeats(tx, publish, dialect, { id, name, matchIds: page.map((table) => table.id) });
        return page.at(-1) ?? null;
      });
    },
    /**
     * Erases a person. Invalidates all keys, links, codes and tokens, and puts `name` in place of the person's name at
     * seats, in the chat and in logs. Takes long at many tables, unless `eraseAtTables` went before.
     */
    erase: (id: PersonId, name: string): Promise<void> =>
      transact(async (tx, publish) => {
        for (const table of OWN_TABLES) await tx.deleteFrom(table).where('person_id', '=', id).execute();
        // Other persons' mutes, blocks and notes refer to a person who is gone.
        await tx.deleteFrom('mutes').where('muted_id', '=', id).execute();
        await tx.deleteFrom('blocks').where('blocked_id', '=', id).execute();
        await tx.deleteFrom('person_notes').where('subject_id', '=', id).execute();
        await deleteEmails(tx, id);
        await deleteInvitations(tx, id);
        const noRecoveryCode = { recovery_code_hash: null, recovery_code_created_at: null };
        const anonymousColumns = { ...noRecoveryCode, name, handle: null, holidays: null };
        await tx.updateTable('persons').set(anonymousColumns).where('id', '=', id).execute();
        // After the row of the person is locked, so that no request joins a group behind this statement.
        await leaveAllGroups(tx, id);
        const lines = tx.updateTable('chat_lines').set({ name }).where('person_id', '=', id);
        await lines.where('name', '<>', name).execute();
        publish({ type: 'session-revoked', personId: id });
        const seats = tx.selectFrom('seats').select('match_id as matchId').where('person_id', '=', id);
        const named = await seats.where(keepsName(name)).execute();
        const matchIds = named.map(({ matchId }) => matchId);
        if (matchIds.length > 0) await renameSeats(tx, publish, dialect, { id, name, matchIds });
      }),
  };
}

const LINES_IN_SLICE = 500;
const TABLES_IN_SLICE = 20; // the rooms and bots of a running game read it again

/** Replaces the name of a person in the chat, in slices, so that other requests run between them. */
async function renameChatLines({ db }: SqlDatabase, id: PersonId, name: string): Promise<void> {
  const lines = db.selectFrom('chat_lines').select('id').where('person_id', '=', id);
  for (let after = 0; ; await nextTurn()) {
    const page = await lines.where('id', '>', after).orderBy('id').limit(LINES_IN_SLICE).execute();
    const last = page.at(-1)?.id;
    if (last === undefined) break;
    const slice = db.updateTable('chat_lines').set({ name }).where('person_id', '=', id);
    await slice.where('id', '>', after).where('id', '<=', last).execute();
    after = last;
  }
}

/** Whether a seat of an erased person still has the name or a token. */
const keepsName = (name: string) =>
  sql<SqlBool>`(name <> ${name} OR token_hash IS NULL OR token_hash <> ${sql.raw(REVOKED_TOKEN_SQL)})`;

/** Replaces the name of a person at tables, and revokes the tokens of the seats. */
async function renameSeats(
  tx: Db,
  publish: PublishOnCommit,
  dialect: Dialect,
  {
    id,
    name,
    matchIds,
  }: { readonly id: PersonId; readonly name: string; readonly matchIds: readonly MatchId[] },
): Promise<void> {
  const isOneOf = dialect.isOneOf('seats.match_id', matchIds);
  const isRenamed = sql<SqlBool>`seats.person_id = ${id} AND seats.name <> ${name} AND ${isOneOf}`;
  const field = (key: string) => dialect.jsonField('event', key);
  // The default name of a table contains the name of its creator: 'Anna’s table', 'Tisch von Anna'.
  await sql`
    UPDATE matches SET table_name = CASE
      WHEN substr(table_name, 1, length(seats.name) + 1) = seats.name || cast(${APOSTROPHE} as text)
        THEN cast(${name} as text) || substr(table_name, length(seats.name) + 1)
      ELSE substr(table_name, 1, length(table_name) - length(seats.name)) || cast(${name} as text) END
    FROM seats WHERE seats.match_id = matches.id AND ${isRenamed}
      AND (substr(table_name, 1, length(seats.name) + 1) = seats.name || cast(${APOSTROPHE} as text)
        OR substr(table_name, length(table_name) - length(seats.name)) = ' ' || seats.name)`.execute(tx);
  await sql`
    UPDATE table_events SET event = ${dialect.withJsonField('event', 'name', name)}
    FROM seats WHERE seats.match_id = table_events.match_id AND ${isRenamed}
      AND ${field('type')} = 'substituted' AND cast(${field('seat')} as integer) = seats.seat
      AND ${field('name')} = seats.name`.execute(tx);
  // Last, because the statements above find rows by the old name.
  const revokedToken = sql.raw<string>(REVOKED_TOKEN_SQL);
  const seats = await tx
    .updateTable('seats')
    .set({ name, token_hash: revokedToken })
    .where('person_id', '=', id)
    .where(keepsName(name))
    .where(isOneOf)
    .returning('match_id')
    .execute();
  for (const { match_id } of seats) publish({ type: 'table-changed', matchId: match_id });
}
