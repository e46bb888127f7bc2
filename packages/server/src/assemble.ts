/** Composition root: builds the parts of a server and registers how each of them stops. */
import type { Server as HttpServer } from 'node:http';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { Guard } from './admission/guard';
import { assembleGame } from './assemble-game';
import { openToClients } from './assemble-http';
import { assembleJobs, assembleServices } from './assemble-jobs';
import type { Config } from './config/config';
import type { ResourceLimits } from './config/resource-limits';
import type { Timeouts } from './config/timeouts';
import type { Lifecycle } from './lifecycle/lifecycle';
import type { Schedule } from './lifecycle/periodic-job';
import { Metrics } from './observability/metrics';
import { addServerGauges } from './observability/server-gauges';
import { withMetrics } from './observability/with-metrics';
import { DiskMonitor, freeBytesOf } from './retention/disk-monitor';
import { Ingress } from './shared/ingress';
import { retryUntilAvailable } from './storage/retry-until-available';
import type { Storage } from './storage/storage';

export interface AssembleOptions {
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
  readonly now: () => number; // ms since 1970, UTC
  readonly resourceLimits: ResourceLimits;
  readonly timeouts: Timeouts;
  readonly schedule: Schedule; // of the periodic jobs
  readonly botWorker: () => Promise<string>; // path of the bots' worker script
  readonly previewWorker: (() => Promise<string>) | null; // path of the render worker's script; null: no images
  readonly startSignal?: AbortSignal; // aborts the wait for the storage
}

/** Resolves work with the storage once the storage is there. */
export type WhenAvailable = <T>(work: () => Promise<T>) => Promise<T>;

/** Builds a whole server on an HTTP server that listens already. Replaces `answerWhileStarting` at the end. */
export async function assemble(
  http: HttpServer,
  rawStorage: Storage,
  config: Config,
  options: AssembleOptions,
) {
  const { log, lifecycle, now, resourceLimits, schedule, startSignal } = options;
  const metrics = new Metrics();
  const storage = withMetrics(rawStorage, metrics);
  const whenAvailable: WhenAvailable = (work) => retryUntilAvailable(work, log, startSignal);
  const jobDeps = { storage, now, log, schedule };
  const diskMonitor = await openDiskMonitor(jobDeps, config, lifecycle, whenAvailable);
  const guard = new Guard({ rateLimitScale: config.rateLimitScale, resourceLimits, disk: diskMonitor });
  const ingress = new Ingress(config, log);
  const { cacheBytes, maxBotGames } = config;
  const gameDeps = { ...jobDeps, guard, ingress, metrics, lifecycle, resourceLimits };
  const game = assembleGame({ ...gameDeps, cacheBytes, maxBotGames });
  const missingRules = await whenAvailable(async () => {
    await game.heartbeat.settle();
    await game.matches.resumeInterruptedStarts();
    return game.matches.missingRules();
  });
  for (const version of missingRules) log.error({ version }, 'unsupported rules version in use');

  const services = await assembleServices(game, config, options, whenAvailable);
  const maintenance = await openToClients(http, game, services, config, whenAvailable);
  const { botRunner, abandonedTablesJob, retentionJob, dateJob } = await assembleJobs(
    game,
    services,
    config,
    options,
  );
  const { rooms, lobby, deadlineJob } = game;
  addServerGauges(metrics, { storage, rooms, lobby, diskMonitor });
  /** Each runs a job now instead of at its interval. Null: another server holds the lease. */
  const jobs = {
    /** Resolves to the ids of the closed tables. */
    closeAbandonedTables: async () => (await abandonedTablesJob.run()) ?? [],
    /** Resolves to the number of removed rows. */
    removeExpired: () => retentionJob.run(),
    /** Resolves to the tables that this server opened. */
    openDates: async () => (await dateJob.run()) ?? [],
    checkMaintenance: () => maintenance.run(),
    checkDisk: () => diskMonitor.run(),
    /** Resolves to the ids of the matches that changed. */
    applyDeadlines: () => deadlineJob.run(),
    /** Finds matches that wait for a bot of a stopped server. */
    scanForBots: () => botRunner.scanForOrphans(),
    /** Resolves when the bots of this server wait for people. */
    whenBotsWait: () => botRunner.whenIdle(),
    /** Resolves to the ids of the matches whose results this server computed. */
    computeResults: () => services.resultsJob.run(),
    /** Resolves when each due notification was sent or has failed. */
    sendNotifications: () => services.notifications.notificationJob.runNow(),
  };
  return { storage, metrics, jobs };
}

export type ServerJobs = Awaited<ReturnType<typeof assemble>>['jobs'];

async function openDiskMonitor(
  jobDeps: Pick<AssembleOptions, 'log' | 'now' | 'schedule'> & { readonly storage: Storage },
  { databaseUrl, databaseFile, minFreeBytes, maxDatabaseBytes }: Config,
  lifecycle: Lifecycle,
  whenAvailable: WhenAvailable,
): Promise<DiskMonitor> {
  const diskMonitor = new DiskMonitor({
    ...jobDeps,
    minFreeBytes,
    maxDatabaseBytes,
    readFreeBytes: databaseUrl === null ? () => freeBytesOf(dirname(databaseFile)) : null,
  });
  lifecycle.closeOn('stopping', 'disk monitor', diskMonitor);
  await whenAvailable(() => diskMonitor.run());
  return diskMonitor;
}
