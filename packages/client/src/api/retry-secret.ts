/** The secrets by which a request that is sent again after a lost answer gets the same answer. */
import { createSecret } from '../lib/random-id';

interface RetrySecret {
  readonly secret: string;
  readonly until: number; // epoch ms
}

const secrets = new Map<string, RetrySecret>(); // by request, until it succeeds

/**
 * Sends a request with a secret, which stays the same until the request succeeds, or for `lifetimeMs`. `key` names what
 * it asks for.
 */
export async function sendWithSecret<T>(
  key: string,
  send: (secret: string) => Promise<T>,
  lifetimeMs = Infinity,
): Promise<T> {
  const now = Date.now();
  const last = secrets.get(key);
  const current = last !== undefined && now < last.until ? last : null;
  const { secret, until } = current ?? { secret: createSecret(), until: now + lifetimeMs };
  secrets.set(key, { secret, until });
  const answer = await send(secret);
  secrets.delete(key);
  return answer;
}
