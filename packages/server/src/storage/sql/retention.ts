import { sql, type RawBuilder } from 'kysely';
import type { RetentionCutoffs, RemovedCounts, TablesInUse } from '../retention';
import type { PersonId } from '../../entities/match';
import { idsOf } from './execute';
import type { SqlDatabase } from './sql-database';

type Condition = RawBuilder<unknown>;

const GUEST_REFERENCES = [
  'seats',
  'original_owners',
  'kicked_persons',
  'ratings',
  'rated_players',
  'chat_lines',
  'reports',
  'mutes',
  'blocks',
  'person_notes',
  'table_notes',
  'quiet_hours',
  'group_members',
  'email_addresses',
  'pending_emails',
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

const isExpiredGuest = (at: number): Condition =>
  sql`created_at <= ${at} AND recovery_code_hash IS NULL AND ${sql.raw(UNUSED_GUEST_SQL)}
    AND NOT EXISTS (SELECT 1 FROM devices WHERE person_id = persons.id AND last_seen_on > ${at})`;

// Begins with the oldest lines, because the games of all others need not be looked at.
const expiredLine = (at: number): Condition =>
  sql`at <= ${at} AND EXISTS (
    SELECT 1 FROM matches WHERE id = chat_lines.match_id AND status = 'finished' AND updated_at <= ${at}
      AND (closed_at IS NULL OR closed_at <= ${at}))`;

/** Number of persons that one run checks. Most have games, so checking all of them in each run would hold moves up. */
const GUESTS_PER_RUN = 500;

export function sqlRetention({ db, dialect }: SqlDatabase) {
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
  let lastCheckedGuest = ''; // id of the last person that a run has checked
  /** Checks the next persons in the order of their ids. After the last person, begins again with the first one. */
  const removeGuests = async (at: number | null, limit: number): Promise<number> => {
    if (at === null) return 0;
    const idsAfter = (id: PersonId, pageSize: number): Promise<readonly PersonId[]> =>
      idsOf(db.selectFrom('persons').select('id').where('id', '>', id).orderBy('id').limit(pageSize));
    const nextIds = await idsAfter(lastCheckedGuest, GUESTS_PER_RUN);
    const firstIds =
      nextIds.length === GUESTS_PER_RUN ? [] : await idsAfter('', GUESTS_PER_RUN - nextIds.length);
    const ids = [...nextIds, ...firstIds];
    const removed = await remove(
      'persons',
      (until) => sql`${dialect.isOneOf('id', ids)} AND ${isExpiredGuest(until)}`,
      at,
      limit,
    );
    if (removed < limit) lastCheckedGuest = ids.at(-1) ?? '';
    return removed;
  };
  const count = async (query: RawBuilder<{ readonly count: number }>): Promise<number> =>
    (await query.execute(db)).rows[0]?.count ?? 0;
  return {
    /**
     * Removes at most `limit` rows of each kind. Checks some hundred persons at a time, the next ones with each call. A
     * guest is removed only if nothing refers to the person: no seat, game, line, report, rating, note, block, mute,
     * group, e-mail address or recovery code.
     */
    removeExpired: async (
      { unstartedTables, guests, chat, groups, dates }: RetentionCutoffs,
      limit: number,
    ): Promise<RemovedCounts> => ({
      // Tables and groups first: their rows refer to guests.
      tables: await remove('matches', expiredTable, unstartedTables, limit),
      lines: await remove('chat_lines', expiredLine, chat, limit),
      dates: await remove('group_dates', (at) => sql`last_at <= ${at}`, dates, limit),
      groups: await remove('groups', (at) => sql`used_on <= ${at}`, groups, limit),
      guests: await removeGuests(guests, limit),
    }),
    tablesInUse: async (personId: PersonId): Promise<TablesInUse> => {
      // A cross join makes SQLite begin with the seats of the person.
      const seatsAtOpenTables = sql`
        SELECT count(*) AS count FROM seats CROSS JOIN matches
        WHERE matches.id = seats.match_id AND seats.person_id = ${personId} AND closed_at IS NULL`;
      return {
        waiting: await count(sql`${seatsAtOpenTables} AND status = 'open'`),
        botGames: await count(sql`${seatsAtOpenTables} AND status = 'running' AND EXISTS (
          SELECT 1 FROM seats AS others WHERE others.match_id = matches.id AND others.bot_level IS NOT NULL)`),
      };
    },
    /** Size of the database in bytes. */
    size: (): Promise<number> => count(sql`SELECT ${dialect.databaseSize()} AS count`),
  };
}
