/** The ways in from another device: a link for one use, and a code to keep. Either adds a device; none is taken away. */
import { createHmac, randomBytes } from 'node:crypto';
import { CODE_PAYLOAD_LENGTH, encodeRecoveryCode } from '@great-fire/protocol';
import type { RecoveryCode, RecoveryLink } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import type { Person, RecoveryProof } from '../storage/persons';
import type { Storage } from '../storage/storage';
import type { Caller } from './caller';
import { newDevice } from './guest';
import type { NewGuest } from './guest';
import { hashSecret, newKey } from './secret-key';

// Somebody may note it down for the day that the browser forgets.
const LINK_TTL_MS = 30 * 24 * 3600 * 1000;

/** A new link for a person, in place of the one before. Only a hash of its key is kept. */
export async function createRecoveryLink(
  storage: Storage,
  person: Person,
  at: number,
): Promise<RecoveryLink> {
  const key = newKey();
  const until = at + LINK_TTL_MS;
  await storage.persons.setRecoveryLink(person.id, hashSecret(key), until);
  return { key, expiresAt: until };
}

/** A new code for a person, in place of the one before. Only a hash of it is kept: it has too many bits to be guessed. */
export async function createRecoveryCode(
  storage: Storage,
  person: Person,
  at: number,
): Promise<RecoveryCode> {
  const code = encodeRecoveryCode([...randomBytes(CODE_PAYLOAD_LENGTH)].map((byte) => byte % 32));
  await storage.persons.setRecoveryCode(person.id, hashSecret(code), at);
  return { code };
}

/** A link's key or a code, with the secret of the browser that shows it. */
export interface RecoveryClaim {
  readonly kind: RecoveryProof['kind'];
  readonly credential: string;
  readonly secret: string;
}

/**
 * Makes the browser that shows a link or a code a device of its person; what the browser was before it is no more,
 * and its other pages are told. Its new key follows from what it shows and its secret, so that a claim whose answer was
 * lost can be made again.
 * @throws ApiError `not-found` where the link was used by another, or is too old, and where there is no such code
 */
export async function redeem(
  storage: Storage,
  { person: previousPerson, device }: Caller,
  { kind, credential, secret }: RecoveryClaim,
  at: number,
): Promise<NewGuest> {
  const sessionKey = createHmac('sha256', credential).update(secret).digest('base64url');
  const proof = { kind, hash: hashSecret(credential) };
  const person = await storage.persons.redeem(proof, newDevice(sessionKey), device?.id ?? null, at);
  if (person === null) {
    const session = kind === 'link' ? await storage.persons.sessionByKey(hashSecret(sessionKey)) : null;
    if (session === null) throw NOT_FOUND_ERRORS[kind]();
    return { person: session.person, sessionKey };
  }
  if (previousPerson !== null && device !== null) storage.changes.publish(previousPerson.id, 'keys');
  return { person, sessionKey };
}

const NOT_FOUND_ERRORS = {
  link: () => apiError('not-found', 'This link was used, or is too old.', 'key'),
  code: () => apiError('not-found', 'Nobody has this code.', 'code'),
} as const;
