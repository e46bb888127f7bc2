/** What each notice carries so that one press ends them where it came to: it needs no cookie and no row. */
import { createHmac } from 'node:crypto';
import { sameHash } from '../identity/secret-key';
import type { Channel } from '../storage/notices';
import { CHANNELS } from '../storage/notices';

export interface StoppedAt {
  readonly channel: Channel;
  readonly target: string;
}

const signed = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** The token for where a notice goes. */
export function stopTokenFor(secret: string, { channel, target }: StoppedAt): string {
  const text = `${channel}-${target}`;
  return `${text}.${signed(secret, text)}`;
}

/** Where a token ends notices; null: it is none of ours. */
export function readStopToken(secret: string, token: string): StoppedAt | null {
  const [text = '', signature = ''] = token.split('.');
  const channel = CHANNELS.find((one) => text.startsWith(`${one}-`));
  if (channel === undefined || !sameHash(signed(secret, text), signature)) return null;
  return { channel, target: text.slice(channel.length + 1) };
}
