/** Checks what a server needs from its machine and its network, before or while it runs. Creates nothing. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { dirname } from 'node:path';
import { types } from 'node:util';
import { WebSocket } from 'ws';
import { databaseName, type Config } from '../config/config';
import { createTimeouts, type DatabaseTimeouts } from '../config/timeouts';
import { createMailTransport } from '../email/mailer';
import { findAccessProblem } from '../storage/sqlite/open-file';
import { sendCommand, controlSocketPath } from './control-socket';

/** The result of one check. `failed`: the server would not work as it is set. */
export interface CheckResult {
  readonly check: string;
  readonly result: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly text: string;
}

type Outcome = Omit<CheckResult, 'check'>;

interface Check {
  readonly name: string;
  readonly run: () => Outcome | Promise<Outcome>;
  readonly subject?: string; // the setting that it tries and its value; absent: the errors name it
}

const ok = (text: string): Outcome => ({ result: 'ok', text });
const warning = (text: string): Outcome => ({ result: 'warning', text });
const failed = (text: string): Outcome => ({ result: 'failed', text });
const skipped = (text: string): Outcome => ({ result: 'skipped', text });

const TIMEOUT_MS = 10_000;
// A push service of browsers: what the server must reach to send push messages. Any answer proves the way out.
const OUTBOUND_TARGET = 'https://updates.push.services.mozilla.com/';

/** Runs all checks, one after the other. A check that throws has failed with the error's message. */
export async function* runChecks(
  config: Config,
  outboundTarget = OUTBOUND_TARGET,
): AsyncGenerator<CheckResult> {
  const { mail, publicUrl } = config;
  const checks: readonly Check[] = [
    { name: 'database', run: () => checkDatabase(config) },
    { name: 'disk', run: () => checkDisk(config) },
    {
      name: 'mail',
      run: () => checkMail(config),
      ...(mail !== null && { subject: `SMTP_URL (${mail.host}:${String(mail.port)})` }),
    },
    { name: 'outbound https', run: () => checkOutbound(outboundTarget) },
    {
      name: 'public address',
      run: () => checkPublicUrl(config),
      ...(publicUrl !== null && { subject: `PUBLIC_URL (${publicUrl.href})` }),
    },
  ];
  for (const { name, run, subject } of checks) {
    const outcome = await Promise.resolve()
      .then(run)
      .catch((error: unknown) =>
        failed(subject === undefined ? reasonOf(error) : `${subject}: ${reasonOf(error)}`),
      );
    yield { check: name, ...outcome };
  }
}

/** Returns the messages of an error and of its causes, which hold the reason of a failed fetch. */
function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const { cause } = error;
  const code = 'code' in error && error.message === '' ? String(error.code) : error.message;
  return cause === undefined ? code : `${code}: ${reasonOf(cause)}`;
}

async function checkDatabase(config: Config): Promise<Outcome> {
  const { databaseUrl, databaseFile, timeoutFactor } = config;
  const name = databaseName(config);
  if (databaseUrl !== null) {
    const timeouts: DatabaseTimeouts = createTimeouts(timeoutFactor).database;
    const { inspectDatabase } = await import('../storage/postgres/open-database');
    const { hasTables, version } = await inspectDatabase(databaseUrl, timeouts);
    return ok(
      `${name}, PostgreSQL ${version}, ${hasTables ? 'with' : 'still without'} tables of this server`,
    );
  }
  const problem = findAccessProblem(databaseFile);
  if (problem !== null) return failed(`${name}: ${problem}`);
  if (!existsSync(databaseFile)) return ok(`${name} does not exist yet; the server creates it`);
  const isServed = (await findRunningServer(databaseFile)) !== null;
  if (isServed) return ok(`${name}, open in the running server`);
  const { openDatabaseFile, closeFile } = await import('../storage/sqlite/open-file');
  closeFile(openDatabaseFile(databaseFile));
  return ok(`${name}, ${String(Math.ceil(statSync(databaseFile).size / 1e6))} MB`);
}

/** Resolves to null if no server holds the file. */
async function findRunningServer(databaseFile: string): Promise<object | null> {
  const { Writable } = await import('node:stream');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  return sendCommand(controlSocketPath(databaseFile), { command: 'list', limit: '1' }, nowhere);
}

async function checkDisk({ databaseUrl, databaseFile, minFreeBytes }: Config): Promise<Outcome> {
  if (databaseUrl !== null) return skipped('the database is not on a disk of this machine');
  let folder = dirname(databaseFile);
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${formatMb(free)} free for ${folder}`;
  if (free < minFreeBytes)
    return failed(
      `${text}, less than MIN_FREE_DISK_MB (${formatMb(minFreeBytes)}): only play would be stored`,
    );
  return free < 2 * minFreeBytes ? warning(`${text}, less than twice MIN_FREE_DISK_MB`) : ok(text);
}

const formatMb = (bytes: number): string => `${String(Math.floor(bytes / 1e6))} MB`;

async function checkMail({ mail, timeoutFactor }: Config): Promise<Outcome> {
  if (mail === null) return skipped('SMTP_URL is not set: nobody signs in by e-mail or gets reminders');
  const { host, port, login } = mail;
  const transport = await createMailTransport(mail, createTimeouts(timeoutFactor).emailPhaseMs);
  await transport.verify();
  return ok(
    `${host}:${String(port)} accepts ${login === null ? 'connections' : `the login of ${login.user}`}`,
  );
}

async function checkOutbound(target: string): Promise<Outcome> {
  const { hostname } = new URL(target);
  try {
    const request = httpsRequest(target, { method: 'HEAD', timeout: TIMEOUT_MS, agent: false });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.end();
    await once(request, 'response');
    request.destroy();
    return ok(`${hostname} answers: push messages and webhooks can leave`);
  } catch (error) {
    return warning(
      `${hostname} cannot be reached (${reasonOf(error)}): no push message and no webhook can leave`,
    );
  }
}

/** Opens the public address from this machine, as a player does. */
async function checkPublicUrl(config: Config): Promise<Outcome> {
  const { publicUrl, trustedProxies } = config;
  if (publicUrl === null)
    return trustedProxies === 0
      ? skipped('PUBLIC_URL is not set: the server answers at IP addresses and local names')
      : warning(`TRUSTED_PROXIES is ${String(trustedProxies)}, but PUBLIC_URL is not set`);
  const probe = await ProbeServer.listen(config);
  if (probe === null) return checkRunningServer(publicUrl);
  try {
    return await probe.check(publicUrl, trustedProxies);
  } finally {
    probe.close();
  }
}

const belowPublicUrl = (publicUrl: URL, path: string): URL =>
  new URL(`${publicUrl.pathname.replace(/\/$/, '')}${path}`, publicUrl);

/** The port is in use, by the server: its own answers show that the address leads to it. */
async function checkRunningServer(publicUrl: URL): Promise<Outcome> {
  const url = belowPublicUrl(publicUrl, '/readyz');
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('ready' in body))
    return failed(`${url.href} answers ${String(response.status)}, but not as this server`);
  if (response.status !== 200) return failed(`${url.href}: the server is not ready`);
  await openWebSocket(publicUrl, '/socket.io/?EIO=4&transport=websocket');
  return ok(`${publicUrl.href} leads to a server, with WebSockets. Stop it to check TRUSTED_PROXIES too`);
}

/** Resolves once a WebSocket is open. @throws Error if the proxy does not pass it */
async function openWebSocket(publicUrl: URL, path: string): Promise<void> {
  const url = belowPublicUrl(publicUrl, path);
  url.protocol = publicUrl.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url, { origin: publicUrl.origin, handshakeTimeout: TIMEOUT_MS });
  try {
    await once(socket, 'open');
  } catch (error) {
    throw new Error(`the proxy does not pass WebSockets to ${url.pathname}`, { cause: error });
  } finally {
    socket.on('error', () => undefined);
    socket.terminate();
  }
}

const SPOOFED_ADDRESS = '203.0.113.66'; // for documentation only (RFC 5737), so no client has it

/** Listens where the server would, and so sees what the proxies make of a request. */
class ProbeServer {
  private readonly path = `/healthz/${randomUUID()}`;
  private seen: IncomingHttpHeaders | null = null;

  private constructor(private readonly http: Server) {
    http.on('request', (request, response) => {
      if (request.url?.endsWith(this.path) === true) this.seen = request.headers;
      response.end();
    });
    http.on('upgrade', (request, socket) => {
      socket.on('error', () => undefined); // the other end may reset the line, and may be anyone
      const isOurs = request.url?.endsWith(this.path) === true;
      // Enough of a handshake for `ws` to know that the upgrade arrived.
      socket.end(isOurs ? 'HTTP/1.1 418 Upgrade arrived\r\n\r\n' : 'HTTP/1.1 404 Not Found\r\n\r\n');
    });
  }

  /** Resolves to null if the port is in use. @throws Error if it cannot be used for another reason */
  static async listen({ port, host }: Pick<Config, 'port' | 'host'>): Promise<ProbeServer | null> {
    const http = createServer();
    http.listen({ port, ...(host !== null && { host }) });
    try {
      await once(http, 'listening');
      return new ProbeServer(http);
    } catch (error) {
      if (types.isNativeError(error) && 'code' in error && error.code === 'EADDRINUSE') return null;
      throw error;
    }
  }

  async check(publicUrl: URL, trustedProxies: number): Promise<Outcome> {
    const url = belowPublicUrl(publicUrl, this.path);
    const response = await fetch(url, {
      headers: { 'X-Forwarded-For': SPOOFED_ADDRESS },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    });
    if (this.seen === null)
      return failed(`${url.origin} answers ${String(response.status)}, but its requests do not arrive here`);
    const entries = [this.seen['x-forwarded-for'] ?? '']
      .flat()
      .join()
      .split(',')
      .map((entry) => entry.trim());
    const added = entries.filter((entry) => entry !== '' && entry !== SPOOFED_ADDRESS).length;
    if (added !== trustedProxies)
      return failed(
        `${String(added)} proxies add to X-Forwarded-For, but TRUSTED_PROXIES is ${String(trustedProxies)}: set it to ${String(added)}`,
      );
    await this.checkUpgrade(publicUrl);
    return ok(`${publicUrl.href} leads here through ${String(added)} proxies, with WebSockets`);
  }

  private async checkUpgrade(publicUrl: URL): Promise<void> {
    try {
      await openWebSocket(publicUrl, this.path);
    } catch (error) {
      const hasArrived = types.isNativeError(error) && reasonOf(error.cause).endsWith(' 418');
      if (!hasArrived) throw error;
    }
  }

  close(): void {
    this.http.close();
    this.http.closeAllConnections();
  }
}
