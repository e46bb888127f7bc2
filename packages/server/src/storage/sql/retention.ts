import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RetentionStore } from '../retention';
import type { SqlDatabase } from './sql-database';

type Condition = RawBuilder<unknown>;

const GUEST_REFERENCES = [
  ...['seats', 'original_owners', 'kicked_persons', 'ratings', 'rated_players', 'chat_lines', 'reports'],
  ...['mutes', 'blocks', 'person_notes', 'table_notes', 'quiet_hours'],
  ...['email_addresses', 'pending_emails'],
].map((table) => `SELECT 1 FROM ${table} WHERE person_id = persons.id`);

const UNUSED_GUEST_SQL = [
  ...GUEST_REFERENCES,
  'SELECT 1 FROM matches WHERE host_id = persons.id',
  'SELECT 1 FROM mutes WHERE muted_id = persons.id',
  'SELECT 1 FROM blocks WHERE blocked_id = persons.id',
  'SELECT 1 FROM person_notes WHERE subject_id = persons.id',
]
  .map((query) => `NOT EXISTS (${query})`)
  .join(' AND ');

const expiredTable = (at: number): Condition =>
  sql`closed_at <= ${at} AND state_id = 0 AND table_state IS NULL`;

const expiredGuest = (at: number): Condition =>
  sql`created_at <= ${at} AND recovery_code_hash IS NULL AND ${sql.raw(UNUSED_GUEST_SQL)}
    AND NOT EXISTS (SELECT 1 FROM devices WHERE person_id = persons.id AND last_seen_on > ${at})`;

const expiredLine = (at: number): Condition =>
  sql`match_id IN (
    SELECT id FROM matches WHERE (status = 'finished' OR closed_at IS NOT NULL) AND updated_at <= ${at}
      AND (closed_at IS NULL OR closed_at <= ${at}))`;

export function sqlRetention({ db, dialect }: SqlDatabase): RetentionStore {
  const remove = async (
    table: string,
    condition: (at: number) => Condition,
    at: number | null,
    limit: number,
  ): Promise<number> => {
    if (at === null) return 0;
    const from = sql.table(table);
    const expired = sql`SELECT id FROM ${from} WHERE ${condition(at)} LIMIT ${limit}`;
    const { numAffectedRows } = await sql`DELETE FROM ${from} WHERE id IN (${expired})`.execute(db);
    return Number(numAffectedRows);
  };
  const count = async (query: RawBuilder<{ readonly count: number }>): Promise<number> =>
    (await query.execute(db)).rows[0]?.count ?? 0;
  return {
    removeExpired: async ({ unstartedTables, guests, chat }, limit) => ({
      // Tables first: their rows refer to guests.
      tables: await remove('matches', expiredTable, unstartedTables, limit),
      lines: await remove('chat_lines', expiredLine, chat, limit),
      guests: await remove('persons', expiredGuest, guests, limit),
    }),
    tablesInUse: async (personId) => {
      const seatsAtOpenTables = sql`
        SELECT count(*) AS count FROM seats JOIN matches ON matches.id = seats.match_id
        WHERE seats.person_id = ${personId} AND closed_at IS NULL`;
      return {
        waiting: await count(sql`${seatsAtOpenTables} AND status = 'open'`),
        botGames: await count(sql`${seatsAtOpenTables} AND status = 'running' AND EXISTS (
          SELECT 1 FROM seats AS others WHERE others.match_id = matches.id AND others.bot_level IS NOT NULL)`),
      };
    },
    size: () => count(sql`SELECT ${dialect.databaseSize()} AS count`),
  };
}
