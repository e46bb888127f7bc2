/** The secrets by which a request that is sent again after a lost answer gets the same answer. */
import { createSecret } from '../lib/random-id';

const secrets = new Map<string, string>(); // by request, until it succeeds

/** Sends a request with a secret, which stays the same until the request succeeds. `key` names what it asks for. */
export async function sendWithSecret<T>(key: string, send: (secret: string) => Promise<T>): Promise<T> {
  const secret = secrets.get(key) ?? createSecret();
  secrets.set(key, secret);
  const answer = await send(secret);
  secrets.delete(key);
  return answer;
}
