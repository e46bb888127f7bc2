/** Assembles the server: storage, matches, lobby and sockets on one port. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { controlSocketPath, serveCommands } from './admin/control-socket';
import { createApp } from './api/app';
import type { ListenAddress, Config } from './config/config';
import { BotRunner } from './bots/bot-runner';
import { createResourceLimits } from './admission/resource-limits';
import type { ResourceLimits } from './admission/resource-limits';
import { DeadlineJob } from './matches/deadline-job';
import { TableCommands } from './matches/table-commands';
import { Lifecycle } from './lifecycle/lifecycle';
import { AdmissionControl } from './admission/admission-control';
import { metricsServer } from './observability/metrics-server';
import { Ingress, isLoopback } from './shared/ingress';
import { mountAtBasePath } from './http/base-path';
import { localRateLimiter } from './admission/rate-limits';
import { AbandonedTablesJob } from './retention/abandoned-tables-job';
import { TableService } from './lobby/table-service';
import { DelayedViews } from './spectating/delayed-view';
import { MatchService } from './matches/match-service';
import { Metrics } from './observability/metrics';
import { ConnectionLimiter } from './realtime/connection-guard';
import { LobbyRoom } from './realtime/lobby-room';
import { EmailService } from './email/email-service';
import { createNotifications } from './notifications/create-notifications';
import { drainSockets } from './realtime/drain-sockets';
import { MatchRooms } from './realtime/match-rooms';
import { createSocketServer } from './realtime/socket-server';
import { ImageRenderer } from './link-previews/image-renderer';
import { ResultsJob } from './results/results-job';
import { ClusterRateLimiter } from './admission/cluster-rate-limits';
import { withMetrics } from './observability/with-metrics';
import type { RemovedCounts } from './storage/retention';
import { WriteQuota } from './admission/write-quota';
import { DiskMonitor, freeBytesOf } from './retention/disk-monitor';
import { RetentionJob } from './retention/retention-job';
import { serializeError } from './observability/error-serializer';
import { intervalSchedule } from './lifecycle/periodic-job';
import type { Schedule } from './lifecycle/periodic-job';
import { sqliteStorage } from './storage/sqlite/sqlite-storage';
import type { Storage } from './storage/storage';
import { createTimeouts } from './config/timeouts';
import type { DatabaseTimeouts, Timeouts } from './config/timeouts';
import { RoundRobinScheduler, UNSCHEDULED } from './admission/fair-queue';
import { ProcessorBudget } from './admission/processor-budget';
import { retryUntilAvailable } from './storage/retry-until-available';

export interface RunningServer {
  readonly port: number;
  readonly metricsPort: number | null; // null: no metrics server
  readonly storage: Storage;
  /** Closes abandoned tables now instead of within the hour. Resolves to their ids. */
  readonly closeAbandonedTables: () => Promise<readonly string[]>;
  /** Removes expired data now instead of within five minutes. Resolves to the number of removed rows. */
  readonly removeExpired: () => Promise<RemovedCounts>;
  /** Reads the disk usage now instead of within 30 seconds. */
  readonly checkDisk: () => Promise<void>;
  /** Applies expired deadlines now instead of within the second. Resolves to the ids of the matches. */
  readonly applyDeadlines: () => Promise<readonly string[]>;
  /** Sends delayed spectators everything whose delay is over. */
  readonly broadcastDelayed: () => Promise<void>;
  /** Finds matches that wait for a bot of a stopped server, now instead of within two seconds. */
  readonly scanForBots: () => Promise<void>;
  /** Computes the results of finished matches now. Resolves to the ids of those computed by this server. */
  readonly computeResults: () => Promise<readonly string[]>;
  /** Sends due notifications now instead of within the second. Resolves when each was sent or has failed. */
  readonly sendNotifications: () => Promise<void>;
  /** Drains and disconnects clients, finishes running work, and closes sockets, port and storage. */
  readonly stop: () => Promise<void>;
}

/** The port cannot be listened on. The message is one line for the operator. */
export class PortUnavailableError extends Error {
  override readonly name = 'PortUnavailableError';
}

/** Replacements for parts of a server, beside its settings. Default: the real parts. */
export interface ServerOptions {
  readonly now?: () => number; // ms since 1970, UTC
  readonly wrapStorage?: (storage: Storage) => Storage; // wraps the storage
  readonly resourceLimits?: Partial<ResourceLimits>; // overrides the defaults
  readonly timeouts?: Partial<Timeouts>; // overrides those of the settings
  readonly schedule?: Schedule; // of the periodic jobs
  readonly botWorker: () => Promise<string>; // path of the bots' worker script
  readonly previewWorker?: () => Promise<string>; // path of the render worker's script; left out: no images
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
  // Slow requests and responses would hold a connection for nothing.
  const http = createServer({
    headersTimeout: resourceLimits.headersTimeoutMs,
    requestTimeout: resourceLimits.requestTimeoutMs,
    connectionsCheckingInterval: resourceLimits.checkIntervalMs,
  });
  http.timeout = resourceLimits.idleTimeoutMs;
  http.on('timeout', (socket: Socket) => {
    log.debug('idle connection closed');
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
  const { postgresStorage } = await import('./storage/postgres/postgres-storage'); // loads the driver only when needed
  return postgresStorage(databaseUrl, log, timeouts);
}

/**
 * Answers requests before the storage is open. `/healthz` succeeds, because a restart would not bring the storage
 * back. All other requests get 503 with `Retry-After`.
 */
function handleWhileStarting({ url }: IncomingMessage, response: ServerResponse): void {
  if (url?.endsWith('/healthz') === true)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  else response.writeHead(503, { 'Retry-After': '1' }).end();
}

const FORCE_CLOSE_AFTER_MS = 3_000;
// A proxy reuses idle connections: Caddy for two minutes. A request that crosses the close of its connection is lost,
// so the proxy must close first. Without a proxy Node closes after five seconds.
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
  const { databaseUrl, databaseFile } = config;
  const measuredStorage = withMetrics(rawStorage, metrics);
  const diskMonitor = new DiskMonitor({
    storage: measuredStorage,
    log,
    schedule,
    ...{ minFreeBytes: config.minFreeBytes, maxDatabaseBytes: config.maxDatabaseBytes },
    readFreeBytes: databaseUrl === null ? () => freeBytesOf(dirname(databaseFile)) : null,
  });
  await retryUntilAvailable(() => diskMonitor.run(), log);
  const writeQuota = new WriteQuota({ limits: resourceLimits, isDiskLow: () => diskMonitor.isLow, now });
  const storage = writeQuota.wrapStorage(measuredStorage);
  const localLimiter = localRateLimiter(config.rateLimitScale);
  const { rateLimitUsage: usageStore } = storage;
  const isClustered = usageStore !== null && config.rateLimitScale > 0;
  const clusterLimiter = isClustered
    ? new ClusterRateLimiter({ localLimiter, scale: config.rateLimitScale, usageStore, now, log, schedule })
    : null;
  const rateLimiter = writeQuota.wrapLimiter(clusterLimiter ?? localLimiter);
  const matches = new MatchService({ storage, now });
  const delayedViews = new DelayedViews({ storage, now });
  const rooms = new MatchRooms({ storage, matches, delayedViews, now, log, schedule });
  const tableCommands = new TableCommands({ matches, presenceOf: (id) => rooms.presence.presenceAt(id) });
  const hasPlayerFrom = (id: string, address: string, seat: number): boolean =>
    !isLoopback(address) && rooms.room(id)?.hasPlayerFrom(address, seat) === true;
  const tables = new TableService({
    storage,
    matches,
    tableCommands,
    now,
    hasPlayerFrom,
    maxBotGames: config.maxBotGames,
  });
  const countSpectators = (ids: readonly string[]) => rooms.presence.spectatorCounts(ids);
  const lobby = new LobbyRoom({ storage, matches, delayedViews, countSpectators, now, log, schedule });
  const { clientDir, showsRatings } = config;
  const ingress = new Ingress(config);
  const fairScheduler =
    config.rateLimitScale > 0 ? new RoundRobinScheduler(new ProcessorBudget(resourceLimits)) : UNSCHEDULED;
  const connectionLimiter = new ConnectionLimiter(resourceLimits);
  const admissionControl = new AdmissionControl({ resourceLimits, ingress, metrics, fairScheduler });
  const onFlood = (address: string) => admissionControl.penalizeFlood(address);
  await retryUntilAvailable(() => matches.resumeInterruptedStarts(), log);
  for (const version of await retryUntilAvailable(() => matches.missingRules(), log))
    log.error({ version }, 'unsupported rules version in use');

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
    config.mail === null
      ? null
      : new EmailService({ storage, rateLimiter, settings: config.mail, timeouts, now, log });
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
    databaseBytes: () => diskMonitor.usage.databaseBytes,
    diskFreeBytes: () => diskMonitor.usage.freeBytes ?? Number.NaN,
    diskLow: () => diskMonitor.isLow,
  });
  const metricsHttp = config.metrics === null ? null : await startMetricsServer(metrics, config.metrics);

  const { abandonAfterMs } = config;
  const afterMs = abandonAfterMs === 0 ? null : abandonAfterMs;
  const abandonedTablesJob = new AbandonedTablesJob({
    ...jobDeps,
    presence: rooms.presence,
    abandonAfterMs: afterMs,
  });

  const { guestRetentionMs, chatRetentionMs } = config;
  const retentionJob = new RetentionJob({ ...jobDeps, guestRetentionMs, chatRetentionMs });
  const resultsJob = new ResultsJob({ ...jobDeps, matches });
  const deadlineJob = new DeadlineJob({ storage, tableCommands, now, log });
  deadlineJob.start(schedule);
  notifications.notificationJob.start(schedule);

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
    // Closes all connections at once, because a client reconnects by itself when its connection breaks.
    await io.close();
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), FORCE_CLOSE_AFTER_MS).unref();
    await closed;
    await rooms.whenIdle();
    await abandonedTablesJob.close();
    await retentionJob.close();
    await diskMonitor.close();
    await clusterLimiter?.close();
    await rooms.close();
    await lobby.close();
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
    removeExpired: () => retentionJob.run(),
    checkDisk: () => diskMonitor.run(),
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
