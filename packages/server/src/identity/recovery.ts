/** Links that move a person to another device: for one use, with the key in the address's fragment. */
import { createHmac } from 'node:crypto';
import type { Claim, RecoveryLink } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import type { Person, Storage } from '../storage/storage';
import type { NewGuest } from './guest';
import { hashOf, newKey } from './secret-key';

// Somebody may note it down for the day that the browser forgets.
const LINK_MS = 30 * 24 * 3600 * 1000;

/** A new link for a person, in place of the one before. Only a hash of its key is kept. */
export async function newLink(storage: Storage, person: Person, at: number): Promise<RecoveryLink> {
  const key = newKey();
  const until = at + LINK_MS;
  await storage.persons.keepLink(person.id, hashOf(key), until);
  return { key, until };
}

/**
 * Uses a link up: its person gets a new key, the old one and every seat's token hold no longer, and who
 * is connected by them is sent away. The new key follows from the link's and the browser's secret, so that
 * a claim whose answer was lost can be made again.
 * @throws ApiError `not-found` where the link was used by another, is too old or never was
 */
export async function claim(
  storage: Storage,
  { key: linkKey, secret }: Claim,
  at: number,
): Promise<NewGuest> {
  const key = createHmac('sha256', linkKey).update(secret).digest('base64url');
  const recovered = await storage.persons.recover(hashOf(linkKey), hashOf(key), at);
  if (recovered === null) {
    const person = await storage.persons.byKey(hashOf(key));
    if (person === null) throw refuse('not-found', 'This link was used, or is too old.', 'key');
    return { person, key };
  }
  for (const matchId of recovered.matchIds) storage.news.tell(matchId, 'keys');
  return { person: recovered.person, key };
}
