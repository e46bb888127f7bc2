/** The whole server put together: storage, matches, lobby, sockets, on one port. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { controlOf, takeCommands } from './admin/control';
import { createApp } from './app';
import type { Address, Config } from './config';
import { Bots } from './bots/driver';
import { boundsOf } from './bounds';
import type { Bounds } from './bounds';
import { Timekeeper } from './clock/timekeeper';
import { Conducts } from './conduct/conducts';
import { Course } from './course';
import { Door } from './http/door';
import { metricsServer } from './http/metrics-port';
import { Outside } from './http/outside';
import { serveBelow } from './http/sub-path';
import { limitsOf } from './limits';
import { CleanUp } from './lobby/clean-up';
import { Tables } from './lobby/tables';
import { Delayed } from './matches/delayed';
import { Matches } from './matches/matches';
import { Metrics } from './metrics';
import { SocketCount } from './realtime/attention';
import { LobbyRoom } from './realtime/lobby-room';
import { Mail } from './mail/mail';
import { noticesOf } from './notices/notices';
import { moveOver } from './realtime/move-over';
import { Rooms } from './realtime/rooms';
import { createSockets } from './realtime/sockets';
import { Painter } from './pictures/painter';
import { Reckoner } from './results/reckoner';
import { SharedLimits } from './shared-limits';
import { measured } from './storage/measured';
import { plainError } from './plain-error';
import { byInterval } from './schedule';
import type { Schedule } from './schedule';
import { sqliteStorage } from './storage/sqlite/sqlite-storage';
import type { Storage } from './storage/storage';
import { timeoutsOf } from './timeouts';
import type { DatabaseTimeouts, Timeouts } from './timeouts';
import { FairTurns, NO_TURNS } from './turns';
import { whenReached } from './storage/when-reached';

export interface RunningServer {
  readonly port: number;
  readonly metricsPort: number | null; // null: none are served
  readonly storage: Storage;
  /** Closes deserted tables now instead of within the hour. Resolves to those closed. */
  readonly cleanUp: () => Promise<readonly string[]>;
  /** Decides what is due by the clocks of tables now instead of within the second. Resolves to those tables. */
  readonly lookAtClocks: () => Promise<readonly string[]>;
  /** Sends delayed spectators what is old enough now. */
  readonly tellLatecomers: () => Promise<void>;
  /** Finds the games that await a bot whose server is gone, now instead of within two seconds. */
  readonly scanForBots: () => Promise<void>;
  /** Tells of games that are over what they came to, now. Resolves to those told of by this server. */
  readonly reckon: () => Promise<readonly string[]>;
  /** Sends word to those who are called on now instead of within the second; resolves once it has come or failed. */
  readonly remind: () => Promise<void>;
  /** Sends pages elsewhere, takes in nothing new, finishes what runs, lets go of sockets, port and file. */
  readonly stop: () => Promise<void>;
}

/** The port cannot be listened on. The message is one line for the operator. */
export class PortUnavailable extends Error {
  override readonly name = 'PortUnavailable';
}

/** Replacements for parts of a server, beside its settings. Parts that are left out are the real ones. */
export interface ServerPorts {
  readonly now?: () => number; // ms since 1970, UTC
  readonly storage?: (opened: Storage) => Storage; // what is put round the storage
  readonly bounds?: Partial<Bounds>; // others than every day's
  readonly timeouts?: Partial<Timeouts>; // others than those of the settings
  readonly schedule?: Schedule; // of the jobs that the server runs again and again
  readonly botWorker: () => Promise<string>; // the script that bots decide in
  readonly painter?: () => Promise<string>; // the script that pictures are painted in; left out: none are
}

/** @throws PortUnavailable, StorageUnavailable */
export async function startServer(
  config: Config,
  given: Logger,
  {
    now = () => Date.now(),
    storage: round = (opened) => opened,
    bounds: wish,
    timeouts: otherTimeouts,
    schedule = byInterval,
    botWorker,
    painter,
  }: ServerPorts,
): Promise<RunningServer> {
  const log = given.child({}, { serializers: { err: plainError } });
  const bounds = boundsOf(config.rateLimits, config.timeoutFactor, wish);
  const timeouts = { ...timeoutsOf(config.timeoutFactor), ...otherTimeouts };
  // Who takes longer to send or to be answered holds a connection for nothing.
  const http = createServer({
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.requestMs,
    connectionsCheckingInterval: bounds.lookMs,
  });
  http.timeout = bounds.idleMs;
  http.on('timeout', (socket: Socket) => {
    log.debug('an idle connection was ended');
    socket.destroy();
  });
  if (config.trustedProxies > 0) http.keepAliveTimeout = PROXY_KEEP_ALIVE_MS;
  http.on('request', notYet);
  await listen(http, config);
  try {
    const storage = round(
      await whenReached(() => openStorage(config, log, timeouts.database), log.child({ port: portOf(http) })),
    );
    const inside = { log, now, bounds, timeouts, schedule, botWorker, ...(painter && { painter }) };
    return await serve(http, storage, config, inside);
  } catch (error) {
    http.close();
    throw error;
  }
}

/** @throws StorageUnavailable */
async function openStorage(
  { databaseUrl, databaseFile }: Config,
  log: Logger,
  timeouts: DatabaseTimeouts,
): Promise<Storage> {
  if (databaseUrl === null) return sqliteStorage(databaseFile);
  const { postgresStorage } = await import('./storage/postgres/postgres-storage'); // which costs a start on a file what it does not use
  return postgresStorage(databaseUrl, log, timeouts);
}

/**
 * The port is taken before the storage is opened; whoever asks in between is told to come again, but for those
 * who ask whether the process lives: a restart would not bring the storage.
 */
function notYet({ url }: IncomingMessage, response: ServerResponse): void {
  if (url?.endsWith('/healthz') === true)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  else response.writeHead(503, { 'Retry-After': '1' }).end();
}

const LINGER_MS = 3_000;
// A proxy sends its next request on a connection that it keeps open: Caddy for two minutes. A request that crosses the
// end of its connection is lost, so the proxy has to close first. Without a proxy Node closes after five seconds.
const PROXY_KEEP_ALIVE_MS = 130_000;

interface Inside extends Pick<ServerPorts, 'botWorker' | 'painter'> {
  readonly log: Logger;
  readonly now: () => number;
  readonly bounds: Bounds;
  readonly timeouts: Timeouts;
  readonly schedule: Schedule;
}

async function serve(
  http: HttpServer,
  kept: Storage,
  config: Config,
  { log, now, bounds, timeouts, schedule, botWorker, painter: script }: Inside,
): Promise<RunningServer> {
  const course = new Course();
  const painter = script === undefined ? null : new Painter(script, timeouts);
  const metrics = new Metrics();
  const storage = measured(kept, metrics);
  const own = limitsOf(config.rateLimits);
  const { spending } = storage;
  const isShared = spending !== null && config.rateLimits > 0;
  const shares = isShared
    ? new SharedLimits({ own, scale: config.rateLimits, spending, now, log, schedule })
    : null;
  const limits = shares ?? own;
  const matches = new Matches({ storage, now });
  const delayed = new Delayed({ storage, now });
  const rooms = new Rooms({ storage, matches, delayed, now, log, schedule });
  const conducts = new Conducts({ matches, here: (id) => rooms.attendance.at(id) });
  const tables = new Tables({ storage, matches, conducts, now });
  const spectators = (ids: readonly string[]) => rooms.attendance.spectators(ids);
  const lobby = new LobbyRoom({ storage, matches, delayed, spectators, now, log, schedule });
  const { clientDir, showsRatings } = config;
  const outside = new Outside(config);
  const turns = config.rateLimits > 0 ? new FairTurns() : NO_TURNS;
  const socketCount = new SocketCount(bounds);
  const door = new Door({ bounds, outside, metrics, turns });
  const flooded = (address: string) => door.flooded(address);
  await whenReached(() => matches.resume(), log);
  for (const version of await whenReached(() => matches.missingRules(), log))
    log.error({ version }, 'tables wait for a version of the rules that this server does not carry');

  const talk = {
    storage,
    matches,
    delayed,
    rooms,
    conducts,
    limits,
    lobby,
    log,
    metrics,
    course,
    now,
    turns,
  };
  const mail = config.mail === null ? null : new Mail({ storage, settings: config.mail, timeouts, now, log });
  const notices = await whenReached(
    () => noticesOf({ storage, attendance: rooms.attendance, now, log, timeouts }, mail, config),
    log,
  );
  const shared = { ...talk, outside, socketCount, bounds, flooded, notices, mail };
  const app = createApp({ ...shared, tables, spectators, clientDir, showsRatings, painter });
  const handle = app.callback();
  http.off('request', notYet);
  http.on('request', (request, response) => void handle(request, response));
  const io = createSockets(http, shared);
  door.keep(http);
  serveBelow(http, outside.basePath);

  const { botPauseMs: pauseMs } = config;
  const job = { storage, now, log, schedule };
  const bots = new Bots({ ...job, matches, metrics, pauseMs, worker: botWorker, timeouts });

  metrics.watch({
    socketsAtTables: () => rooms.size,
    socketsInLobby: () => lobby.size,
    matchesInMemory: () => matches.load.inMemory,
    movesWaiting: () => matches.load.moving,
    tablesWithBots: () => bots.size,
    storageUp: () => storage.standing.isUp,
  });
  const watched = config.metrics === null ? null : await serveMetrics(metrics, config.metrics);

  const { closeAfterMs } = config;
  const afterMs = closeAfterMs === 0 ? null : closeAfterMs;
  const cleanUp = new CleanUp({ ...job, attendance: rooms.attendance, afterMs });

  const reckoner = new Reckoner({ ...job, matches });
  const timekeeper = new Timekeeper({ storage, conducts, now, log });
  timekeeper.start(schedule);
  notices.reminders.start(schedule);

  const { databaseUrl, databaseFile } = config;
  const control =
    databaseUrl === null ? await takeCommands(controlOf(databaseFile), { storage, now }, log) : null;

  const stop = async (): Promise<void> => {
    course.go('announced');
    await new Promise<void>((resolve) => {
      setTimeout(resolve, config.drainMs);
    });
    course.go('leaving');
    const closed = new Promise<void>((resolve) => {
      http.close(() => resolve());
    });
    await moveOver(io);
    course.go('closing');
    await timekeeper.close();
    await mail?.close();
    await notices.reminders.close();
    await bots.close();
    await reckoner.close();
    await painter?.close();
    await matches.close();
    // Not socket by socket: to a page, a line that breaks is one to take up again by itself.
    await io.close();
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), LINGER_MS).unref();
    await closed;
    await rooms.idle();
    await cleanUp.close();
    await shares?.close();
    rooms.close();
    lobby.close();
    watched?.close();
    control?.close();
    await storage.close();
  };
  return {
    port: portOf(http),
    metricsPort: watched === null ? null : portOf(watched),
    storage,
    cleanUp: () => cleanUp.sweep(),
    reckon: () => reckoner.look(),
    lookAtClocks: () => timekeeper.look(),
    tellLatecomers: async () => {
      await rooms.tellLatecomers();
      await lobby.tellLatecomers();
    },
    scanForBots: () => bots.scanForAll(),
    remind: () => notices.reminders.remind(),
    stop,
  };
}

/** @throws PortUnavailable */
async function serveMetrics(metrics: Metrics, address: Address): Promise<HttpServer> {
  const http = metricsServer(metrics);
  await listen(http, address);
  metrics.watchProcess();
  return http;
}

function portOf(http: HttpServer): number {
  const address = http.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The server does not listen on a port');
  return address.port;
}

function listen(http: HttpServer, { port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is in use; set PORT to another' : `cannot be used: ${error.message}`;
      reject(new PortUnavailable(`Port ${String(port)} ${why}.`));
    });
    http.listen(port, host, resolve);
  });
}
