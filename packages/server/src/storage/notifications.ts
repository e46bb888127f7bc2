/**
 * What is kept so that people hear of a game that waits for them while they are elsewhere: whom it calls on, what is
 * still to be sent, and where each may be reached.
 */
import type { Seat } from '@great-fire/game';
import type { PromptKind, WebhookKind, NotificationLanguage } from '@great-fire/protocol';
import type { DeviceId } from './persons';
import type { MatchId, PersonId } from './storage';

export const NOTIFICATION_CHANNELS = ['push', 'hook', 'mail'] as const;
export type NotificationChannelName = (typeof NOTIFICATION_CHANNELS)[number];

/** A table that has not been looked at since somebody may have been called on there. */
export interface PendingMatch {
  readonly matchId: MatchId;
  readonly promptedAt: number; // ms since 1970, UTC, as all times here
}

/** Of one call and one place to send it to there is one, ever. */
export interface NotificationKey {
  readonly matchId: MatchId;
  readonly turn: string; // which turn of the game: at most one is sent in each
  readonly channel: NotificationChannelName;
  readonly target: string; // by push a device, by a hook the table, by mail an address
}

export interface NewNotification extends NotificationKey {
  readonly seat: Seat; // who is called on
  readonly kind: PromptKind;
  readonly dueAt: number;
}

export interface StoredNotification extends NewNotification {
  readonly tries: number; // how often it was attempted
}

export interface NotificationOutbox {
  /** Tables where a move or a decision was the last thing that happened, at `before` or earlier; the longest ago first. */
  pendingMatches(before: number, limit: number): Promise<readonly PendingMatch[]>;
  /** Notes what is to be sent and that the table was looked at, all or nothing. What is noted already stays as it is. */
  enqueue(match: PendingMatch, notifications: readonly NewNotification[]): Promise<void>;
  /** What is to be sent by now, the longest due first. */
  due(channel: NotificationChannelName, now: number, limit: number): Promise<readonly StoredNotification[]>;
  /** Takes one that is due, to be sent by whoever gets true here: nobody else does, and it is not due any more. */
  claim(notification: StoredNotification): Promise<boolean>;
  /** Makes one due at a later time. */
  reschedule(notification: NotificationKey, dueAt: number): Promise<void>;
  /** Forgets those of before. */
  purge(before: number): Promise<void>;
}

/** A browser that is reached when its page is closed, at an address of its maker's. */
export interface PushTarget {
  readonly deviceId: DeviceId;
  readonly endpoint: string; // https://…
  readonly p256dh: string; // the browser's public key, base64url
  readonly auth: string; // a secret that it shares with us, base64url
  readonly language: NotificationLanguage;
}

/** When somebody is not to be disturbed: from one minute of their day to another, over midnight too. */
export interface QuietHours {
  readonly from: number; // minutes since midnight
  readonly to: number;
  readonly timeZone: string; // 'Europe/London'
}

/** What takes messages of a table. */
export interface Webhook {
  readonly kind: WebhookKind;
  readonly url: string;
}

/** Where somebody may be reached. It ends with the device, and with the person. */
export interface NotificationTargetStore {
  /** Reaches a device by push, in place of how it was reached before. */
  setPush(target: PushTarget, at: number): Promise<void>;
  /** False where it was not reached by push. */
  removePush(deviceId: DeviceId): Promise<boolean>;
  pushTarget(deviceId: DeviceId): Promise<(PushTarget & { readonly personId: PersonId }) | null>;
  /** All devices of somebody that are reached by push. */
  pushTargetsOf(personId: PersonId): Promise<readonly PushTarget[]>;
  /** Where messages of a table go, in place of where they went before. */
  setWebhook(matchId: MatchId, webhook: Webhook, at: number): Promise<void>;
  removeWebhook(matchId: MatchId): Promise<boolean>;
  webhookOf(matchId: MatchId): Promise<Webhook | null>;
  /** Null: none. */
  setQuietHours(personId: PersonId, quiet: QuietHours | null): Promise<void>;
  quietHoursOf(personId: PersonId): Promise<QuietHours | null>;
}

/** What a server made at its first start and must find again, such as keys: the same for all of its processes. */
export interface SettingStore {
  /** Keeps a value where there is none of this name yet. Resolves to the one that holds. */
  getOrCreate(name: string, value: string): Promise<string>;
}
