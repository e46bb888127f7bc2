import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { waitFor } from '@great-fire/testkit/wait-for';
import pino from 'pino';
import { emptyTableState } from '@great-fire/protocol';
import { openStorage } from '../../../testing/open-storage';
import { TIMEOUTS } from '../../../testing/timeouts';
import { freshDatabase } from '../../../testing/postgres/fresh-database';
import { ChangeFeedProbe, withoutProbes } from '../../../testing/change-feed-probe';
import { TcpProxy } from '../../../testing/tcp-proxy';
import { storageContract } from '../contract-tests';
import { ARCHIVE_TABLES } from '../../archive/archive-schema';
import { addStartedMatch, newMove } from '../contract-tests/fixtures';
import { PUBLISHING_STORES, expectPublishedChanges } from '../contract-tests/published-changes';
import { archivePage } from '../sql/archive';
import { EMPTY_PRESENCE } from '../presence';
import { StorageUnavailableError } from '../../errors/api-error';
import { StorageOpenError, type Storage } from '../storage';
import type { TableStateWrite, TableTransition } from '../table-state';
import { migrate, MIGRATIONS } from './migrations';
import { isConnectionError } from './is-connection-error';
import { openPostgresDatabase } from './open-database';
import { postgresStorage } from './postgres-storage';
import { PostgresPresence } from './presence';
import { Notifier } from './notifier';

const log = pino({ level: 'silent' });

const HOUR_MS = 3_600_000;

/** One database and one storage for the whole suite, because new ones for each test take twenty times as long. */
class ReadyDatabase {
  private constructor(
    readonly url: string,
    readonly storage: Storage,
    private readonly client: Client,
    private readonly deleteAllSql: string,
  ) {}

  static async open(): Promise<ReadyDatabase> {
    const url = await freshDatabase();
    const storage = await openStorage(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ readonly name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely_%'`,
    );
    await client.query('SET session_replication_role = replica'); // so that foreign keys allow any order
    return new ReadyDatabase(url, storage, client, rows.map(({ name }) => `DELETE FROM "${name}"`).join(';'));
  }

  async empty(): Promise<void> {
    await this.client.query(this.deleteAllSql);
  }

  async close(): Promise<void> {
    await Promise.all([this.storage.close(), this.client.end()]);
  }
}

let ready: Promise<ReadyDatabase> | null = null;

const readyDatabase = (): Promise<ReadyDatabase> => (ready ??= ReadyDatabase.open());

storageContract('PostgreSQL', async () => {
  const database = await readyDatabase();
  await database.empty();
  return { ...database.storage, close: () => Promise.resolve() };
});

afterAll(async () => (await ready)?.close());

test('another server receives the changes of every write', async () => {
  // Its own: the storage of the other tests publishes presences again that its database lacks.
  const database = await ReadyDatabase.open();
  const [other, probe] = [await openStorage(database.url), await ChangeFeedProbe.connect(database.url)];
  const receiver = {
    feed: withoutProbes(other.changes),
    isLocal: false,
    settle: () => probe.waitForAll([other.changes]),
  };
  try {
    for (const store of PUBLISHING_STORES) {
      await database.empty();
      await expectPublishedChanges(database.storage, store, receiver);
    }
  } finally {
    await Promise.all([other.close(), probe.close(), database.close()]);
  }
});

test('prepares an empty database once when two servers start together', async () => {
  const url = await freshDatabase();
  const [one, other] = await Promise.all([openStorage(url), openStorage(url)]);
  await addStartedMatch(one, 't1');
  expect(await other.matches.find('t1')).toMatchObject({ status: 'running' });
  await Promise.all([one.close(), other.close()]);
});

test('stores one of two moves that two servers make on the same state', async () => {
  const url = await freshDatabase();
  const servers = await Promise.all([openStorage(url), openStorage(url)]);
  await addStartedMatch(servers[0], 't1');
  for (const stateId of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const outcomes = await Promise.all(
      servers.map((server, seat) =>
        server.moves.commit(newMove('t1', stateId, { seat, moveId: `${stateId}-${seat}` })),
      ),
    );
    expect([...outcomes].sort()).toEqual(['stale', 'stored']);
  }
  expect(await servers[1].moves.after('t1', 0)).toHaveLength(8);
  await Promise.all(servers.map((server) => server.close()));
});

test('grants a lease to one server until it is released or expires', async () => {
  const url = await freshDatabase();
  const [one, other] = await Promise.all([openStorage(url), openStorage(url)]);
  const [{ leases: mine }, { leases: yours }] = [one, other];
  expect(await mine.acquire('bot', HOUR_MS)).toBe(true);
  expect(await yours.acquire('bot', HOUR_MS)).toBe(false);
  await yours.release('bot');
  expect(await yours.acquire('bot', HOUR_MS)).toBe(false);
  await mine.release('bot');
  expect(await yours.acquire('bot', HOUR_MS)).toBe(true);
  await yours.acquire('bot', -1);
  await yours.acquire('kept', HOUR_MS);
  await mine.purgeExpired();
  const client = new Client({ connectionString: url });
  await client.connect();
  expect((await client.query('SELECT name FROM leases')).rows).toEqual([{ name: 'kept' }]);
  await client.end();
  await Promise.all([one.close(), other.close()]);
});

test('applies a later migration once when four servers start at once, and keeps the rows', async () => {
  const url = await freshDatabase();
  const first = await openStorage(url);
  await addStartedMatch(first, 't1');
  await first.moves.commit(newMove('t1', 1));
  await first.close();
  const later = {
    ...MIGRATIONS,
    '0002-weather': "ALTER TABLE matches ADD COLUMN weather TEXT DEFAULT 'dry'",
  };
  const databases = Array.from({ length: 4 }, () => {
    const pool = new Pool({ connectionString: url });
    return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  });
  await Promise.all(databases.map((db) => migrate(db, later)));
  const [db] = databases;
  if (db === undefined) throw new Error('no database');
  const { rows } = await sql`SELECT id, state_id, weather FROM matches`.execute(db);
  expect(rows).toEqual([{ id: 't1', state_id: 1, weather: 'dry' }]);
  await Promise.all(databases.map((database) => database.destroy()));
  await expect(openStorage(url)).rejects.toThrow(/0002-weather/);
});

test('creates the schema once when four servers start on a new database at once', async () => {
  const url = await freshDatabase();
  const servers = await Promise.all(Array.from({ length: 4 }, () => openStorage(url)));
  const [one] = servers;
  if (one !== undefined) await addStartedMatch(one, 't1');
  for (const server of servers) expect(await server.matches.find('t1')).toMatchObject({ status: 'running' });
  await Promise.all(servers.map((server) => server.close()));
});

test('rejects the database of a newer server in one line and leaves it unchanged', async () => {
  const url = await freshDatabase();
  await (await openStorage(url)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`INSERT INTO kysely_migration VALUES ('9999-later', '2099-01-01')`);
  await client.end();
  await expect(openStorage(url)).rejects.toThrow(StorageOpenError);
  await expect(openStorage(url)).rejects.toThrow(/9999-later/);
});

test('names a database that does not answer, without its password', async () => {
  const nobody = 'postgres://fire:of-london@127.0.0.1:9/great_fire';
  await expect(openStorage(nobody)).rejects.toThrow(
    /^The database of DATABASE_URL \(127\.0\.0\.1:9\/great_fire\) cannot be used: /,
  );
  await expect(openStorage(nobody)).rejects.not.toThrow(/of-london/);
});

test('treats a database that accepts a connection and stays silent as unreachable', async () => {
  const silent = await TcpProxy.start([]);
  silent.pause();
  const { port } = silent;
  const client = new Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 });
  const error: unknown = await client.connect().catch((why: unknown) => why);
  expect(isConnectionError(error)).toBe(true);
  await silent.close();
});

test('releases the leases and presence of a server that stops', async () => {
  const url = await freshDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  await addStartedMatch(other, 't1');
  await one.leases.acquire('bot', HOUR_MS);
  await one.presence.publish('t1', { ...EMPTY_PRESENCE, spectators: 3 });
  expect((await other.presence.findRemote(['t1'])).get('t1')?.spectators).toBe(3);
  await one.close();
  expect(await other.leases.acquire('bot', HOUR_MS)).toBe(true);
  expect(await other.presence.findRemote(['t1'])).toEqual(new Map());
  await other.close();
});

test('closes the connection of the change feed that opens while the storage closes', async () => {
  const url = await freshDatabase();
  const line = await TcpProxy.start([Number(new URL(url).port)]);
  const viaLine = Object.assign(new URL(url), { port: String(line.port) }).href;
  const storage = await postgresStorage(viaLine, log, TIMEOUTS.database);
  line.pause();
  line.resetConnections();
  // One connection probes the database, the other is the change feed's.
  await waitFor('two connection attempts', () => line.connectionCount === 2);
  const closed = storage.close();
  line.resume();
  await closed;
  await waitFor('the end of all connections', () => line.connectionCount === 0);
  await line.close();
});

test('writes the presence of a suspended server again after another server has deleted it', async () => {
  const url = await freshDatabase();
  const { db } = await openPostgresDatabase(url, log, TIMEOUTS.database);
  const presenceOf = (sender: string) => new PostgresPresence(db, new Notifier(sender), log, HOUR_MS);
  const [one, other] = [presenceOf('one'), presenceOf('other')];
  await one.publish('t1', { ...EMPTY_PRESENCE, spectators: 3 });
  const past = sql<Date>`now() - make_interval(secs => 1)`;
  await db.updateTable('presence').set({ expires_at: past }).execute();
  await other.renew();
  await one.renew();
  expect((await other.findRemote(['t1'])).get('t1')?.spectators).toBe(3);
  await Promise.all([one.close(), other.close()]);
  await db.destroy();
});

test('keeps the last of several presences that are published at once', async () => {
  const url = await freshDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  await addStartedMatch(other, 't1');
  const counts = Array.from({ length: 20 }, (_, index) => index + 1);
  await Promise.all(
    counts.map((spectators) => one.presence.publish('t1', { ...EMPTY_PRESENCE, spectators })),
  );
  expect((await other.presence.findRemote(['t1'])).get('t1')?.spectators).toBe(20);
  await Promise.all([one.close(), other.close()]);
});

const isWaitingForLock = async (client: Client): Promise<boolean> =>
  ((await client.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount ?? 0) > 0;

test('ends the transaction of a silent server, so that its table goes on', async () => {
  const url = await freshDatabase();
  const line = await TcpProxy.start([Number(new URL(url).port)]);
  const viaLine = Object.assign(new URL(url), { port: String(line.port) }).href;
  const timeouts = { ...TIMEOUTS.database, idleInTransactionMs: 2_000, suspectMs: 1_000 };
  const silent = await postgresStorage(viaLine, log, timeouts);
  const other = await openStorage(url);
  await addStartedMatch(other, 't1');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE table_events IN ACCESS EXCLUSIVE MODE');
  const conduct = { ...emptyTableState(3, 0, 2000), version: 1 };
  const conducted: TableStateWrite = { state: conduct, dueAt: null };
  const event = { type: 'proposal-expired', kind: 'takeback' } as const;
  const decision: TableTransition = {
    matchId: 't1',
    stateId: 0,
    tableState: conducted,
    event,
    at: 2000,
    standIns: [],
    endsGame: false,
    newOwner: null,
  };
  // A suspended test process may time out too early. Then the transition is sent again.
  const undone: Promise<unknown>[] = [];
  let isUnderWay = false;
  const send = async (): Promise<unknown> => {
    isUnderWay = true;
    const error: unknown = await silent.tableState.commit(decision).catch((why: unknown) => why);
    isUnderWay = false;
    return error;
  };
  await waitFor('a decision that waits for the lock', () => {
    if (!isUnderWay) undone.push(send());
    return isWaitingForLock(client);
  });
  line.blackhole();
  await client.query('ROLLBACK');
  // Half of the transition is written and has locked the match.
  await expect(other.moves.commit(newMove('t1', 1))).resolves.toBe('stored');
  expect(await undone.at(-1)).toBeInstanceOf(StorageUnavailableError);
  await Promise.all([silent.close(), other.close(), client.end()]);
  await line.close();
});

test('reads each page of an archive in the order of an index, without sorting the table', async () => {
  const { db } = await openPostgresDatabase(await freshDatabase(), log, TIMEOUTS.database);
  try {
    await db.transaction().execute(async (tx) => {
      // The planner prefers other plans for empty tables.
      for (const plan of ['seqscan', 'sort', 'bitmapscan'])
        await sql`SET LOCAL ${sql.raw(`enable_${plan}`)} = off`.execute(tx);
      for (const archived of ARCHIVE_TABLES) {
        const row = Object.fromEntries(archived.key.map((column) => [column, '1']));
        for (const last of [null, row]) {
          const { rows } = await sql`EXPLAIN ${archivePage(archived, last)}`.execute(tx);
          const plan = JSON.stringify(rows);
          expect(plan).toContain(`on ${archived.table}`);
          expect(plan).toContain('Index');
          expect(plan).not.toContain('Sort');
        }
      }
    });
  } finally {
    await db.destroy();
  }
});
