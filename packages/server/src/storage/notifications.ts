/** Notifications of games that wait for an absent player: the prompts to look at, the queue, and the targets. */
import type { Seat } from '@great-fire/game';
import type { PromptKind, WebhookKind, NotificationLanguage } from '@great-fire/protocol';
import type { DeviceId } from './persons';
import type { MatchId, PersonId } from '../entities/ids';

export const NOTIFICATION_CHANNELS = ['push', 'webhook', 'email'] as const;
export type NotificationChannelName = (typeof NOTIFICATION_CHANNELS)[number];

/** A table that has changed since the job last looked for players to prompt. */
export interface PendingMatch {
  readonly matchId: MatchId;
  readonly promptedAt: number; // ms since 1970, UTC, like all times here
}

/** The primary key: one notification for each turn and target. */
export interface NotificationKey {
  readonly matchId: MatchId;
  readonly turn: string; // the turn; at most one notification for each
  readonly channel: NotificationChannelName;
  readonly target: string; // push: a device id, webhook: the match id, email: an address id
}

export interface NewNotification extends NotificationKey {
  readonly seat: Seat; // the seat that is prompted
  readonly kind: PromptKind;
  readonly dueAt: number;
}

export interface StoredNotification extends NewNotification {
  readonly attempts: number;
}

export interface NotificationOutbox {
  /** Tables whose last move or decision was at `before` or earlier, the oldest first. */
  pendingMatches(before: number, limit: number): Promise<readonly PendingMatch[]>;
  /**
   * Queues notifications and marks the table as looked at, in one transaction. Keeps those that are queued already.
   */
  enqueue(match: PendingMatch, notifications: readonly NewNotification[]): Promise<void>;
  /** The notifications that are due, the longest due first. */
  due(channel: NotificationChannelName, now: number, limit: number): Promise<readonly StoredNotification[]>;
  /** Claims a due notification. Only the caller that gets true sends it, and it is due no more. */
  claim(notification: StoredNotification): Promise<boolean>;
  /** Makes a notification due at a later time. */
  reschedule(notification: NotificationKey, dueAt: number): Promise<void>;
  /** Deletes notifications that were created before a time. */
  purge(before: number): Promise<void>;
}

/** A browser that receives push messages, also while its page is closed, from the push service of its vendor. */
export interface PushTarget {
  readonly deviceId: DeviceId;
  readonly endpoint: string; // https://…
  readonly p256dh: string; // the browser's public key, base64url
  readonly auth: string; // shared secret, base64url
  readonly language: NotificationLanguage;
}

/** A daily period without notifications, in minutes of the person's day. It may span midnight. */
export interface QuietHours {
  readonly from: number; // minutes since midnight
  readonly to: number;
  readonly timeZone: string; // 'Europe/London'
}

/** The endpoint for the messages of a table. */
export interface Webhook {
  readonly kind: WebhookKind;
  readonly url: string;
}

/** The notification targets of persons and tables. A target is deleted with its device or person. */
export interface NotificationTargetStore {
  /** Stores the push subscription of a device, in place of its previous one. */
  setPush(target: PushTarget, at: number): Promise<void>;
  /** Resolves to false if the device had no push subscription. */
  removePush(deviceId: DeviceId): Promise<boolean>;
  pushTarget(deviceId: DeviceId): Promise<(PushTarget & { readonly personId: PersonId }) | null>;
  /** The push subscriptions of all devices of a person. */
  pushTargetsOf(personId: PersonId): Promise<readonly PushTarget[]>;
  /** Sets the webhook of a table, in place of its previous one. */
  setWebhook(matchId: MatchId, webhook: Webhook, at: number): Promise<void>;
  removeWebhook(matchId: MatchId): Promise<boolean>;
  webhookOf(matchId: MatchId): Promise<Webhook | null>;
  /** Null: no quiet hours. */
  setQuietHours(personId: PersonId, quiet: QuietHours | null): Promise<void>;
  quietHoursOf(personId: PersonId): Promise<QuietHours | null>;
}

/** Values that the first start creates and later starts must find, such as keys. All processes share them. */
export interface SettingStore {
  /** Stores a value unless the name has one. Resolves to the stored value. */
  getOrCreate(name: string, value: string): Promise<string>;
}
