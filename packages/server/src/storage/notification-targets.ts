/** The targets of notifications: browsers, webhooks, and the hours without notifications. */
import type { Language, WebhookKind } from '@great-fire/protocol';
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
