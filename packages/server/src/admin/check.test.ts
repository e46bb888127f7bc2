import { existsSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { freePort } from '@great-fire/testkit/free-port';
import { TestClient, startTestServer } from '../../testing';
import { MailReceiver } from '../../testing/mail-receiver';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { makeTempDir, runAdminCommand } from '../../testing/run-admin-command';
import { readConfig } from '../config/config';
import { runChecks, type CheckResult } from './check';

// Nothing listens on the discard port.
const UNREACHABLE = 'https://127.0.0.1:9/';

async function check(
  environment: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, CheckResult>>> {
  const settings = {
    DATA_DIR: makeTempDir(),
    PORT: '0',
    HOST: '127.0.0.1',
    MIN_FREE_DISK_MB: '0',
    ...environment,
  };
  const results: Record<string, CheckResult> = {};
  const config = readConfig(settings, { cwd: '/', clientDir: null });
  for await (const result of runChecks(config, UNREACHABLE)) results[result.check] = result;
  return results;
}

/** Starts a reverse proxy to a port. It appends to X-Forwarded-For, and passes upgrades if `passesUpgrades`. */
async function startProxy(target: () => number, passesUpgrades = true): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const forwarded = [incoming.headers['x-forwarded-for'], '198.51.100.7'].filter(Boolean).join(', ');
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded };
    const upstream = httpRequest({ port: target(), path: incoming.url, method: incoming.method, headers });
    upstream.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(upstream);
  });
  proxy.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => undefined);
    if (!passesUpgrades) return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    const upstream = connect(target(), '127.0.0.1', () => {
      const headers = Object.entries(incoming.headers).map(
        ([name, value]) => `${name}: ${String(value)}\r\n`,
      );
      upstream.write(`GET ${incoming.url ?? ''} HTTP/1.1\r\n${headers.join('')}\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

test('passes with the default settings, and creates nothing', async () => {
  const folder = join(makeTempDir(), 'new');
  expect(await check({ DATA_DIR: folder })).toMatchObject({
    database: { result: 'ok', text: `${folder}/great-fire.db does not exist yet; the server creates it` },
    disk: { result: 'ok' },
    mail: { result: 'skipped' },
    'outbound https': { result: 'warning', text: expect.stringContaining('ECONNREFUSED') as string },
    'public address': { result: 'skipped' },
  });
  expect(existsSync(folder)).toBe(false);
});

test('distinguishes a running server, a stopped one and PostgreSQL', async () => {
  const dataDir = makeTempDir();
  const server = await startTestServer({ dataDir });
  await new TestClient(server.url).openTable();
  expect((await check({ DATA_DIR: dataDir }))['database']?.text).toMatch(/open in the running server$/);
  await server.stop();
  expect((await check({ DATA_DIR: dataDir }))['database']?.text).toMatch(/great-fire\.db, 1 MB$/);
  const url = await freshDatabase();
  expect((await check({ DATABASE_URL: url }))['database']).toMatchObject({
    result: 'ok',
    text: expect.stringMatching(/PostgreSQL \d+.*, still without tables of this server$/) as string,
  });
  const unreachable = 'postgres://fire:secret@127.0.0.1:9/fire';
  const { database } = await check({ DATABASE_URL: unreachable });
  expect(database).toMatchObject({
    result: 'failed',
    text: expect.stringContaining('ECONNREFUSED') as string,
  });
  expect(database?.text).not.toContain('secret');
});

test('fails if the disk has less space than MIN_FREE_DISK_MB', async () => {
  expect((await check({ MIN_FREE_DISK_MB: '1000000000' }))['disk']).toMatchObject({ result: 'failed' });
});

test('logs in at the mail server, and sends a test mail', async () => {
  const receiver = await MailReceiver.start();
  const settings = receiver.environment('https://fire.invalid');
  expect((await check(settings))['mail']).toMatchObject({ result: 'ok' });
  expect(
    (await check({ ...settings, SMTP_URL: (settings['SMTP_URL'] ?? '').replace(/:[^:@]+@/, ':wrong@') }))[
      'mail'
    ],
  ).toMatchObject({
    result: 'failed',
    text: expect.stringMatching(/^SMTP_URL \(127\.0\.0\.1:\d+\): ./) as string,
  });
  expect(await runAdminCommand(settings, 'test-mail', 'ann@fire.example')).toMatchObject({
    code: 0,
    out: 'The mail server has accepted a mail to ann@fire.example.\n',
  });
  expect(receiver.received.map(({ to }) => to)).toEqual(['ann@fire.example']);
  receiver.behaviour = { rcpt: '550 5.1.1 No such user' };
  expect(await runAdminCommand(settings, 'test-mail', 'ann@fire.example')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/SMTP_URL \(127\.0\.0\.1\) did not accept the mail: .*550/) as string,
  });
  expect(await runAdminCommand(settings, 'test-mail', 'ann')).toMatchObject({ code: 1 });
  expect(await runAdminCommand({}, 'test-mail', 'ann@fire.example')).toMatchObject({
    err: 'This server sends no mail: set SMTP_URL, EMAIL_FROM and PUBLIC_URL.\n',
  });
  await receiver.stop();
});

test('compares the proxies before the server with TRUSTED_PROXIES', async () => {
  const port = await freePort();
  const inner = await startProxy(() => port);
  const outer = await startProxy(() => portOf(inner));
  const publicAddress = async (PUBLIC_URL: string, TRUSTED_PROXIES: string) =>
    (await check({ PORT: String(port), PUBLIC_URL, TRUSTED_PROXIES }))['public address'];
  const [one, two] = [inner, outer].map((proxy) => `http://127.0.0.1:${String(portOf(proxy))}/fire`);
  expect(await publicAddress(one ?? '', '1')).toMatchObject({ result: 'ok' });
  expect(await publicAddress(two ?? '', '2')).toMatchObject({ result: 'ok' });
  expect(await publicAddress(two ?? '', '1')).toMatchObject({
    result: 'failed',
    text: '2 proxies add to X-Forwarded-For, but TRUSTED_PROXIES is 1: set it to 2',
  });
  expect(await publicAddress(`http://127.0.0.1:${String(port)}`, '1')).toMatchObject({
    result: 'failed',
    text: '0 proxies add to X-Forwarded-For, but TRUSTED_PROXIES is 1: set it to 0',
  });
  expect(await publicAddress('http://127.0.0.1:9', '0')).toMatchObject({
    result: 'failed',
    text: expect.stringMatching(/^PUBLIC_URL \(http:\/\/127\.0\.0\.1:9\/\): ./) as string,
  });
  const withoutSockets = await startProxy(() => port, false);
  // The address may contain the status by which the probe answers.
  expect(await publicAddress(`http://127.0.0.1:${String(portOf(withoutSockets))}/418`, '1')).toMatchObject({
    result: 'failed',
    text: expect.stringMatching(/^PUBLIC_URL \(.*\): the proxy does not pass WebSockets/) as string,
  });
  for (const proxy of [inner, outer, withoutSockets]) proxy.close();
});

/** Opens a WebSocket as anyone may, and resets the line once it is answered. */
async function resetUpgrade(port: number): Promise<void> {
  const line = connect(port, '127.0.0.1');
  line.write('GET / HTTP/1.1\r\nHost: stranger\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(line, 'data');
  line.resetAndDestroy();
}

test('goes on if a stranger resets a line meanwhile', async () => {
  const port = await freePort();
  const strangers: Promise<void>[] = [];
  const proxy = await startProxy(() => {
    if (strangers.length === 0) strangers.push(resetUpgrade(port));
    return port;
  });
  const PUBLIC_URL = `http://127.0.0.1:${String(portOf(proxy))}/fire`;
  const results = await check({ PORT: String(port), PUBLIC_URL, TRUSTED_PROXIES: '1' });
  expect(results['public address']).toMatchObject({ result: 'ok' });
  await strangers[0];
  proxy.close();
});

test('finds the running server behind the public address', async () => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${String(port)}`;
  const server = await startTestServer({ port, publicUrl });
  expect((await check({ PORT: String(port), PUBLIC_URL: publicUrl }))['public address']).toMatchObject({
    result: 'ok',
    text: expect.stringContaining('leads to a server, with WebSockets') as string,
  });
  await server.stop();
});

test('prints settings without passwords, reports near misses, and exits with 1 if a setting is wrong', async () => {
  const wrong = await runAdminCommand({ PORT: 'x', LEADERBOARDS: 'no' }, 'check');
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err.split('\n')).toEqual([
    'PORT is wrong (x): allowed: a whole number from 0 to 65535',
    'LEADERBOARDS is wrong (no): allowed: on or off',
    '',
  ]);
  const environment = { DATABASE_URL: 'postgres://fire:secret@127.0.0.1:9/fire', PUBIC_URL: 'x' };
  const { code, out } = await runAdminCommand(environment, 'check');
  expect(code).toBe(1); // the database is out of reach
  expect(out).toMatch(/^SETTING +VALUE +FROM\nPORT +8000 +default\n/);
  expect(out).toMatch(/\nDATABASE_URL +postgres:\/\/127\.0\.0\.1:9\/fire +environment\n/);
  expect(out).toContain('PUBIC_URL is no setting. Did you mean PUBLIC_URL?');
  expect(out).not.toContain('secret');
});
