/** The whole server put together: storage, matches, lobby, sockets, on one port. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { controlSocketPath, serveCommands } from './admin/control-socket';
import { createApp } from './http/app';
import type { ListenAddress, Config } from './config/config';
import { BotRunner } from './bots/bot-runner';
import { createResourceLimits } from './admission/resource-limits';
import type { ResourceLimits } from './admission/resource-limits';
import { DeadlineJob } from './table-state/deadline-job';
import { TableCommands } from './table-state/table-commands';
import { Lifecycle } from './lifecycle/lifecycle';
import { AdmissionControl } from './admission/admission-control';
import { metricsServer } from './observability/metrics-server';
import { Ingress } from './http/ingress';
import { mountAtBasePath } from './http/base-path';
import { localRateLimiter } from './admission/rate-limits';
import { AbandonedTablesJob } from './lobby/abandoned-tables-job';
import { TableService } from './lobby/table-service';
import { DelayedViews } from './spectating/delayed-view';
import { MatchService } from './matches/match-service';
import { Metrics } from './observability/metrics';
import { ConnectionLimiter } from './admission/connection-guard';
import { LobbyRoom } from './realtime/lobby-room';
import { EmailService } from './email/email-service';
import { createNotifications } from './notifications/create-notifications';
import { drainSockets } from './lifecycle/drain-sockets';
import { MatchRooms } from './realtime/match-rooms';
import { createSocketServer } from './realtime/socket-server';
import { ImageRenderer } from './link-previews/image-renderer';
import { ResultsJob } from './results/results-job';
import { ClusterRateLimiter } from './admission/cluster-rate-limits';
import { withMetrics } from './storage/with-metrics';
import { serializeError } from './observability/error-serializer';
import { intervalSchedule } from './lifecycle/periodic-job';
import type { Schedule } from './lifecycle/periodic-job';
import { sqliteStorage } from './storage/sqlite/sqlite-storage';
import type { Storage } from './storage/storage';
import { createTimeouts } from './config/timeouts';
import type { DatabaseTimeouts, Timeouts } from './config/timeouts';
import { RoundRobinScheduler, UNSCHEDULED } from './admission/fair-queue';
import { retryUntilAvailable } from './storage/retry-until-available';

export interface RunningServer {
  readonly port: number;
  readonly metricsPort: number | null; // null: none are served
  readonly storage: Storage;
  /** Closes deserted tables now instead of within the hour. Resolves to those closed. */
  readonly closeAbandonedTables: () => Promise<readonly string[]>;
  /** Decides what is due by the clocks of tables now instead of within the second. Resolves to those tables. */
  readonly applyDeadlines: () => Promise<readonly string[]>;
  /** Sends delayed spectators what is old enough now. */
  readonly broadcastDelayed: () => Promise<void>;
  /** Finds the games that await a bot whose server is gone, now instead of within two seconds. */
  readonly scanForBots: () => Promise<void>;
  /** Tells of games that are over what they came to, now. Resolves to those told of by this server. */
  readonly computeResults: () => Promise<readonly string[]>;
  /** Sends word to those who are called on now instead of within the second; resolves once it has come or failed. */
  readonly sendNotifications: () => Promise<void>;
  /** Sends pages elsewhere, takes in nothing new, finishes what runs, lets go of sockets, port and file. */
  readonly stop: () => Promise<void>;
}

/** The port cannot be listened on. The message is one line for the operator. */
export class PortUnavailableError extends Error {
  override readonly name = 'PortUnavailableError';
}

/** Replacements for parts of a server, beside its settings. Parts that are left out are the real ones. */
export interface ServerOptions {
  readonly now?: () => number; // ms since 1970, UTC
  readonly wrapStorage?: (storage: Storage) => Storage; // what is put round the storage
  readonly resourceLimits?: Partial<ResourceLimits>; // others than every day's
  readonly timeouts?: Partial<Timeouts>; // others than those of the settings
  readonly schedule?: Schedule; // of the jobs that the server runs again and again
  readonly botWorker: () => Promise<string>; // the script that bots decide in
  readonly previewWorker?: () => Promise<string>; // the script that pictures are painted in; left out: none are
}

/** @throws PortUnavailableError, StorageOpenError */
export async function startServer(
  config: Config,
  parentLogger: Logger,
  {
    now = () => Date.now(),
    wrapStorage = (opened) => opened,
    resourceLimits: resourceLimitOverrides,
    timeouts: timeoutOverrides,
    schedule = intervalSchedule,
    botWorker,
    previewWorker,
  }: ServerOptions,
): Promise<RunningServer> {
  const log = parentLogger.child({}, { serializers: { err: serializeError } });
  const resourceLimits = createResourceLimits(
    config.rateLimitScale,
    config.timeoutFactor,
    resourceLimitOverrides,
  );
  const timeouts = { ...createTimeouts(config.timeoutFactor), ...timeoutOverrides };
  // Who takes longer to send or to be answered holds a connection for nothing.
  const http = createServer({
    headersTimeout: resourceLimits.headersTimeoutMs,
    requestTimeout: resourceLimits.requestTimeoutMs,
    connectionsCheckingInterval: resourceLimits.checkIntervalMs,
  });
  http.timeout = resourceLimits.idleTimeoutMs;
  http.on('timeout', (socket: Socket) => {
    log.debug('an idle connection was ended');
    socket.destroy();
  });
  if (config.trustedProxies > 0) http.keepAliveTimeout = PROXY_KEEP_ALIVE_MS;
  http.on('request', handleWhileStarting);
  await listen(http, config);
  try {
    const storage = wrapStorage(
      await retryUntilAvailable(
        () => openStorage(config, log, timeouts.database),
        log.child({ port: boundPort(http) }),
      ),
    );
    const assembleOptions = {
      log,
      now,
      resourceLimits,
      timeouts,
      schedule,
      botWorker,
      ...(previewWorker && { previewWorker }),
    };
    return await assemble(http, storage, config, assembleOptions);
  } catch (error) {
    http.close();
    throw error;
  }
}

/** @throws StorageOpenError */
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
function handleWhileStarting({ url }: IncomingMessage, response: ServerResponse): void {
  if (url?.endsWith('/healthz') === true)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  else response.writeHead(503, { 'Retry-After': '1' }).end();
}

const FORCE_CLOSE_AFTER_MS = 3_000;
// A proxy sends its next request on a connection that it keeps open: Caddy for two minutes. A request that crosses the
// end of its connection is lost, so the proxy has to close first. Without a proxy Node closes after five seconds.
const PROXY_KEEP_ALIVE_MS = 130_000;

interface AssembleOptions extends Pick<ServerOptions, 'botWorker' | 'previewWorker'> {
  readonly log: Logger;
  readonly now: () => number;
  readonly resourceLimits: ResourceLimits;
  readonly timeouts: Timeouts;
  readonly schedule: Schedule;
}

async function assemble(
  http: HttpServer,
  rawStorage: Storage,
  config: Config,
  { log, now, resourceLimits, timeouts, schedule, botWorker, previewWorker }: AssembleOptions,
): Promise<RunningServer> {
  const lifecycle = new Lifecycle();
  const imageRenderer = previewWorker === undefined ? null : new ImageRenderer(previewWorker, timeouts);
  const metrics = new Metrics();
  const storage = withMetrics(rawStorage, metrics);
  const localLimiter = localRateLimiter(config.rateLimitScale);
  const { rateLimitUsage: usageStore } = storage;
  const isClustered = usageStore !== null && config.rateLimitScale > 0;
  const clusterLimiter = isClustered
    ? new ClusterRateLimiter({ localLimiter, scale: config.rateLimitScale, usageStore, now, log, schedule })
    : null;
  const rateLimiter = clusterLimiter ?? localLimiter;
  const matches = new MatchService({ storage, now });
  const delayedViews = new DelayedViews({ storage, now });
  const rooms = new MatchRooms({ storage, matches, delayedViews, now, log, schedule });
  const tableCommands = new TableCommands({ matches, presenceOf: (id) => rooms.presence.presenceAt(id) });
  const tables = new TableService({ storage, matches, tableCommands, now });
  const countSpectators = (ids: readonly string[]) => rooms.presence.spectatorCounts(ids);
  const lobby = new LobbyRoom({ storage, matches, delayedViews, countSpectators, now, log, schedule });
  const { clientDir, showsRatings } = config;
  const ingress = new Ingress(config);
  const fairScheduler = config.rateLimitScale > 0 ? new RoundRobinScheduler() : UNSCHEDULED;
  const connectionLimiter = new ConnectionLimiter(resourceLimits);
  const admissionControl = new AdmissionControl({ resourceLimits, ingress, metrics, fairScheduler });
  const onFlood = (address: string) => admissionControl.penalizeFlood(address);
  await retryUntilAvailable(() => matches.resumeInterruptedStarts(), log);
  for (const version of await retryUntilAvailable(() => matches.missingRules(), log))
    log.error({ version }, 'tables wait for a version of the rules that this server does not carry');

  const gameDeps = {
    storage,
    matches,
    delayedViews,
    rooms,
    tableCommands,
    rateLimiter,
    lobby,
    log,
    metrics,
    lifecycle,
    now,
    fairScheduler,
  };
  const emailService =
    config.mail === null ? null : new EmailService({ storage, settings: config.mail, timeouts, now, log });
  const notifications = await retryUntilAvailable(
    () =>
      createNotifications({ storage, presence: rooms.presence, now, log, timeouts }, emailService, config),
    log,
  );
  const sharedDeps = {
    ...gameDeps,
    ingress,
    connectionLimiter,
    resourceLimits,
    onFlood,
    notifications,
    emailService,
  };
  const app = createApp({ ...sharedDeps, tables, countSpectators, clientDir, showsRatings, imageRenderer });
  const handleRequest = app.callback();
  http.off('request', handleWhileStarting);
  http.on('request', (request, response) => void handleRequest(request, response));
  const io = createSocketServer(http, sharedDeps);
  admissionControl.attach(http);
  mountAtBasePath(http, ingress.basePath);

  const { botMoveDelayMs: moveDelayMs } = config;
  const jobDeps = { storage, now, log, schedule };
  const botRunner = new BotRunner({
    ...jobDeps,
    matches,
    metrics,
    moveDelayMs,
    workerScript: botWorker,
    timeouts,
  });

  metrics.registerGauges({
    socketsAtTables: () => rooms.size,
    socketsInLobby: () => lobby.size,
    matchesInMemory: () => matches.stats.inMemory,
    movesInProgress: () => matches.stats.movesInProgress,
    tablesWithBots: () => botRunner.size,
    storageUp: () => storage.availability.isUp,
  });
  const metricsHttp = config.metrics === null ? null : await startMetricsServer(metrics, config.metrics);

  const { abandonAfterMs } = config;
  const afterMs = abandonAfterMs === 0 ? null : abandonAfterMs;
  const abandonedTablesJob = new AbandonedTablesJob({
    ...jobDeps,
    presence: rooms.presence,
    abandonAfterMs: afterMs,
  });

  const resultsJob = new ResultsJob({ ...jobDeps, matches });
  const deadlineJob = new DeadlineJob({ storage, tableCommands, now, log });
  deadlineJob.start(schedule);
  notifications.notificationJob.start(schedule);

  const { databaseUrl, databaseFile } = config;
  const controlSocket =
    databaseUrl === null ? await serveCommands(controlSocketPath(databaseFile), { storage, now }, log) : null;

  const stop = async (): Promise<void> => {
    lifecycle.enter('draining');
    await new Promise<void>((resolve) => {
      setTimeout(resolve, config.drainMs);
    });
    lifecycle.enter('disconnecting');
    const closed = new Promise<void>((resolve) => {
      http.close(() => resolve());
    });
    await drainSockets(io);
    lifecycle.enter('stopping');
    await deadlineJob.close();
    await emailService?.close();
    await notifications.notificationJob.close();
    await botRunner.close();
    await resultsJob.close();
    await imageRenderer?.close();
    await matches.close();
    // Not socket by socket: to a page, a line that breaks is one to take up again by itself.
    await io.close();
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), FORCE_CLOSE_AFTER_MS).unref();
    await closed;
    await rooms.whenIdle();
    await abandonedTablesJob.close();
    await clusterLimiter?.close();
    rooms.close();
    lobby.close();
    metricsHttp?.close();
    controlSocket?.close();
    await storage.close();
  };
  return {
    port: boundPort(http),
    metricsPort: metricsHttp === null ? null : boundPort(metricsHttp),
    storage,
    closeAbandonedTables: () => abandonedTablesJob.run(),
    computeResults: () => resultsJob.run(),
    applyDeadlines: () => deadlineJob.run(),
    broadcastDelayed: async () => {
      await rooms.runDelayed();
      await lobby.runDelayed();
    },
    scanForBots: () => botRunner.scanForOrphans(),
    sendNotifications: () => notifications.notificationJob.runNow(),
    stop,
  };
}

/** @throws PortUnavailableError */
async function startMetricsServer(metrics: Metrics, address: ListenAddress): Promise<HttpServer> {
  const http = metricsServer(metrics);
  await listen(http, address);
  metrics.collectProcessMetrics();
  return http;
}

function boundPort(http: HttpServer): number {
  const address = http.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The server does not listen on a port');
  return address.port;
}

function listen(http: HttpServer, { port, host }: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use; set PORT to another' : `cannot be used: ${error.message}`;
      reject(new PortUnavailableError(`Port ${String(port)} ${reason}.`));
    });
    http.listen(port, host, resolve);
  });
}
