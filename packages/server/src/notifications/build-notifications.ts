/** Decides to whom a prompt, an ended game or an invitation goes, on which channels and when. */
import type { PersonId, StoredMatch } from '../entities/match';
import type { PresenceService } from '../realtime/presence/presence-service';
import { canSpectate } from '../spectating/access';
import {
  type NewNotification,
  type NotificationChannelName,
  NOTIFICATION_CHANNELS,
} from '../storage/notifications';
import type { Storage } from '../storage/storage';
import type { UnnotifiedInvitation } from '../storage/table-invitations';
import type { NotificationChannel } from './channel';
import { buildTurnKey, findPrompts } from './prompts';
import { groupTargetOf } from './webhook-channel';

export interface BuildNotificationsDeps {
  readonly storage: Pick<Storage, 'groups'>;
  readonly presence: Pick<PresenceService, 'presenceAt'>;
  readonly channels: Readonly<Record<NotificationChannelName, NotificationChannel>>;
  readonly now: () => number;
}

/** Returns the notifications of the present prompts of a match or of its end. A player who sees the table needs none. */
export async function buildMatchNotifications(
  deps: BuildNotificationsDeps,
  match: StoredMatch,
): Promise<readonly NewNotification[]> {
  if (match.status === 'finished') return buildReports(deps, match);
  const { presence, channels } = deps;
  const prompts = findPrompts(match);
  const looking = prompts.length === 0 ? [] : (await presence.presenceAt(match.id)).visibleSeats;
  const notifications: NewNotification[] = [];
  for (const { seat, personId, kind } of prompts.filter((prompt) => !looking.includes(prompt.seat))) {
    const prompt = { subjectId: match.id, turn: buildTurnKey(match), seat, kind };
    notifications.push(
      ...(await addressTo(deps, personId, prompt, (channel) => channels[channel].delayFor(match))),
    );
  }
  return notifications;
}

export const buildInvitationNotifications = (
  deps: BuildNotificationsDeps,
  { matchId, invitedId }: UnnotifiedInvitation,
): Promise<readonly NewNotification[]> =>
  addressTo(
    deps,
    invitedId,
    { subjectId: matchId, turn: 'invitation', seat: null, kind: 'invitation' },
    (channel) => deps.channels[channel].invitationDelayMs,
  );

/**
 * Returns the notifications of an ended game: to the webhook of its group, and to the members who want them. A game
 * that only its players may watch is not reported.
 */
async function buildReports(
  deps: BuildNotificationsDeps,
  match: StoredMatch,
): Promise<readonly NewNotification[]> {
  const { storage, presence, now } = deps;
  const group = canSpectate(match) ? await storage.groups.ofTable(match.id) : null;
  if (group === null) return [];
  const report = { subjectId: match.id, turn: 'ended', seat: null, kind: 'ended' } as const;
  const looking = (await presence.presenceAt(match.id)).visibleSeats;
  const personsLooking = match.seats.flatMap(({ seat, personId }) =>
    looking.includes(seat) ? [personId] : [],
  );
  const readers = (await storage.groups.members(group.id)).filter(({ wantsReports }) => wantsReports);
  const notifications: NewNotification[] =
    (await storage.groups.webhookOf(group.id)) === null
      ? []
      : [{ ...report, channel: 'webhook', target: groupTargetOf(group.id), dueAt: now() }];
  for (const { personId } of readers) {
    // A player who sees the end needs no call to it, but keeps the e-mail.
    const channels = personsLooking.includes(personId) ? ['email'] : ['email', 'push'];
    notifications.push(
      ...(await addressTo(deps, personId, report, (channel) => (channels.includes(channel) ? 0 : null))),
    );
  }
  return notifications;
}

/**
 * Returns a notification for each target of a person. `delayOf`: the delay of a channel in ms, or null if it sends
 * none.
 */
async function addressTo(
  { channels, now }: BuildNotificationsDeps,
  personId: PersonId,
  notification: Omit<NewNotification, 'channel' | 'target' | 'dueAt'>,
  delayOf: (channel: NotificationChannelName) => number | null,
): Promise<readonly NewNotification[]> {
  const addressed: NewNotification[] = [];
  for (const channel of NOTIFICATION_CHANNELS) {
    const delay = delayOf(channel);
    if (delay === null) continue;
    for (const target of await channels[channel].findTargets(personId, notification.subjectId))
      addressed.push({ ...notification, channel, target, dueAt: now() + delay });
  }
  return addressed;
}
