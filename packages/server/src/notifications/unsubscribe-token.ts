/** Signed tokens that unsubscribe a notification's target with one click. They need no cookie and no database row. */
import { createHmac } from 'node:crypto';
import { areHashesEqual } from '../identity/secret-key';
import { type NotificationChannelName, NOTIFICATION_CHANNELS } from '../storage/notifications';

interface UnsubscribeTarget {
  readonly channel: NotificationChannelName;
  readonly target: string;
}

/** Returns a signature of 43 characters. Texts of different purposes begin with different words. */
export const signText = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

export function signUnsubscribeToken(secret: string, { channel, target }: UnsubscribeTarget): string {
  const text = `${channel}-${target}`;
  return `${text}.${signText(secret, text)}`;
}

/** Returns the target of a token, or null if this server did not sign it. */
export function verifyUnsubscribeToken(secret: string, token: string): UnsubscribeTarget | null {
  const [text = '', signature = ''] = token.split('.');
  const channel = NOTIFICATION_CHANNELS.find((name) => text.startsWith(`${name}-`));
  if (channel === undefined || !areHashesEqual(signText(secret, text), signature)) return null;
  return { channel, target: text.slice(channel.length + 1) };
}
