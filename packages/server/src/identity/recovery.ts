/**
 * Recovery on another device: a link for one use and a permanent code. Both add a device and remove none of the
 * person's devices.
 */
import { randomBytes } from 'node:crypto';
import {
  CODE_PAYLOAD_LENGTH,
  encodeRecoveryCode,
  type RecoveryCode,
  type RecoveryLink,
} from '@great-fire/protocol';
import { DAY_MS } from '@great-fire/table/durations';
import { apiError } from '../errors/api-error';
import type { Person, RecoveryProof } from '../storage/persons';
import type { Storage } from '../storage/storage';
import type { Caller } from './caller';
import { newDevice, type NewGuest } from './guest';
import { deriveSecretKey, hashSecret, generateSecretKey } from './secret-key';

// A person may write the link down for the day that the browser loses its cookie.
const LINK_TTL_MS = 30 * DAY_MS;

/** Creates a recovery link and invalidates the previous one. Stores only a hash of its key. */
export async function createRecoveryLink(
  storage: Pick<Storage, 'persons'>,
  person: Person,
  at: number,
): Promise<RecoveryLink> {
  const key = generateSecretKey();
  const until = at + LINK_TTL_MS;
  await storage.persons.setRecoveryLink(person.id, hashSecret(key), until);
  return { key, expiresAt: until };
}

/**
 * Creates a recovery code and invalidates the previous one. Stores only an unsalted hash, because the code has too
 * many bits to be guessed.
 */
export async function createRecoveryCode(
  storage: Pick<Storage, 'persons'>,
  person: Person,
  at: number,
): Promise<RecoveryCode> {
  const code = encodeRecoveryCode([...randomBytes(CODE_PAYLOAD_LENGTH)].map((byte) => byte % 32));
  await storage.persons.setRecoveryCode(person.id, hashSecret(code), at);
  return { code };
}

/** A link's key or a code, with the secret of the claiming browser. */
export interface RecoveryClaim {
  readonly kind: RecoveryProof['kind'];
  readonly credential: string;
  readonly secret: string;
}

/**
 * Redeems a recovery link or code: adds the browser as a device of that person, removes its previous device and
 * disconnects its other tabs. The session key is derived from the credential and the browser's secret, so that a retry
 * after a lost answer yields the same key.
 * @throws ApiError `not-found` if the link is used or expired, or if the code does not exist
 */
export async function redeem(
  storage: Pick<Storage, 'persons'>,
  { device }: Pick<Caller, 'device'>,
  { kind, credential, secret }: RecoveryClaim,
  at: number,
): Promise<NewGuest> {
  const sessionKey = deriveSecretKey(credential, secret);
  const proof = { kind, hash: hashSecret(credential) };
  const person = await storage.persons.redeem(proof, newDevice(sessionKey), device?.id ?? null, at);
  if (person === null) {
    const session = kind === 'link' ? await storage.persons.sessionByKey(hashSecret(sessionKey)) : null;
    if (session === null) throw NOT_FOUND_ERRORS[kind]();
    return { person: session.person, sessionKey };
  }
  return { person, sessionKey };
}

const NOT_FOUND_ERRORS = {
  link: () => apiError('link-not-found'),
  code: () => apiError('recovery-code-not-found'),
} as const;
