import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { build } from 'esbuild';
import { TestClient, createTestTable, playMoves, startTestServer, withServer } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { runAdmin } from './cli';

const makeTempDir = (): string => mkdtempSync(join(tmpdir(), 'great-fire-'));

/** Runs the command line within this process. Resolves to its exit code and its output. */
async function runAdminCommand(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const output = Promise.all([buffer(stdout), buffer(stderr)]);
  const code = await runAdmin(args, { env, cwd: makeTempDir, stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await withDeadline('the output of the command', output);
  return { code, out: out.toString(), bytes: out, err: err.toString() };
}

test("prints output and exits with the command's code when run as a process", async () => {
  const outfile = join(__dirname, '../../dist/test-admin.js');
  await build({
    entryPoints: [join(__dirname, '../admin.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['@photostructure/sqlite', 'node-persist'],
    logLevel: 'silent',
  });
  const ran = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [outfile, ...args], { env: { DATA_DIR: makeTempDir() } });
  expect((await ran('help')).stdout).toContain('inspect ID');
  expect(await ran('list')).toEqual({ stdout: '', stderr: '' });
  await expect(ran('burn')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^command is wrong: .*\n$/) as string,
  });
});

test(
  'lists, inspects, ends and exports tables through the server that holds the database file',
  withServer(async ({ url, dataDir, storage }) => {
    const settings = { DATA_DIR: dataDir };
    const party = await createTestTable(url, { tableName: 'Pudding Lane', private: true });
    await playMoves(party, 'admin', 30);
    const { match: waiting } = await new TestClient(url).openTable({ tableName: 'Waiting' });

    const { out: list } = await runAdminCommand(settings, 'list');
    expect(list.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      [waiting.id, 'open', '1/3', '0', expect.any(String), 'listed', 'Waiting'],
      [party.matchId, 'running', '3/3', expect.any(String), expect.any(String), 'private', 'Pudding Lane'],
      [''],
    ]);
    expect((await runAdminCommand(settings, 'list', '--status', 'open')).out).not.toContain(party.matchId);

    const { out: shown } = await runAdminCommand(settings, 'inspect', party.matchId);
    expect(JSON.parse(shown)).toMatchObject({ status: 'running', logIsWhole: true, rulesAreCarried: true });
    const secrets = await storage.matches.secretsOf(party.matchId);
    for (const secret of [secrets?.seed, ...(secrets?.entropies ?? []), ...party.tokens])
      expect(list + shown).not.toContain(secret);

    expect((await runAdminCommand(settings, 'ratings')).err).toBe('0 games are rated anew.\n');

    const file = join(makeTempDir(), 'backup.gz');
    const exported = await runAdminCommand(settings, 'export', file);
    expect(exported).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^\d+ rows are written/) as string,
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect((await runAdminCommand(settings, 'export', '-')).bytes.equals(readFileSync(file))).toBe(true);
    expect(await runAdminCommand(settings, 'export', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('EEXIST') as string,
    });

    const closed = party.spectator.socket.waitForEvent('sync', ({ match }) => match.status === 'unfinished');
    expect(await runAdminCommand(settings, 'end', party.matchId)).toEqual(
      expect.objectContaining({ code: 0, err: `Table ${party.matchId} is closed as unfinished.\n` }),
    );
    await closed;
    expect(await runAdminCommand(settings, 'end', party.matchId)).toMatchObject({
      code: 1,
      err: `Table ${party.matchId} is over already.\n`,
    });
    expect(await runAdminCommand(settings, 'remove', waiting.id)).toMatchObject({ code: 0 });
    expect(await runAdminCommand(settings, 'inspect', waiting.id)).toMatchObject({
      code: 1,
      err: `There is no table ${waiting.id}.\n`,
    });
    expect((await runAdminCommand(settings, 'import', file)).err).toMatch(/^Stop the server first/);
    party.close();
  }),
);

test("restores a running server's backup into PostgreSQL, whose servers see later admin commands", async () => {
  const dataDir = makeTempDir();
  const file = join(makeTempDir(), 'backup.gz');
  const old = await startTestServer({ dataDir });
  const party = await createTestTable(old.url);
  await playMoves(party, 'moving house', 30);
  party.close();
  await runAdminCommand({ DATA_DIR: dataDir }, 'export', file);
  await old.stop();

  const databaseUrl = await freshDatabase();
  const settings = { DATABASE_URL: databaseUrl };
  expect(await runAdminCommand(settings, 'import', file)).toMatchObject({ code: 0, out: '' });
  expect(await runAdminCommand(settings, 'import', file)).toMatchObject({
    code: 1,
    err: 'The database holds tables already; import into a new one.\n',
  });
  const server = await startTestServer({ databaseUrl });
  const guests = party.clients.map((guest) =>
    Object.assign(new TestClient(server.url), { cookie: guest.cookie }),
  );
  const sockets = guests.map((guest) => guest.connect({ match: party.matchId }));
  const spectator = {
    client: new TestClient(server.url),
    socket: new TestClient(server.url).connect({ match: party.matchId }),
  };
  await Promise.all([...sockets, spectator.socket].map((socket) => socket.waitForSync()));
  const on = { ...party, clients: guests, sockets, spectator };
  expect(await playMoves(on, 'in the new house', 20)).toBe(20);
  expect(await runAdminCommand(settings, 'remove', party.matchId)).toMatchObject({ code: 0 });
  await spectator.socket.waitForDisconnect();
  sockets.forEach((socket) => socket.close());
  await server.stop();

  // After the server has stopped, the command opens its file directly.
  expect((await runAdminCommand({ DATA_DIR: dataDir }, 'list')).out).toContain(party.matchId);
});

test('reports an invalid command in one line', async () => {
  const settings = { DATA_DIR: makeTempDir() };
  const said = async (...args: readonly string[]) => {
    const { code, err } = await runAdminCommand(settings, ...args);
    return `${String(code)} ${err}`;
  };
  expect(await said('inspect', 'NOPE')).toMatch(/^1 id is wrong: .*\n$/);
  expect(await said('burn', 'aaaaaaaaaa')).toMatch(/^1 command is wrong: .*\n$/);
  expect(await said('list', '--status', 'burnt')).toMatch(/^1 status is wrong: .*\n$/);
  expect(await said('export')).toMatch(/^1 export FILE: FILE is missing.\n$/);
  expect(await said('import', join(settings.DATA_DIR, 'none.gz'))).toMatch(/^1 ENOENT: .*\n$/);
  expect((await runAdminCommand(settings, 'help')).out).toContain('inspect ID');
});

test(
  'lists reported lines unmasked until the operator resolves them',
  withServer(async ({ url, dataDir }) => {
    const settings = { DATA_DIR: dataDir };
    const party = await createTestTable(url);
    const [ann, ben] = party.sockets;
    const keys: string[] = [];
    for (const text of ['foul words', 'fair words']) {
      const line = (await ann?.emitWithAck('chat', { text }))?.line?.id ?? '';
      keys.push(line);
      await ben?.emitWithAck('moderate', { type: 'report', lineId: line });
    }
    const { out } = await runAdminCommand(settings, 'reports');
    expect(out.split('\n').map((line) => line.split('\t').slice(5))).toEqual([
      ['Ann', 'foul words'],
      ['Ann', 'fair words'],
      [],
    ]);
    const changedLine = ben?.waitForEvent('chat');
    expect(
      await runAdminCommand(settings, 'remove-line', party.matchId, `--line=${keys[0] ?? ''}`),
    ).toMatchObject({
      code: 0,
    });
    expect(await changedLine).toMatchObject({ id: keys[0], text: '', removedBy: 'operator' });
    expect(
      await runAdminCommand(settings, 'keep-line', party.matchId, `--line=${keys[1] ?? ''}`),
    ).toMatchObject({
      code: 0,
    });
    expect((await runAdminCommand(settings, 'reports')).out).toBe('');
    expect(await runAdminCommand(settings, 'keep-line', party.matchId, '--line=none')).toMatchObject({
      code: 1,
    });
    party.close();
  }),
);
