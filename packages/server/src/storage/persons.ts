/**
 * Persons and their devices. A person has no password. A device's session key, a recovery link, a sign-in link from an
 * e-mail, or the recovery code proves who a person is.
 */
import type { Phrase } from '@great-fire/protocol';
import type { DaysOff } from '@great-fire/table';
import { DAY_MS } from '@great-fire/table/durations';
import type { MatchId, PersonId } from '../entities/match';
import type { Rejected } from '../errors/error-table';
import type { TableCursor } from './matches';

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

interface WrittenLine {
  readonly id: number; // grows with time
  readonly matchId: MatchId;
  readonly name: string;
  readonly text: string; // with references in place of names
  readonly phrase: Phrase | null;
  readonly at: number;
}

export interface PersonStore {
  add(person: Person, device: NewDevice, at: number): Promise<void>;
  sessionByKey(keyHash: string): Promise<Session | null>;
  find(id: PersonId): Promise<Person | null>;
  /** When the person first came. Null if the person does not exist. */
  createdAt(id: PersonId): Promise<number | null>;
  /** Stores the last name that the person used. Resolves to false if the person was erased. */
  rename(id: PersonId, name: string): Promise<boolean>;
  /**
   * Renames a person, also at open and running tables. Resolves to these tables. `erased`: the person was erased.
   * `name-taken`: another player at one of the tables has a name that looks like it. Then nothing has changed.
   */
  renameAtTables(id: PersonId, name: string): Promise<readonly MatchId[] | 'erased' | 'name-taken'>;
  /** The person's devices, the newest first. */
  devices(id: PersonId): Promise<readonly Device[]>;
  /** Stores the day when a device was last seen, and its current label. */
  touchDevice(id: DeviceId, day: number, label: string | null): Promise<void>;
  /**
   * Deletes a device of the person, and what it may have requested or received: links, an unconfirmed e-mail address
   * and seat tokens. Resolves to false if the person has no such device.
   */
  signOut(id: PersonId, device: DeviceId): Promise<boolean>;
  /** Like `signOut` for all other devices of the person. Also invalidates the recovery code. */
  signOutOthers(id: PersonId, device: DeviceId): Promise<void>;
  /** Returns whether a device is signed in. Waits for a sign-out in progress. */
  isSignedIn(device: DeviceId): Promise<boolean>;
  /** Deletes what `signOut` deletes beside the device. `withCode`: also invalidates the recovery code. */
  revokeGrants(id: PersonId, options: { readonly withCode: boolean }): Promise<void>;
  /** Stores the hash of a recovery link's key until a time. Replaces the person's previous link. */
  setRecoveryLink(id: PersonId, linkHash: string, until: number): Promise<void>;
  /** Stores the hash of a recovery code. Replaces the previous one. */
  setRecoveryCode(id: PersonId, codeHash: string, at: number): Promise<void>;
  /** When the recovery code was created, or null if there is none. */
  codeCreatedAt(id: PersonId): Promise<number | null>;
  /**
   * Adds a device to the person of a proof, and uses a link up. `replaced`: the previous device of the browser, which
   * is deleted. Beyond `DEVICES_MAX` the devices are signed out that were not seen for the longest time. Resolves to
   * null if the proof is invalid or expired. Then nothing has changed.
   */
  redeem(
    proof: RecoveryProof,
    device: NewDevice,
    replaced: DeviceId | null,
    at: number,
  ): Promise<Person | null>;
  /**
   * The public id of a person. A missing handle is created with `createHandle`. Null if the person does not exist or
   * was erased.
   */
  handleOf(id: PersonId, createHandle: () => string): Promise<string | null>;
  byHandle(handle: string): Promise<PublicPerson | null>;
  /** Names and handles of persons. Either is null if it is unknown or was erased. */
  namesOf(
    ids: readonly PersonId[],
  ): Promise<ReadonlyMap<PersonId, { readonly name: string | null; readonly handle: string | null }>>;
  /** The handles of those persons who have one and a public profile. */
  handlesOf(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>;
  /** The holidays at tables with days a turn, as they were announced last. */
  holidaysOf(id: PersonId): Promise<readonly DaysOff[]>;
  /**
   * Replaces the holidays of a person by what `change` makes of them. No other change comes between, so that two
   * announcements at once do not count the same days. A rejection changes nothing.
   */
  changeHolidays(
    id: PersonId,
    change: (holidays: readonly DaysOff[]) => readonly DaysOff[] | Rejected,
  ): Promise<{ readonly outcome: 'done' } | Rejected>;
  isProfilePrivate(id: PersonId): Promise<boolean>;
  /** Sets whether others may see the profile. */
  setProfilePrivate(id: PersonId, isPrivate: boolean): Promise<void>;
  /** The first `limit` chat lines of a person after the line `after`, oldest first. */
  linesOf(
    id: PersonId,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly WrittenLine[]>;
  /**
   * Does at some tables what `erase` does, in the order of their ids. `after`: the last table before, or null. Resolves
   * to the last of these tables, or to null if there are no more.
   */
  eraseAtTables(id: PersonId, name: string, after: TableCursor | null): Promise<TableCursor | null>;
  /**
   * Erases a person. Invalidates all keys, links, codes and tokens, and puts `name` in place of the person's name at
   * seats, in the chat and in logs. Takes long at many tables, unless `eraseAtTables` went before.
   */
  erase(id: PersonId, name: string): Promise<void>;
}

/** Devices of one person. Each may get every notification. */
export const DEVICES_MAX = 20;

/** SQL: the value of a revoked token. No token has such a hash. */
export const REVOKED_TOKEN_SQL = `'revoked/' || match_id || '/' || seat`;

/** Returns the start of the day of a time. The exact time when a device was seen is not stored. */
export const startOfDay = (at: number): number => at - (at % DAY_MS);
