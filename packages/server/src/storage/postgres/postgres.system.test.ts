import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { waitFor } from '@great-fire/testkit/wait-for';
import pino from 'pino';
import { emptyTableState } from '@great-fire/protocol';
import { openStorage } from '../../../testing/open-storage';
import { TIMEOUTS } from '../../../testing/timeouts';
import { freshDatabase } from '../../../testing/postgres/fresh-database';
import { TcpProxy } from '../../../testing/tcp-proxy';
import { storageContract } from '../contract-tests';
import { expectPlayable, V1_ROWS } from '../contract-tests/v1-fixture';
import { addStartedMatch, newMove } from '../contract-tests/fixtures';
import { EMPTY_PRESENCE } from '../presence';
import { StorageUnavailableError, StorageOpenError } from '../storage';
import type { Storage } from '../storage';
import { migrate, MIGRATIONS } from './migrations';
import { isConnectionError } from './is-connection-error';
import { openDatabase } from './open-database';
import { postgresStorage } from './postgres-storage';
import { PostgresPresence } from './presence';
import { Notifier } from './notifier';
import type { TableStateWrite, TableTransition } from '../table-state';

const log = pino({ level: 'silent' });

const HOUR_MS = 3_600_000;

/** One database and one storage for the whole contract: new ones for each test take twenty times as long. */
class ReadyDatabase {
  private constructor(
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
    await client.query('SET session_replication_role = replica'); // in any order of the foreign keys
    return new ReadyDatabase(storage, client, rows.map(({ name }) => `DELETE FROM "${name}"`).join(';'));
  }

  async empty(): Promise<void> {
    await this.client.query(this.deleteAllSql);
  }

  async close(): Promise<void> {
    await Promise.all([this.storage.close(), this.client.end()]);
  }
}

let ready: Promise<ReadyDatabase> | null = null;

storageContract('PostgreSQL', async () => {
  const database = await (ready ??= ReadyDatabase.open());
  await database.empty();
  return { ...database.storage, close: () => Promise.resolve() };
});

afterAll(async () => (await ready)?.close());

test('two servers that start together on an empty database both find it ready', async () => {
  const url = await freshDatabase();
  const [one, other] = await Promise.all([openStorage(url), openStorage(url)]);
  await addStartedMatch(one, 't1');
  expect(await other.matches.find('t1')).toMatchObject({ status: 'running' });
  await Promise.all([one.close(), other.close()]);
});

test('of two servers that make a move on one state one stores it', async () => {
  const url = await freshDatabase();
  const servers = await Promise.all([openStorage(url), openStorage(url)]);
  await addStartedMatch(servers[0], 't1');
  for (const stateId of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const outcomes = await Promise.all(
      servers.map((server, seat) =>
        server.moves.commit(newMove('t1', stateId, { seat, moveId: `${stateId}-${seat}` })),
      ),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['stale', 'stored']);
  }
  expect(await servers[1].moves.after('t1', 0)).toHaveLength(8);
  await Promise.all(servers.map((server) => server.close()));
});

test('a lease is one server’s until it gives it back or it runs out', async () => {
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

const EARLIER_MIGRATIONS = Object.keys(MIGRATIONS).slice(0, -1);

// The first has the longest way, the last is what a new release meets; between them who comes first is settled alike.
test.each(
  EARLIER_MIGRATIONS.map(
    (version, at) => [version, at === 0 || at === EARLIER_MIGRATIONS.length - 1 ? 4 : 1] as const,
  ),
)(
  'a database of version %s is brought up by servers that start at once (%i), and its game goes on',
  async (version, servers) => {
    const url = await freshDatabase();
    const [first = ''] = Object.keys(MIGRATIONS);
    const pool = new Pool({ connectionString: url });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db, first);
    await pool.query(V1_ROWS);
    await migrate(db, version);
    await db.destroy();
    const more = Array.from({ length: servers - 1 }, () => openStorage(url));
    const [one, ...others] = await Promise.all([openStorage(url), ...more]);
    await expectPlayable(one);
    await Promise.all([one, ...others].map((server) => server.close()));
  },
);

test('a database of a newer server is refused in one line and left as it is', async () => {
  const url = await freshDatabase();
  await (await openStorage(url)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`INSERT INTO kysely_migration VALUES ('9999-later', '2099-01-01')`);
  await client.end();
  await expect(openStorage(url)).rejects.toThrow(StorageOpenError);
  await expect(openStorage(url)).rejects.toThrow(/9999-later/);
});

test('a database that does not answer is named, without its password', async () => {
  const nobody = 'postgres://fire:of-london@127.0.0.1:9/great_fire';
  await expect(openStorage(nobody)).rejects.toThrow(
    /^The database 127\.0\.0\.1:9\/great_fire cannot be used: /,
  );
  await expect(openStorage(nobody)).rejects.not.toThrow(/of-london/);
});

test('a database that takes a call and says nothing is out of reach', async () => {
  const silent = await TcpProxy.start([]);
  silent.pause();
  const { port } = silent;
  const client = new Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 });
  const error: unknown = await client.connect().catch((why: unknown) => why);
  expect(isConnectionError(error)).toBe(true);
  await silent.close();
});

test('a server that stops gives back its leases and takes its presence with it', async () => {
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

test('a server that stood still says its presence again after another server has deleted it', async () => {
  const url = await freshDatabase();
  const { db } = await openDatabase(url, log, TIMEOUTS.database);
  const presenceOf = (sender: string) => new PostgresPresence(db, new Notifier(sender), log, HOUR_MS);
  const [one, other] = [presenceOf('one'), presenceOf('other')];
  await one.publish('t1', { ...EMPTY_PRESENCE, spectators: 3 });
  const past = sql<Date>`now() - make_interval(secs => 1)`;
  await db.updateTable('presence').set({ until: past }).execute();
  await other.renew();
  await one.renew();
  expect((await other.findRemote(['t1'])).get('t1')?.spectators).toBe(3);
  await Promise.all([one.close(), other.close()]);
  await db.destroy();
});

test('of several notes of who is at a table that come at once the last stays', async () => {
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

test('a transaction whose server fell silent ends, and its table goes on', async () => {
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
  const event = { type: 'takeback-expired' } as const;
  const decision: TableTransition = {
    ...{ matchId: 't1', stateId: 0, tableState: conducted, event, at: 2000 },
    ...{ standIns: [], endsGame: false, newOwner: null },
  };
  // A test process that stands still may lose the decision too early: then it is sent again.
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
  // Half of the decision is made, and has locked the table's row.
  await expect(other.moves.commit(newMove('t1', 1))).resolves.toEqual({ outcome: 'stored' });
  expect(await undone.at(-1)).toBeInstanceOf(StorageUnavailableError);
  await Promise.all([silent.close(), other.close(), client.end()]);
  await line.close();
});
