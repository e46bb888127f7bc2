/** The ways in from another device: a link for one use, and a code to keep. Either adds a device; none is taken away. */
import { createHmac, randomBytes } from 'node:crypto';
import { CODE_NUMBERS, codeOf } from '@great-fire/protocol';
import type { RecoveryCode, RecoveryLink } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import type { Person, Proof } from '../storage/people';
import type { Storage } from '../storage/storage';
import type { Caller } from './caller';
import { deviceWith } from './guest';
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

/** A new code for a person, in place of the one before. Only a hash of it is kept: it has too many bits to be guessed. */
export async function newCode(storage: Storage, person: Person, at: number): Promise<RecoveryCode> {
  const code = codeOf([...randomBytes(CODE_NUMBERS)].map((byte) => byte % 32));
  await storage.persons.keepCode(person.id, hashOf(code), at);
  return { code };
}

/** A link's key or a code, with the secret of the browser that shows it. */
export interface Shown {
  readonly kind: Proof['kind'];
  readonly text: string;
  readonly secret: string;
}

/**
 * Makes the browser that shows a link or a code a device of its person; what the browser was before it is no more,
 * and its other pages are told. Its new key follows from what it shows and its secret, so that a claim whose answer was
 * lost can be made again.
 * @throws ApiError `not-found` where the link was used by another, or is too old, and where there is no such code
 */
export async function claim(
  storage: Storage,
  { person: before, device }: Caller,
  { kind, text, secret }: Shown,
  at: number,
): Promise<NewGuest> {
  const key = createHmac('sha256', text).update(secret).digest('base64url');
  const proof = { kind, hash: hashOf(text) };
  const person = await storage.persons.recover(proof, deviceWith(key), device?.id ?? null, at);
  if (person === null) {
    const known = kind === 'link' ? await storage.persons.byKey(hashOf(key)) : null;
    if (known === null) throw GONE[kind]();
    return { person: known.person, key };
  }
  if (before !== null && device !== null) storage.news.tell(before.id, 'keys');
  return { person, key };
}

const GONE = {
  link: () => refuse('not-found', 'This link was used, or is too old.', 'key'),
  code: () => refuse('not-found', 'Nobody has this code.', 'code'),
} as const;
