/** The targets of notifications: browsers, webhooks, and the hours without notifications. */
import type { Language, WebhookKind } from '@great-fire/protocol';
import type { MatchId, PersonId } from '../entities/match';
import type { DeviceId } from './persons';

/** A browser that receives push messages, also while its page is closed, from the push service of its vendor. */
export interface PushTarget {
  readonly deviceId: DeviceId;
  readonly endpoint: string; // https://…
  readonly p256dh: string; // the browser's public key, base64url
  readonly auth: string; // shared secret, base64url
  readonly language: Language;
}

/** A daily period without notifications, in minutes of the person's day. It may span midnight. */
export interface QuietHours {
  readonly from: number; // minutes since midnight
  readonly to: number;
  readonly timeZone: string; // 'Europe/London'
}

/** The endpoint for the messages of a table or a group. */
export interface Webhook {
  readonly kind: WebhookKind;
  readonly url: string;
}

/** A webhook by its host, because the rest of its URL is a secret of the receiver. */
export const toPublicWebhook = ({ kind, url }: Webhook) => ({ kind, hostname: new URL(url).host });

interface SetWebhook extends Webhook {
  readonly of: string; // the id of a table, or the name of a group
  readonly setAt: number;
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
  /** Sets the webhook of a table, in place of its previous one. It is deleted with the person who has set it. */
  setWebhook(matchId: MatchId, by: PersonId, webhook: Webhook, at: number): Promise<void>;
  removeWebhook(matchId: MatchId): Promise<boolean>;
  webhookOf(matchId: MatchId): Promise<Webhook | null>;
  /** The webhooks that a person set for tables and groups, the oldest first. */
  webhooksBy(personId: PersonId): Promise<readonly SetWebhook[]>;
  setQuietHours(personId: PersonId, quiet: QuietHours | null): Promise<void>;
  quietHoursOf(personId: PersonId): Promise<QuietHours | null>;
}
