/**
 * People, and the devices that they are known by. A person has no password: who shows the key of one of their devices, or
 * once a recovery link, a link sent to their e-mail address, or their code, is them.
 */
import type { Phrase } from '@great-fire/protocol';
import type { MatchId, PersonId } from './storage';

export type DeviceId = string;

export interface Person {
  readonly id: PersonId;
  readonly name: string | null; // the last name used
}

/** A browser that is somebody, by the key in its cookie. */
export interface Device {
  readonly id: DeviceId;
  readonly personId: PersonId;
  readonly keyHash: string; // SHA-256 of the key, hex
  readonly label: string | null; // 'Firefox, Android'; null: it does not say, or it is from before there were labels
  readonly createdAt: number; // ms since 1970, UTC
  readonly lastSeenOn: number; // the day, by its beginning
}

export type NewDevice = Pick<Device, 'id' | 'keyHash' | 'label'>;

/** What a key stands for. */
export interface Session {
  readonly person: Person;
  readonly device: Device;
}

/** Somebody as others may ask for them. */
export interface PublicPerson extends Person {
  readonly isProfilePrivate: boolean; // they keep their page to themselves
}

/** What makes another browser a device of somebody: a link for one use, made here or sent by e-mail, or the code that they keep. */
export interface RecoveryProof {
  readonly kind: 'link' | 'code';
  readonly hash: string;
}

/** What is kept of a person beside their devices and where they sit. */
export interface PersonalData {
  readonly createdAt: number; // ms since 1970, UTC
  readonly moves: ReadonlyMap<MatchId, number>; // made at the seat that they have there
  readonly lines: readonly WrittenLine[]; // oldest first
}

export interface WrittenLine {
  readonly matchId: MatchId;
  readonly name: string;
  readonly text: string; // as it is kept: with references
  readonly phrase: Phrase | null;
  readonly at: number;
}

export interface PersonStore {
  /** Adds a person with a first device. */
  add(person: Person, device: NewDevice, at: number): Promise<void>;
  sessionByKey(keyHash: string): Promise<Session | null>;
  find(id: PersonId): Promise<Person | null>;
  /** Remembers the name that they sat down by last. */
  rename(id: PersonId, name: string): Promise<void>;
  /** Gives them another name, at their open and running tables too. Resolves to these. */
  renameAtTables(id: PersonId, name: string): Promise<readonly MatchId[]>;
  /** Their devices, the one that came last first. */
  devices(id: PersonId): Promise<readonly Device[]>;
  /** Notes on which day a device was seen last, and what it calls itself by now. */
  touchDevice(id: DeviceId, day: number, label: string | null): Promise<void>;
  /** Takes the key of one of their devices back, with the link that it may have made; false where it is none of theirs. */
  signOut(id: PersonId, device: DeviceId): Promise<boolean>;
  /** Ends all other credentials of the person: keys of other devices, links, the recovery code and seat tokens. */
  signOutOthers(id: PersonId, device: DeviceId): Promise<void>;
  /** Keeps the hash of a recovery link's key until a time, in place of the person's link before. */
  setRecoveryLink(id: PersonId, linkHash: string, until: number): Promise<void>;
  /** Keeps the hash of a recovery code, in place of the one before. */
  setRecoveryCode(id: PersonId, codeHash: string, at: number): Promise<void>;
  /** When their recovery code was made; null: they have none. */
  codeCreatedAt(id: PersonId): Promise<number | null>;
  /**
   * Adds a device to whoever a proof is of; a link is used up by that. `replaced`: what the browser was before, which it
   * is no more. Null, and nothing changed, where nothing is proved or it is too late.
   */
  redeem(
    proof: RecoveryProof,
    device: NewDevice,
    replaced: DeviceId | null,
    at: number,
  ): Promise<Person | null>;
  /** What others know somebody by: `createHandle` from now on, where they have none. Null where there is nobody, or who was forgotten. */
  handleOf(id: PersonId, createHandle: () => string): Promise<string | null>;
  /** Null: nobody has it any more. */
  byHandle(handle: string): Promise<PublicPerson | null>;
  /** Names and handles of several; null: they have none yet, or were forgotten. */
  namesOf(
    ids: readonly PersonId[],
  ): Promise<ReadonlyMap<PersonId, { readonly name: string | null; readonly handle: string | null }>>;
  /** The handles of those who have one and show their page. */
  handlesOf(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>;
  isProfilePrivate(id: PersonId): Promise<boolean>;
  /** Says whether others may see somebody's page. */
  setProfilePrivate(id: PersonId, isPrivate: boolean): Promise<void>;
  /** All that is kept of somebody; null where there is nobody. */
  personalData(id: PersonId): Promise<PersonalData | null>;
  /**
   * Leaves nobody behind who could be asked for: no key, link, code or token holds, and this name stands for theirs at
   * their seats, in the chat and wherever else they were named. Resolves to the tables where they sat.
   */
  erase(id: PersonId, name: string): Promise<readonly MatchId[]>;
}

/** What is kept in place of a seat's token that holds no longer, in the words of SQL: no key has such a hash. */
export const REVOKED_TOKEN_SQL = `'revoked/' || match_id || '/' || seat`;

const DAY_MS = 24 * 3600 * 1000;

/** The day of a moment, by its beginning: no more is kept of when somebody was there. */
export const startOfDay = (at: number): number => at - (at % DAY_MS);
