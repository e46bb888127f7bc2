import { join } from 'node:path';
import { openDisk } from '../../testing/disk';
import { Guest } from '../../testing/guest';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { ServerProcess } from '../../testing/server-process';
import { TcpProxy } from '../../testing/tcp-proxy';

/** Resolves once a server's log says this. */
async function says(server: ServerProcess, text: string): Promise<void> {
  const last = performance.now() + 20_000;
  while (!server.logged.includes(text)) {
    if (performance.now() > last) throw new Error(`Not said: ${text}\n${server.logged}`);
    await new Promise((look) => setTimeout(look, 20));
  }
}

const WAITS = 'the storage is out of reach, and is waited for';
const wellness = (url: string, path: string) => fetch(`${url}${path}`).then(({ status }) => status);

/** The same place again, after it was killed: the port that pages know. */
const again = async (server: ServerProcess, settings: Readonly<Record<string, string>>) => {
  const PORT = String(await server.port);
  await server.kill('SIGKILL');
  return ServerProcess.start({ ...settings, PORT });
};

test('a server that starts while its database is out of reach waits for it, and says so', async () => {
  const database = new URL(await freshDatabase());
  const line = await TcpProxy.start([Number(database.port)]);
  database.port = String(line.port);
  const settings = { DATABASE_URL: database.href };
  const first = await ServerProcess.start({ ...settings, PORT: '0' });
  const url = `http://127.0.0.1:${String(await first.port)}`;
  const guest = new Guest(url);
  const { match } = await guest.open();
  line.shut();
  const second = await again(first, settings);
  await says(second, WAITS);
  expect(await wellness(url, '/healthz')).toBe(200);
  expect(await wellness(url, '/readyz')).toBe(503);
  expect(await wellness(url, '/api/matches')).toBe(503);
  line.open();
  await second.port;
  expect(await wellness(url, '/readyz')).toBe(200);
  expect((await guest.me()).seats).toMatchObject([{ match: { id: match.id } }]);
  expect(second.logged).not.toContain(database.password);
  expect((await second.kill('SIGTERM')).code).toBe(0);
  await line.close();
});

test('a server that starts on a full disk waits until it is not', async () => {
  const disk = openDisk(16);
  const settings = { DATABASE_FILE: join(disk.folder, 'great-fire.db') };
  const first = await ServerProcess.start({ ...settings, PORT: '0' });
  const guest = new Guest(`http://127.0.0.1:${String(await first.port)}`);
  const { match } = await guest.open();
  // In order: what lies beside the file is folded into it, and has to be made anew.
  await first.kill('SIGTERM');
  disk.fill(null);
  const second = await ServerProcess.start({ ...settings, PORT: '0' });
  disk.fill(second.pid);
  await says(second, WAITS);
  disk.free(second.pid);
  const later = new Guest(`http://127.0.0.1:${String(await second.port)}`);
  later.cookie = guest.cookie;
  expect((await later.me()).seats).toMatchObject([{ match: { id: match.id } }]);
  await second.kill('SIGTERM');
  disk.close();
});

test('a server that is asked to end on a full disk ends in order, and nothing is lost', async () => {
  const disk = openDisk(16);
  const settings = { DATABASE_FILE: join(disk.folder, 'great-fire.db') };
  const first = await ServerProcess.start({ ...settings, PORT: '0' });
  const guest = new Guest(`http://127.0.0.1:${String(await first.port)}`);
  const { match } = await guest.open();
  disk.fill(first.pid);
  const { code, out } = await first.kill('SIGTERM');
  expect({ code, faults: out.split('\n').filter((line) => line.startsWith('{"level":50')) }).toEqual({
    code: 0,
    faults: [],
  });
  disk.free(null);
  const second = await ServerProcess.start({ ...settings, PORT: '0' });
  const later = new Guest(`http://127.0.0.1:${String(await second.port)}`);
  later.cookie = guest.cookie;
  expect((await later.me()).seats).toMatchObject([{ match: { id: match.id } }]);
  await second.kill('SIGTERM');
  disk.close();
});

test('what waiting does not mend ends the server in one line', async () => {
  const database = new URL(await freshDatabase());
  database.password = 'wrong';
  const server = await ServerProcess.start({ DATABASE_URL: database.href, PORT: '0' });
  const { code, err } = await server.ended;
  expect({ code, lines: err.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^The database .* cannot be used: .*password/)],
  });
});
