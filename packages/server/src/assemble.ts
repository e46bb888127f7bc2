/** Composition root: builds the parts of a server and registers how each of them stops. */
import type { RequestListener, Server as HttpServer } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { erasePerson } from './account/personal-data';
import { controlSocketPath, serveCommands } from './admin/control-socket';
import { admit } from './admission/admission-control';
import { Guard } from './admission/guard';
import type { ResourceLimits } from './config/resource-limits';
import { createApp } from './api/app';
import { BotRunner } from './bots/bot-runner';
import { databaseName, type Config } from './config/config';
import type { Timeouts } from './config/timeouts';
import { EmailService } from './email/email-service';
import { answerWhileStarting } from './http/answer-while-starting';
import { mountAtBasePath } from './http/base-path';
import { hashedFilesOf } from './http/static-files';
import type { Lifecycle } from './lifecycle/lifecycle';
import type { Schedule } from './lifecycle/periodic-job';
import { ImageRenderer } from './link-previews/image-renderer';
import { TableService } from './lobby/table-service';
import { DeadlineJob } from './matches/deadline-job';
import { Heartbeat } from './matches/heartbeat';
import { MatchService } from './matches/match-service';
import { TableCommands } from './matches/table-commands';
import { createNotifications } from './notifications/create-notifications';
import { Metrics } from './observability/metrics';
import { addServerGauges } from './observability/server-gauges';
import { withMetrics } from './observability/with-metrics';
import { drainSockets } from './realtime/drain-sockets';
import { LobbyRoom } from './realtime/lobby-room';
import { MatchRooms } from './realtime/match-rooms';
import { MaintenanceWatch } from './maintenance/maintenance-watch';
import { createSocketServer, type SocketServerDeps } from './realtime/socket-server';
import type { GameServer } from './realtime/socket-types';
import { ResultsJob } from './results/results-job';
import { createAbandonedTablesJob } from './retention/abandoned-tables-job';
import { DiskMonitor, freeBytesOf } from './retention/disk-monitor';
import { createRetentionJob } from './retention/retention-job';
import type { CacheRegistry } from './shared/cache-registry';
import { Ingress, isLoopback } from './shared/ingress';
import { createServerJobs } from './server-jobs';
import { retryUntilAvailable } from './storage/retry-until-available';
import type { Person } from './storage/persons';
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
  const stopPurging = schedule(PURGE_INTERVAL_MS, () => caches.purgeExpired());
  lifecycle.onStop('stopping', 'caches', async () => stopPurging());
  const matches = new MatchService({ storage, caches, now });
  lifecycle.closeOn('stopping', 'matches', matches);
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
  const heartbeat = new Heartbeat({ storage, now, log });
  const deadlineJob = new DeadlineJob({ storage, heartbeat, tableCommands, now, log, schedule });
  lifecycle.onStop('stopping', 'deadlines', async () => {
    await deadlineJob.close();
    await heartbeat.close();
  });
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
    heartbeat,
    deadlineJob,
  };
}

export interface AssembleOptions {
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
  readonly caches: CacheRegistry;
  readonly now: () => number; // ms since 1970, UTC
  readonly resourceLimits: ResourceLimits;
  readonly timeouts: Timeouts;
  readonly schedule: Schedule; // of the periodic jobs
  readonly botWorker: () => Promise<string>; // path of the bots' worker script
  readonly previewWorker: (() => Promise<string>) | null; // path of the render worker's script; null: no images
  readonly startSignal?: AbortSignal; // aborts the wait for the storage
}

/**
 * Builds a whole server on an HTTP server that listens already. Replaces `answerWhileStarting` at the end.
 */
export async function assemble(
  http: HttpServer,
  rawStorage: Storage,
  config: Config,
  options: AssembleOptions,
) {
  const { log, lifecycle, caches, now, resourceLimits, timeouts, schedule, previewWorker } = options;
  const { rateLimitScale, databaseUrl, databaseFile, clientDir, showsRatings } = config;
  const metrics = new Metrics();
  const storage = withMetrics(rawStorage, metrics);
  const whenAvailable = <T>(work: () => Promise<T>): Promise<T> =>
    retryUntilAvailable(work, log, options.startSignal);
  const jobDeps = { storage, now, log, schedule };
  const diskMonitor = new DiskMonitor({
    ...jobDeps,
    minFreeBytes: config.minFreeBytes,
    maxDatabaseBytes: config.maxDatabaseBytes,
    readFreeBytes: databaseUrl === null ? () => freeBytesOf(dirname(databaseFile)) : null,
  });
  lifecycle.closeOn('stopping', 'disk monitor', diskMonitor);
  await whenAvailable(() => diskMonitor.run());
  const guard = new Guard({ ...jobDeps, rateLimitScale, resourceLimits, disk: diskMonitor });
  lifecycle.closeOn('stopping', 'guard', guard);
  const ingress = new Ingress(config, log);
  const gameDeps = { ...jobDeps, guard, ingress, metrics, lifecycle, resourceLimits, caches };
  const game = assembleGame({ ...gameDeps, maxBotGames: config.maxBotGames });
  const { matches, rooms, lobby, heartbeat } = game;
  const missingRules = await whenAvailable(async () => {
    await heartbeat.settle();
    await matches.resumeInterruptedStarts();
    return matches.missingRules();
  });
  for (const version of missingRules) log.error({ version }, 'unsupported rules version in use');

  const imageRenderer = previewWorker === null ? null : new ImageRenderer(previewWorker, timeouts, caches);
  lifecycle.closeOn('stopping', 'link previews', imageRenderer);
  const resultsJob = new ResultsJob({ ...jobDeps, matches });
  lifecycle.closeOn('stopping', 'results', resultsJob);
  const { mail } = config;
  const emailService =
    mail === null ? null : new EmailService({ storage, guard, settings: mail, timeouts, metrics, now, log });
  lifecycle.closeOn('stopping', 'e-mail', emailService);
  const notifications = await whenAvailable(() =>
    createNotifications({ ...jobDeps, presence: rooms.presence, timeouts, metrics }, emailService, config),
  );
  lifecycle.closeOn('stopping', 'notifications', notifications.notificationJob);

  const app = createApp({
    ...game,
    emailService,
    notifications,
    clientDir,
    showsRatings,
    imageRenderer,
    listenHost: config.host,
  });
  const handleRequest = app.callback();
  const maintenance = new MaintenanceWatch(jobDeps);
  lifecycle.closeOn('stopping', 'maintenance', maintenance);
  await whenAvailable(() => maintenance.run());
  const { io, onUpgrade } = createSocketServer({ ...game, maintenance });
  http.off('request', answerWhileStarting);
  mountAtBasePath(http, ingress.basePath);
  const hashedFiles = clientDir === null ? new Set<string>() : hashedFilesOf(clientDir);
  const onRequest: RequestListener = (request, response) => void handleRequest(request, response);
  admit(http, { ...game, hashedFiles }, { onRequest, onUpgrade });
  disconnectOnStop(http, io, { lifecycle, log, drainMs: config.drainMs });

  const { botMoveDelayMs: moveDelayMs, abandonAfterMs, guestRetentionMs, chatRetentionMs } = config;
  const botDeps = { matches, metrics, caches, moveDelayMs, workerScript: options.botWorker, timeouts };
  const botRunner = new BotRunner({ ...jobDeps, ...botDeps });
  lifecycle.closeOn('stopping', 'bots', botRunner);
  const abandonedTablesJob = createAbandonedTablesJob({
    ...jobDeps,
    heartbeat,
    presence: rooms.presence,
    abandonAfterMs: abandonAfterMs === 0 ? null : abandonAfterMs,
  });
  lifecycle.closeOn('stopping', 'abandoned tables', abandonedTablesJob);
  const retentionJob = createRetentionJob({ ...jobDeps, heartbeat, guestRetentionMs, chatRetentionMs });
  lifecycle.closeOn('stopping', 'retention', retentionJob);

  addServerGauges(metrics, { storage, rooms, lobby, matches, botRunner, diskMonitor, caches });
  if (databaseUrl === null) {
    const erase = (person: Person) => erasePerson(game, person);
    const commandDeps = { storage, now, database: databaseName(config), erasePerson: erase };
    const controlSocket = await serveCommands(controlSocketPath(databaseFile), commandDeps, log);
    lifecycle.closeOn('closing', 'admin socket', controlSocket);
  }
  const { deadlineJob } = game;
  const { notificationJob } = notifications;
  const jobs = createServerJobs({
    abandonedTablesJob,
    retentionJob,
    diskMonitor,
    deadlineJob,
    resultsJob,
    notificationJob,
    maintenance,
    botRunner,
  });
  return { storage, metrics, jobs };
}

const FORCE_CLOSE_AFTER_MS = 3_000;

interface DisconnectOptions extends Pick<AssembleOptions, 'lifecycle' | 'log'> {
  readonly drainMs: number;
}

/** Lets a stop drain and then disconnect the clients. */
function disconnectOnStop(
  http: HttpServer,
  io: GameServer,
  { lifecycle, log, drainMs }: DisconnectOptions,
): void {
  const whenClosed = new Promise<void>((resolve) => http.once('close', resolve));
  lifecycle.onStop('draining', 'drain', () => delay(drainMs));
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
}
