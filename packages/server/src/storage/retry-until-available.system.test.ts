import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { Client } from 'pg';
import { createFillableDisk } from '../../testing/fillable-disk';
import { TestClient } from '../../testing/test-client';
import { openStorage } from '../../testing/open-storage';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { request } from '../../testing/request';
import { ServerProcess } from '../../testing/server-process';
import { TcpProxy } from '../../testing/tcp-proxy';

const WAITING_MESSAGE = 'storage unavailable, retrying';
const statusOf = (url: string, path: string) => request(`${url}${path}`).then(({ status }) => status);

test('waits for a database that cannot be reached at the start, and logs that', async () => {
  const database = new URL(await freshDatabase());
  const line = await TcpProxy.start([Number(database.port)]);
  database.port = String(line.port);
  const settings = { DATABASE_URL: database.href, PORT: '0' };
  const first = await ServerProcess.start(settings);
  const guest = new TestClient(`http://127.0.0.1:${String(await first.port)}`);
  const { match } = await guest.openTable();
  line.refuseConnections();
  await first.kill('SIGKILL');
  const second = await ServerProcess.start(settings);
  await second.waitForLog(WAITING_MESSAGE);
  const [, port = ''] = /"port":(\d+)[^\n]*storage unavailable/.exec(second.log) ?? [];
  const url = `http://127.0.0.1:${port}`;
  expect(await statusOf(url, '/healthz')).toBe(200);
  expect(await statusOf(url, '/readyz')).toBe(503);
  expect(await statusOf(url, '/api/matches')).toBe(503);
  line.resume();
  await second.port;
  expect(await statusOf(url, '/readyz')).toBe(200);
  const back = Object.assign(new TestClient(url), { cookie: guest.cookie });
  expect((await back.me()).tables).toMatchObject([{ match: { id: match.id } }]);
  expect(second.log).not.toContain(database.password);
  expect((await second.kill('SIGTERM')).code).toBe(0);
  await line.close();
});

test('waits at the start until a full disk has space', async () => {
  const disk = createFillableDisk(16);
  const settings = { DATABASE_FILE: join(disk.folder, 'great-fire.db') };
  const first = await ServerProcess.start({ ...settings, PORT: '0' });
  const guest = new TestClient(`http://127.0.0.1:${String(await first.port)}`);
  const { match } = await guest.openTable();
  // An orderly shutdown removes the side files, so that the next start has to create them.
  await first.kill('SIGTERM');
  disk.fill(null);
  const second = await ServerProcess.start({ ...settings, PORT: '0' });
  disk.fill(second.pid);
  await second.waitForLog(WAITING_MESSAGE);
  disk.clear(second.pid);
  const later = new TestClient(`http://127.0.0.1:${String(await second.port)}`);
  later.cookie = guest.cookie;
  expect((await later.me()).tables).toMatchObject([{ match: { id: match.id } }]);
  await second.kill('SIGTERM');
  disk.close();
});

test('shuts down in order on a full disk and loses nothing', async () => {
  const disk = createFillableDisk(16);
  const settings = { DATABASE_FILE: join(disk.folder, 'great-fire.db') };
  const first = await ServerProcess.start({ ...settings, PORT: '0' });
  const guest = new TestClient(`http://127.0.0.1:${String(await first.port)}`);
  const { match } = await guest.openTable();
  disk.fill(first.pid);
  const { code, out } = await first.kill('SIGTERM');
  expect({ code, faults: out.split('\n').filter((line) => line.startsWith('{"level":"error"')) }).toEqual({
    code: 0,
    faults: [],
  });
  disk.clear(null);
  const second = await ServerProcess.start({ ...settings, PORT: '0' });
  const later = new TestClient(`http://127.0.0.1:${String(await second.port)}`);
  later.cookie = guest.cookie;
  expect((await later.me()).tables).toMatchObject([{ match: { id: match.id } }]);
  await second.kill('SIGTERM');
  disk.close();
});

test('exits with one line when waiting would not help', async () => {
  const database = new URL(await freshDatabase());
  database.password = 'wrong';
  const server = await ServerProcess.start({ DATABASE_URL: database.href, PORT: '0' });
  const { code, err } = await server.whenExited;
  expect({ code, lines: err.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^The database of DATABASE_URL \(.*\) cannot be used: .*password/)],
  });
});

test('stops at once while it waits for a database that it never reached', async () => {
  const database = new URL(await freshDatabase());
  const line = await TcpProxy.start([Number(database.port)]);
  database.port = String(line.port);
  line.refuseConnections();
  const server = await ServerProcess.start({ DATABASE_URL: database.href, PORT: '0' });
  await server.waitForLog(WAITING_MESSAGE);
  line.pause(); // the next attempt gets no answer, and its timeout is far away
  const { code, out } = await server.kill('SIGTERM');
  expect(code).toBe(0);
  expect(out.trim().split('\n').at(-1)).toMatch(/^\{"level":"info",.*"code":0,.*"msg":"stopped"\}$/);
  await line.close();
});

test('stops at once when the database is lost after it was opened and before the server has started', async () => {
  const url = await freshDatabase();
  await (await openStorage(url)).close(); // creates the tables
  const [holder, watcher] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE matches IN ACCESS EXCLUSIVE MODE');
  const database = new URL(url);
  const line = await TcpProxy.start([Number(database.port)]);
  database.port = String(line.port);
  const server = await ServerProcess.start({ DATABASE_URL: database.href, PORT: '0' });
  await waitFor('the start to wait for the tables', async () => {
    const { rowCount } = await watcher.query('SELECT 1 FROM pg_locks WHERE NOT granted');
    return (rowCount ?? 0) > 0;
  });
  line.refuseConnections();
  await server.waitForLog(WAITING_MESSAGE);
  const { code, out } = await server.kill('SIGTERM'); // its timeouts are hours
  expect(code).toBe(0);
  expect(out.trim().split('\n').at(-1)).toMatch(/^\{"level":"info",.*"code":0,.*"msg":"stopped"\}$/);
  await Promise.all([holder.end(), watcher.end()]);
  await line.close();
});
