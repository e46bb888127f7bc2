/** Composition root: builds the parts of a server and registers how each of them stops. */
import type { RequestListener, Server as HttpServer } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { controlSocketPath, serveCommands } from './admin/control-socket';
import { admit } from './admission/admission-control';
import { ClusterRateLimiter } from './admission/cluster-rate-limits';
import { Guard } from './admission/guard';
import { localRateLimiter } from './admission/rate-limits';
import type { ResourceLimits } from './admission/resource-limits';
import { createApp } from './api/app';
import { BotRunner } from './bots/bot-runner';
import type { Config } from './config/config';
import type { Timeouts } from './config/timeouts';
import { EmailService } from './email/email-service';
import { answerWhileStarting } from './http/answer-while-starting';
import { mountAtBasePath } from './http/base-path';
import { hashedFilesOf } from './http/static-files';
import { Lifecycle } from './lifecycle/lifecycle';
import type { Schedule } from './lifecycle/periodic-job';
import { ImageRenderer } from './link-previews/image-renderer';
import { TableService } from './lobby/table-service';
import { DeadlineJob } from './matches/deadline-job';
import { MatchService } from './matches/match-service';
import { TableCommands } from './matches/table-commands';
import { createNotifications } from './notifications/create-notifications';
import { Metrics } from './observability/metrics';
import { withMetrics } from './observability/with-metrics';
import { drainSockets } from './realtime/drain-sockets';
import { LobbyRoom } from './realtime/lobby-room';
import { MatchRooms } from './realtime/match-rooms';
import { createSocketServer } from './realtime/socket-server';
import type { SocketServerDeps } from './realtime/socket-server';
import { ResultsJob } from './results/results-job';
import { createAbandonedTablesJob } from './retention/abandoned-tables-job';
import { DiskMonitor, freeBytesOf } from './retention/disk-monitor';
import { createRetentionJob } from './retention/retention-job';
import type { CacheRegistry } from './shared/cache-registry';
import { Ingress, isLoopback } from './shared/ingress';
import { retryUntilAvailable } from './storage/retry-until-available';
import type { Storage } from './storage/storage';

interface GameOptions
  extends
    Pick<Config, 'maxBotGames'>,
    Pick<SocketServerDeps, 'storage' | 'log' | 'now' | 'guard' | 'ingress' | 'metrics' | 'lifecycle'> {
  readonly resourceLimits: ResourceLimits;
  readonly caches: CacheRegistry;
  readonly schedule: Schedule;
}

const PURGE_INTERVAL_MS = 60_000; // of expired cache entries

/** Builds the tables, their games and their rooms: the part of a server that needs no port. */
export function assembleGame({ maxBotGames, ...options }: GameOptions) {
  const { storage, now, log, schedule, lifecycle, caches } = options;
  lifecycle.onStop('closing', 'storage', () => storage.close());
  const stopPurging = schedule(PURGE_INTERVAL_MS, () => caches.purgeExpired());
  lifecycle.onStop('stopping', 'caches', async () => stopPurging());
  const matches = new MatchService({ storage, caches, now });
  lifecycle.onStop('stopping', 'matches', () => matches.close());
  const roomDeps = { storage, matches, now, log };
  const rooms = new MatchRooms(roomDeps);
  const countSpectators = (ids: readonly string[]) => rooms.presence.spectatorCounts(ids);
  const lobby = new LobbyRoom({ ...roomDeps, countSpectators });
  lifecycle.onStop('closing', 'rooms', async () => {
    await Promise.all([rooms.whenIdle(), lobby.whenIdle()]);
    rooms.close();
    lobby.close();
  });
  const tableCommands = new TableCommands({ matches, presenceOf: (id) => rooms.presence.presenceAt(id) });
  const deadlineJob = new DeadlineJob({ storage, tableCommands, now, log, schedule });
  lifecycle.onStop('stopping', 'deadlines', () => deadlineJob.close());
  const hasPlayerFrom = (id: string, address: string, seat: number): boolean =>
    !isLoopback(address) && rooms.room(id)?.members.hasPlayerFrom(address, seat) === true;
  return {
    ...options,
    matches,
    rooms,
    lobby,
    countSpectators,
    tableCommands,
    tables: new TableService({ storage, matches, tableCommands, now, hasPlayerFrom, maxBotGames }),
    deadlineJob,
  };
}

export interface AssembleOptions {
  readonly log: Logger;
  readonly caches: CacheRegistry;
  readonly now: () => number; // ms since 1970, UTC
  readonly resourceLimits: ResourceLimits;
  readonly timeouts: Timeouts;
  readonly schedule: Schedule; // of the periodic jobs
  readonly botWorker: () => Promise<string>; // path of the bots' worker script
  readonly previewWorker: (() => Promise<string>) | null; // path of the render worker's script; null: no images
}

const FORCE_CLOSE_AFTER_MS = 3_000;

/**
 * Builds a whole server on an HTTP server that listens already. Replaces `answerWhileStarting` at the end.
 */
export async function assemble(
  http: HttpServer,
  rawStorage: Storage,
  config: Config,
  { log, caches, now, resourceLimits, timeouts, schedule, botWorker, previewWorker }: AssembleOptions,
) {
  const { rateLimitScale, databaseUrl, databaseFile, clientDir, showsRatings } = config;
  const lifecycle = new Lifecycle({ log, stopTimeoutMs: config.drainMs + timeouts.shutdownMs });
  lifecycle.onStop('draining', 'drain', () => delay(config.drainMs));
  const metrics = new Metrics();
  const storage = withMetrics(rawStorage, metrics);
  const diskMonitor = new DiskMonitor({
    storage: storage,
    log,
    schedule,
    minFreeBytes: config.minFreeBytes,
    maxDatabaseBytes: config.maxDatabaseBytes,
    readFreeBytes: databaseUrl === null ? () => freeBytesOf(dirname(databaseFile)) : null,
  });
  lifecycle.onStop('stopping', 'disk monitor', () => diskMonitor.close());
  await retryUntilAvailable(() => diskMonitor.run(), log);
  const localLimiter = rateLimitScale === 0 ? null : localRateLimiter(rateLimitScale);
  const { rateLimitUsage: usageStore } = storage;
  const clusterLimiter =
    usageStore === null || localLimiter === null
      ? null
      : new ClusterRateLimiter({ localLimiter, scale: rateLimitScale, usageStore, now, log, schedule });
  lifecycle.onStop('stopping', 'cluster rate limits', async () => clusterLimiter?.close());
  const ingress = new Ingress(config, log);
  const game = assembleGame({
    storage,
    guard: new Guard({
      rateLimiter: clusterLimiter ?? localLimiter,
      resourceLimits,
      isDiskLow: () => diskMonitor.isLow,
    }),
    ingress,
    metrics,
    lifecycle,
    resourceLimits,
    caches,
    now,
    log,
    schedule,
    maxBotGames: config.maxBotGames,
  });
  const { matches, rooms, lobby, guard } = game;
  await retryUntilAvailable(() => matches.resumeInterruptedStarts(), log);
  for (const version of await retryUntilAvailable(() => matches.missingRules(), log))
    log.error({ version }, 'unsupported rules version in use');

  const imageRenderer = previewWorker === null ? null : new ImageRenderer(previewWorker, timeouts, caches);
  lifecycle.onStop('stopping', 'link previews', async () => imageRenderer?.close());
  const jobDeps = { storage, now, log, schedule };
  const resultsJob = new ResultsJob({ ...jobDeps, matches });
  lifecycle.onStop('stopping', 'results', () => resultsJob.close());
  const emailService =
    config.mail === null
      ? null
      : new EmailService({ storage, guard, settings: config.mail, timeouts, now, log });
  lifecycle.onStop('stopping', 'e-mail', async () => emailService?.close());
  const notifications = await retryUntilAvailable(
    () => createNotifications({ ...jobDeps, presence: rooms.presence, timeouts }, emailService, config),
    log,
  );
  lifecycle.onStop('stopping', 'notifications', () => notifications.notificationJob.close());

  const app = createApp({ ...game, emailService, notifications, clientDir, showsRatings, imageRenderer });
  const handleRequest = app.callback();
  const { io, onUpgrade } = createSocketServer(game);
  http.off('request', answerWhileStarting);
  mountAtBasePath(http, ingress.basePath);
  const hashedFiles = clientDir === null ? new Set<string>() : hashedFilesOf(clientDir);
  const onRequest: RequestListener = (request, response) => void handleRequest(request, response);
  admit(http, { ...game, hashedFiles }, { onRequest, onUpgrade });
  const whenClosed = new Promise<void>((resolve) => http.once('close', resolve));
  lifecycle.onStop('disconnecting', 'sockets', async () => {
    http.close();
    await drainSockets(io, log);
  });
  lifecycle.onStop('closing', 'connections', async () => {
    // Closes all connections at once, because a client reconnects by itself when its connection breaks.
    await io.close();
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), FORCE_CLOSE_AFTER_MS).unref();
    await whenClosed;
  });

  const botRunner = new BotRunner({
    ...jobDeps,
    matches,
    metrics,
    caches,
    moveDelayMs: config.botMoveDelayMs,
    workerScript: botWorker,
    timeouts,
  });
  lifecycle.onStop('stopping', 'bots', () => botRunner.close());
  const { abandonAfterMs, guestRetentionMs, chatRetentionMs } = config;
  const abandonedTablesJob = createAbandonedTablesJob({
    ...jobDeps,
    presence: rooms.presence,
    abandonAfterMs: abandonAfterMs === 0 ? null : abandonAfterMs,
  });
  lifecycle.onStop('stopping', 'abandoned tables', () => abandonedTablesJob.close());
  const retentionJob = createRetentionJob({ ...jobDeps, guestRetentionMs, chatRetentionMs });
  lifecycle.onStop('stopping', 'retention', () => retentionJob.close());

  const gauges: readonly (readonly [name: string, help: string, read: () => number])[] = [
    ['sockets_at_tables', 'Sockets connected to tables, including spectators.', () => rooms.size],
    ['sockets_in_lobby', 'Sockets connected to the lobby.', () => lobby.size],
    ['matches_in_memory', 'Matches in the cache.', () => matches.stats.inMemory],
    ['moves_in_progress', 'Tables with a move in progress or queued.', () => matches.stats.movesInProgress],
    ['tables_with_bots', 'Tables where a bot is deciding or about to decide.', () => botRunner.size],
    ['database_bytes', 'Size of the database.', () => diskMonitor.usage.databaseBytes],
    [
      'disk_free_bytes',
      'Free space for the database; NaN if unknown.',
      () => diskMonitor.usage.freeBytes ?? NaN,
    ],
    [
      'disk_low',
      '1 if the disk is nearly full and only play is stored, else 0.',
      () => Number(diskMonitor.isLow),
    ],
    ['storage_up', '1 if the storage is reachable, else 0.', () => Number(storage.availability.isUp)],
  ];
  for (const [name, help, read] of gauges) metrics.addGauge(name, help, read);
  metrics.addCaches(() => caches.stats);
  if (databaseUrl === null) {
    const controlSocket = await serveCommands(controlSocketPath(databaseFile), { storage, now }, log);
    lifecycle.onStop('closing', 'admin socket', async () => void controlSocket?.close());
  }
  /** Each method runs a job now instead of at its interval. */
  const jobs = {
    /** Closes abandoned tables. Resolves to their ids. */
    closeAbandonedTables: async () => (await abandonedTablesJob.run()) ?? [],
    /** Removes expired data. Resolves to the number of removed rows. */
    removeExpired: async () => (await retentionJob.run()) ?? { tables: 0, guests: 0, lines: 0 },
    /** Reads the disk usage. */
    checkDisk: () => diskMonitor.run(),
    /** Applies expired deadlines. Resolves to the ids of the matches. */
    applyDeadlines: () => game.deadlineJob.run(),
    /** Finds matches that wait for a bot of a stopped server. */
    scanForBots: () => botRunner.scanForOrphans(),
    /** Resolves when the bots of this server wait for people. */
    whenBotsWait: () => botRunner.whenIdle(),
    /** Computes the results of finished matches. Resolves to the ids of those computed by this server. */
    computeResults: () => resultsJob.run(),
    /** Sends due notifications. Resolves when each was sent or has failed. */
    sendNotifications: () => notifications.notificationJob.runNow(),
  };
  return { storage, metrics, lifecycle, jobs };
}

export type ServerJobs = Readonly<Awaited<ReturnType<typeof assemble>>['jobs']>;
