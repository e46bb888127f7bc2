/**
 * Persons and their devices. A person has no password. A device's session key, a recovery link, a sign-in link from an
 * e-mail, or the recovery code proves who a person is.
 */
import { DAY_MS } from '@great-fire/table/durations';
import type { PersonId } from '../entities/match';

export type DeviceId = string;

export interface Person {
  readonly id: PersonId;
  readonly name: string | null; // the last name used
}

/** A browser that a person is signed in with, by the key in its cookie. */
export interface Device {
  readonly id: DeviceId;
  readonly personId: PersonId;
  readonly keyHash: string; // SHA-256 of the key, hex
  readonly label: string | null; // 'Firefox, Android'; null: unknown
  readonly createdAt: number; // ms since 1970, UTC
  readonly lastSeenOn: number; // start of the day
}

export type NewDevice = Pick<Device, 'id' | 'keyHash' | 'label'>;

/** The person and the device of a session key. */
export interface Session {
  readonly person: Person;
  readonly device: Device;
}

/** A person as others see the profile. */
export interface PublicPerson extends Person {
  readonly isProfilePrivate: boolean; // others do not see the profile
}

/** The proof that adds a browser as a device: a link for one use or the recovery code. */
export interface RecoveryProof {
  readonly kind: 'link' | 'code';
  readonly hash: string;
}

/** Devices of one person. Each may get every notification. */
export const DEVICES_MAX = 20;

/** SQL: the value of a revoked token. No token has such a hash. */
export const REVOKED_TOKEN_SQL = `'revoked/' || match_id || '/' || seat`;

/** Returns the start of the day of a time. The exact time when a device was seen is not stored. */
export const startOfDay = (at: number): number => at - (at % DAY_MS);
