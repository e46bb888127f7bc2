/** Runs the periodic jobs of a server now, for its tests and its operator. */
import type { BotRunner } from './bots/bot-runner';
import type { createDateJob } from './groups/date-job';
import type { MaintenanceWatch } from './maintenance/maintenance-watch';
import type { DeadlineJob } from './matches/deadline-job';
import type { NotificationJob } from './notifications/notification-job';
import type { ResultsJob } from './results/results-job';
import type { createAbandonedTablesJob } from './retention/abandoned-tables-job';
import type { DiskMonitor } from './retention/disk-monitor';
import type { createRetentionJob } from './retention/retention-job';

interface Jobs {
  readonly abandonedTablesJob: ReturnType<typeof createAbandonedTablesJob>;
  readonly retentionJob: ReturnType<typeof createRetentionJob>;
  readonly dateJob: ReturnType<typeof createDateJob>;
  readonly diskMonitor: DiskMonitor;
  readonly deadlineJob: DeadlineJob;
  readonly botRunner: BotRunner;
  readonly resultsJob: ResultsJob;
  readonly notificationJob: NotificationJob;
  readonly maintenance: MaintenanceWatch;
}

/** Each method runs a job now instead of at its interval. */
export function createServerJobs(jobs: Jobs) {
  return {
    /** Closes abandoned tables. Resolves to their ids. */
    closeAbandonedTables: async () => (await jobs.abandonedTablesJob.run()) ?? [],
    /** Removes expired data. Resolves to the number of removed rows. */
    removeExpired: async () =>
      (await jobs.retentionJob.run()) ?? { tables: 0, groups: 0, dates: 0, guests: 0, lines: 0 },
    /** Reminds members of dates and opens their tables. Resolves to the tables opened by this server. */
    openDates: async () => (await jobs.dateJob.run()) ?? [],
    checkMaintenance: () => jobs.maintenance.run(),
    /** Reads the disk usage. */
    checkDisk: () => jobs.diskMonitor.run(),
    /** Applies expired deadlines. Resolves to the ids of the matches. */
    applyDeadlines: () => jobs.deadlineJob.run(),
    /** Finds matches that wait for a bot of a stopped server. */
    scanForBots: () => jobs.botRunner.scanForOrphans(),
    /** Resolves when the bots of this server wait for people. */
    whenBotsWait: () => jobs.botRunner.whenIdle(),
    /** Computes the results of finished matches. Resolves to the ids of those computed by this server. */
    computeResults: () => jobs.resultsJob.run(),
    /** Sends due notifications. Resolves when each was sent or has failed. */
    sendNotifications: () => jobs.notificationJob.runNow(),
  };
}

export type ServerJobs = Readonly<ReturnType<typeof createServerJobs>>;
