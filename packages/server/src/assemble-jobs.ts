/** Builds what a server does beside its answers: mails, notifications, results, bots and clean-up. */
import { erasePerson } from './account/personal-data';
import { controlSocketPath, serveCommands } from './admin/control-socket';
import type { AssembleOptions, WhenAvailable } from './assemble';
import type { GameParts } from './assemble-game';
import { BotRunner } from './bots/bot-runner';
import { databaseName, type Config } from './config/config';
import { EmailService } from './email/email-service';
import { createDateJob } from './groups/date-job';
import { ImageRenderer } from './link-previews/image-renderer';
import { createNotifications } from './notifications/create-notifications';
import { ResultsJob } from './results/results-job';
import { createAbandonedTablesJob } from './retention/abandoned-tables-job';
import { createRetentionJob } from './retention/retention-job';
import { CACHE_SHARES } from './shared/bounded-cache';
import type { Person } from './storage/persons';

export type Services = Awaited<ReturnType<typeof assembleServices>>;

/** Builds what the routes of the page need. */
export async function assembleServices(
  { storage, now, log, schedule, guard, metrics, lifecycle, matches, rooms }: GameParts,
  config: Config,
  { previewWorker, timeouts }: AssembleOptions,
  whenAvailable: WhenAvailable,
) {
  const jobDeps = { storage, now, log, schedule };
  const imageBytes = CACHE_SHARES.images * config.cacheBytes;
  const imageRenderer =
    previewWorker === null ? null : new ImageRenderer(previewWorker, timeouts, imageBytes);
  lifecycle.closeOn('stopping', 'link previews', imageRenderer);
  const resultsJob = new ResultsJob({ ...jobDeps, matches });
  lifecycle.closeOn('stopping', 'results', resultsJob);
  const { mail } = config;
  const emailService =
    mail === null ? null : new EmailService({ storage, guard, settings: mail, timeouts, metrics, now, log });
  lifecycle.closeOn('stopping', 'e-mail', emailService);
  const notifications = await whenAvailable(() =>
    createNotifications(
      { ...jobDeps, presence: rooms.presence, hasPictures: imageRenderer !== null, timeouts, metrics },
      emailService,
      config,
    ),
  );
  lifecycle.closeOn('stopping', 'notifications', notifications.notificationJob);
  return { imageRenderer, resultsJob, emailService, notifications };
}

/** Starts what runs once clients are there: bots, clean-up, and the commands of the operator. */
export async function assembleJobs(
  game: GameParts,
  { notifications: { channels } }: Pick<Services, 'notifications'>,
  config: Config,
  { botWorker, timeouts }: AssembleOptions,
) {
  const { storage, now, log, schedule, lifecycle, matches, metrics, heartbeat, rooms, guard } = game;
  const { botMoveDelayMs, botSearchMs, abandonAfterMs, guestRetentionMs, chatRetentionMs } = config;
  const jobDeps = { storage, now, log, schedule };
  const botRunner = new BotRunner({
    ...jobDeps,
    matches,
    metrics,
    timeouts,
    moveDelayMs: botMoveDelayMs,
    searchMs: botSearchMs,
    workerScript: botWorker,
  });
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
  const dateJob = createDateJob({
    ...jobDeps,
    findTargets: (channel, personId, dateId) => channels[channel].findTargets(personId, dateId),
    hasRoom: () => guard.canStore('optional'),
  });
  lifecycle.closeOn('stopping', 'dates', dateJob);
  if (config.databaseUrl === null) {
    const erase = (person: Person) => erasePerson(game, person);
    const commandDeps = { storage, now, database: databaseName(config), erasePerson: erase };
    const controlSocket = await serveCommands(controlSocketPath(config.databaseFile), commandDeps, log);
    lifecycle.closeOn('closing', 'admin socket', controlSocket);
  }
  return { botRunner, abandonedTablesJob, retentionJob, dateJob };
}
