import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { MatchDetail } from '@great-fire/protocol';
import { readRecord } from '@great-fire/game/record';
import { TestClient, createTestTable, playMoves, startTestServer, withServer } from '../../testing';
import { LogCapture } from '../../testing/log-capture';
import { playToEnd } from '../../testing/play-to-end';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { makeTempDir, runAdminCommand } from '../../testing/run-admin-command';
import { COMMAND_OUTPUT } from './commands';

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
  await expect(ran('burn')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^command is wrong \(burn\): .*\n$/) as string,
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
      ['ID', 'STATUS', 'SEATS', 'MOVES', 'CHANGED', 'VISIBILITY', 'NAME'],
      [waiting.id, 'open', '1/3', '0', expect.any(String), 'listed', 'Waiting'],
      [party.matchId, 'running', '3/3', expect.any(String), expect.any(String), 'private', 'Pudding Lane'],
      [''],
    ]);
    expect((await runAdminCommand(settings, 'list', '--status', 'open')).out).not.toContain(party.matchId);

    expect((await runAdminCommand(settings, 'list', '--status', 'finished')).out).toBe('none\n');
    const { out: json } = await runAdminCommand(settings, 'list', '--json', '--status', 'open');
    expect(JSON.parse(json)).toMatchObject({ id: waiting.id, seats: '1/3', moves: 0, name: 'Waiting' });

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

test('reports an invalid command in one line, with what is allowed', async () => {
  const settings = { DATA_DIR: makeTempDir() };
  const said = async (...args: readonly string[]) => {
    const { code, err } = await runAdminCommand(settings, ...args);
    return `${String(code)} ${err}`;
  };
  expect(await said('inspect', 'NOPE')).toBe(
    '1 id is wrong (NOPE): allowed: an id, as `list` or `groups` prints it. Try npm run admin -- help inspect.\n',
  );
  expect(await said('inspect')).toMatch(/^1 id is wrong \(missing\): /);
  expect(await said('burn', 'aaaaaaaaaa')).toBe(
    '1 command is wrong (burn): npm run admin -- help lists the commands.\n',
  );
  expect(await said('list', '--status', 'burnt')).toMatch(
    /^1 status is wrong \(burnt\): allowed: open, running, finished, unfinished. /,
  );
  for (const limit of ['0', '1e2', '0x10', '1.0', ' 1', '100001', ''])
    expect(await said('list', '--limit', limit)).toContain(
      `1 limit is wrong (${limit}): allowed: a whole number from 1 to 100000. `,
    );
  expect(await said('reports', '--limit', '3')).toMatch(/^1 reports takes no limit. /);
  expect(await said('list', '--burnt')).toMatch(/^1 Unknown option '--burnt'.*\n$/);
  expect(await said('export')).toMatch(/^1 FILE is missing: export FILE. /);
  expect(await said('end', 'aaaaaaaaaa', 'bbbbbbbbbb')).toMatch(/^1 bbbbbbbbbb is too much. /);
  expect(await said('import', join(settings.DATA_DIR, 'none.gz'))).toMatch(/^1 ENOENT: .*\n$/);
});

test('explains every command', async () => {
  const { out } = await runAdminCommand({}, 'help');
  for (const command of Object.keys(COMMAND_OUTPUT)) {
    expect(out).toContain(`\n  ${command} `);
    const help = await runAdminCommand({}, 'help', command);
    expect(help.out).toMatch(new RegExp(`^npm run admin -- ${command}\\b[^]*--data FOLDER`));
    expect((await runAdminCommand({}, command, '--help')).out).toBe(help.out);
  }
  expect((await runAdminCommand({ GREAT_FIRE_ADMIN: 'great-fire admin' }, 'help')).out).toMatch(
    /^great-fire admin COMMAND/,
  );
});

const DATABASE_COMMANDS = Object.keys(COMMAND_OUTPUT).filter((command) => command !== 'import');
const POSTGRES_COMMANDS = DATABASE_COMMANDS.filter((command) => command !== 'compact');
const argumentsOf = (command: string, file: string): readonly string[] => {
  if (command === 'export') return [file];
  if (command.endsWith('-line')) return ['aaaaaaaaaa', '--line=aaaaaaaaaa'];
  if (command.endsWith('-person')) return ['aaaaaaaaaa.0'];
  if (command === 'announce-maintenance') return ['30'];
  return ['inspect', 'end', 'remove', 'remove-group'].includes(command) ? ['aaaaaaaaaa'] : [];
};

test.each(DATABASE_COMMANDS)(
  '%s of a folder without a database fails, names the path and creates nothing',
  async (command) => {
    const folder = join(makeTempDir(), 'typo');
    const file = join(makeTempDir(), 'backup.gz');
    const { code, err } = await runAdminCommand(
      { DATA_DIR: makeTempDir() },
      command,
      ...argumentsOf(command, file),
      '--data',
      folder,
    );
    expect({ code, err }).toEqual({
      code: 1,
      err: `There is no database at ${folder}/great-fire.db. Set DATA_DIR or DATABASE_FILE as for the server, or use --data FOLDER.\n`,
    });
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(file)).toBe(false);
  },
);

test.each(POSTGRES_COMMANDS)(
  '%s of a PostgreSQL database without tables fails, names it and creates nothing',
  async (command) => {
    const url = await freshDatabase();
    const file = join(makeTempDir(), 'backup.gz');
    const ran = () => runAdminCommand({}, command, ...argumentsOf(command, file), '--database-url', url);
    const { host, pathname } = new URL(url);
    const expected = {
      code: 1,
      err: expect.stringContaining(
        `The database postgres://${host}${pathname} has no tables of this server.`,
      ) as string,
    };
    expect(await ran()).toMatchObject(expected);
    expect(await ran()).toMatchObject(expected); // the first one created nothing
    expect(existsSync(file)).toBe(false);
  },
);

test('refuses to export an empty database, of a running and of a stopped server', async () => {
  const dataDir = makeTempDir();
  const file = join(makeTempDir(), 'backup.gz');
  const server = await startTestServer({ dataDir });
  const exported = () => runAdminCommand({ DATA_DIR: dataDir }, 'export', file);
  expect(await exported()).toMatchObject({
    code: 1,
    err: `Nothing to export from ${dataDir}/great-fire.db: it holds neither people nor tables.\n`,
  });
  await server.stop();
  expect(await exported()).toMatchObject({
    code: 1,
    err: `Nothing to export from ${dataDir}/great-fire.db: it holds neither people nor tables.\n`,
  });
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(dataDir)).toEqual(['great-fire.db']);
});

test('the server logs the commands that change something', async () => {
  const log = new LogCapture();
  const dataDir = makeTempDir();
  const server = await startTestServer({ dataDir, log });
  const { match } = await new TestClient(server.url).openTable({ tableName: 'Waiting' });
  await runAdminCommand({ DATA_DIR: dataDir }, 'list');
  await runAdminCommand({ DATA_DIR: dataDir }, 'end', match.id);
  const lines = log.linesContaining('admin command').map((line): unknown => JSON.parse(line));
  expect(lines).toMatchObject([{ level: 'info', command: 'end', id: match.id }]);
  await server.stop();
});

test('signs people out, erases them, counts, writes records, and compacts the file', async () => {
  const dataDir = makeTempDir();
  const settings = { DATA_DIR: dataDir };
  const ran = (...args: readonly string[]) => runAdminCommand(settings, ...args);
  const server = await startTestServer({ dataDir });
  const finished = await createTestTable(server.url, { private: true });
  await playToEnd(server.storage, finished.matchId, 'admin');
  const running = await createTestTable(server.url);
  expect(await ran('statistics')).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse((await ran('statistics', '--json')).out)).toMatchObject({
    people: 6,
    tables: { open: 0, running: 1, finished: 1, unfinished: 0 },
    gamesOf30Days: 1,
  });
  const records = await ran('records');
  expect(records).toMatchObject({ code: 0, err: '1 records are written.\n' });
  expect(readRecord(records.out).ok).toBe(true);

  const [ann, ben] = running.clients;
  const disconnected = running.sockets[0]?.waitForDisconnect();
  expect(await ran('sign-out-person', `${running.matchId}.0`)).toMatchObject({
    code: 0,
    err: 'Ann is signed out for good. Clocks and votes go on at the tables.\n',
  });
  await disconnected;
  expect((await ann?.me())?.handle).toBeNull();
  expect((await ben?.me())?.handle).not.toBeNull();
  expect(await ran('remove-person', `${running.matchId}.1`)).toMatchObject({
    code: 0,
    err: 'Ben is removed from all tables, and the data of the person is erased.\n',
  });
  const { body } = await new TestClient(server.url).request<MatchDetail>(
    'GET',
    `/api/matches/${running.matchId}`,
  );
  expect(body.match.seats.map(({ name }) => name)).toEqual(['Ann', 'N. N.', expect.any(String)]);
  expect(await ran('remove-person', 'nobody.9')).toMatchObject({ code: 1 });
  expect((await ran('compact')).err).toMatch(/^Stop the server first/);
  for (const party of [finished, running]) party.close();
  await server.stop();

  expect(await ran('remove-person', `${running.matchId}.2`)).toMatchObject({ code: 0 });
  expect((await ran('compact')).err).toMatch(/had \d+\.\d MB and has \d+\.\d MB\.\n$/);
  expect((await ran('list', '--status', 'finished')).out).toContain(finished.matchId);
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
    expect(out.split('\n').map((line) => line.split(/ {2,}/).slice(5))).toEqual([
      ['NAME', 'TEXT'],
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
    expect((await runAdminCommand(settings, 'reports')).out).toBe('none\n');
    expect(await runAdminCommand(settings, 'keep-line', party.matchId, '--line=none')).toMatchObject({
      code: 1,
    });
    party.close();
  }),
);

test(
  'announces a maintenance to every page through the server that holds the file, and withdraws it',
  withServer(async ({ url, dataDir, checkMaintenance }) => {
    const lobby = new TestClient(url).connect();
    await lobby.waitForConnection();
    const ran = (...args: readonly string[]) => runAdminCommand({ DATA_DIR: dataDir }, ...args);
    const told = lobby.waitForEvent('maintenance');
    const before = Date.now();
    expect((await ran('announce-maintenance', '30')).err).toMatch(
      /^Every page says within seconds that the server stops at 2\S+Z\./,
    );
    await checkMaintenance();
    const { at } = await told;
    expect(at).toBeGreaterThanOrEqual(before + 30 * 60_000);
    expect(at).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
    const withdrawn = lobby.waitForEvent('maintenance');
    expect(await ran('announce-maintenance', 'off')).toMatchObject({ code: 0 });
    await checkMaintenance();
    expect(await withdrawn).toEqual({ at: null });
    for (const wrong of [[], ['0'], ['soon'], ['1.5'], ['10000']])
      expect((await ran('announce-maintenance', ...wrong)).err).toMatch(
        /^minutes is wrong \(.*\): allowed: whole minutes from 1 to 9999, or off\./,
      );
    lobby.close();
  }),
);

test('an import by root gives the file to the owner of the folder, as the unit of systemd needs it', async () => {
  const [from, to] = [makeTempDir(), makeTempDir()];
  const server = await startTestServer({ dataDir: from });
  await new TestClient(server.url).openTable();
  await server.stop();
  const NOBODY = 65_534;
  if (process.getuid?.() === 0) chownSync(to, NOBODY, NOBODY); // only root can, and only root's files need it
  const archive = join(from, 'backup.gz');
  expect(await runAdminCommand({ DATA_DIR: from }, 'export', archive)).toMatchObject({ code: 0 });
  expect(await runAdminCommand({ DATA_DIR: to }, 'import', archive)).toMatchObject({ code: 0 });
  const [folder, file] = [statSync(to), statSync(join(to, 'great-fire.db'))];
  expect([file.uid, file.gid]).toEqual([folder.uid, folder.gid]);
});
