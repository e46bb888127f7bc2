/**
 * Date job. Every few seconds one server (by lease) queues the reminders of dates that are near, opens the tables of
 * those whose time has come, and invites the members who come. Each happens once, also if two servers hold the lease:
 * the storage ends a date and opens its table in one transaction.
 */
import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@great-fire/table/durations';
import { RULES_VERSION, STANDARD_OPTIONS, seedCommitment } from '@great-fire/game';
import { completeTableOptions, pickTableOptions } from '@great-fire/protocol';
import type { MatchId, NewMatch, PersonId } from '../entities/match';
import { StorageUnavailableError } from '../errors/api-error';
import { PeriodicJob, type JobDeps } from '../lifecycle/periodic-job';
import { newShortId } from '../shared/random-id';
import type { DateId, StoredDate } from '../storage/dates';
import { logFailure } from '../storage/log-failure';
import {
  NOTIFICATION_CHANNELS,
  type NewNotification,
  type NotificationChannelName,
} from '../storage/notifications';
import type { Storage } from '../storage/storage';
import { isDateOver } from './date-service';
import { findExpected } from './expected-members';

export interface DateJobDeps extends JobDeps {
  readonly storage: Pick<Storage, 'availability' | 'dates' | 'leases' | 'matches' | 'tableInvitations'>;
  readonly findTargets: (
    channel: NotificationChannelName,
    personId: PersonId,
    dateId: DateId,
  ) => Promise<readonly string[]>;
  readonly hasRoom: () => boolean; // the disk; a table waits for it
}

const INTERVAL_MS = 5000;
const LEASE_MS = 30_000;
const MAX_DATES_PER_RUN = 50;

/** Members are reminded so long before the time. */
const REMINDER_MS = HOUR_MS;
/** A table that a member opened so long before the time is the one of the date. Also bounds the tables of a group. */
const OWN_TABLE_MS = HOUR_MS;

/** Creates the job. A run resolves to the tables that it opened. */
export function createDateJob(deps: DateJobDeps): PeriodicJob<readonly MatchId[]> {
  return new PeriodicJob({
    schedule: deps.schedule,
    intervalMs: INTERVAL_MS,
    lease: { storage: deps.storage, name: 'group-dates', holdMs: LEASE_MS },
    work: () => remindAndOpen(deps),
    onError: (err) => logFailure(deps.log, err, 'date job failed'),
  });
}

async function remindAndOpen(deps: DateJobDeps): Promise<readonly MatchId[]> {
  const { dates } = deps.storage;
  const at = deps.now();
  const opened: MatchId[] = [];
  for (const date of await dates.due(at, MAX_DATES_PER_RUN))
    await attempt(deps, date, async () => {
      const match = await newTableFor(deps, date, at);
      if (match !== null && !deps.hasRoom()) return; // until the date is over
      const expected = findExpected(date, await dates.answers(date.id)); // gone with the date
      if (!(await dates.end(date.id, match)) || match === null) return;
      opened.push(match.id);
      const table = { matchId: match.id, groupId: date.groupId, at };
      await deps.storage.tableInvitations.invite({ ...table, inviterId: null, invitedIds: expected });
    });
  for (const date of await dates.awaitingReminder(at + REMINDER_MS, MAX_DATES_PER_RUN))
    await attempt(deps, date, async () => {
      await dates.remind(date.id, await buildReminders(deps, date, at), at);
    });
  return opened;
}

/** The failure of one date does not stop the others. */
async function attempt({ log }: DateJobDeps, date: StoredDate, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    if (err instanceof StorageUnavailableError) throw err;
    log.error({ err, groupId: date.groupId }, 'a date failed');
  }
}

/** Returns a table with the options of the group's last one, or null if none is needed. */
async function newTableFor({ storage }: DateJobDeps, date: StoredDate, at: number): Promise<NewMatch | null> {
  if (isDateOver(date, at)) return null;
  const { groupId, groupName } = date;
  const [last] = await storage.matches.ofGroup(groupId, 1, null);
  if (last?.status === 'open' && last.createdAt > at - OWN_TABLE_MS) return null;
  const seed = randomBytes(32).toString('hex');
  return {
    id: newShortId(),
    tableName: groupName,
    players: last?.players ?? 4,
    ...(last === undefined
      ? completeTableOptions({ options: STANDARD_OPTIONS, private: true })
      : pickTableOptions(last)),
    commitment: seedCommitment(seed),
    rulesVersion: RULES_VERSION,
    seed,
    at,
  };
}

async function buildReminders(
  { storage, findTargets }: DateJobDeps,
  date: StoredDate,
  at: number,
): Promise<readonly NewNotification[]> {
  const reminders: NewNotification[] = [];
  for (const personId of findExpected(date, await storage.dates.answers(date.id)))
    for (const channel of NOTIFICATION_CHANNELS)
      for (const target of await findTargets(channel, personId, date.id))
        reminders.push({
          subjectId: date.id,
          turn: 'date',
          channel,
          target,
          seat: null,
          kind: 'date',
          dueAt: at,
        });
  return reminders;
}
