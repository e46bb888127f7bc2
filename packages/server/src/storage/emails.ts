/** The e-mail address of a person: a confirmed one, and one that awaits confirmation. Only the person sees either. */
import type { Language } from '@great-fire/protocol';
import type { Rejected } from '../errors/error-table';
import type { PersonId } from '../entities/match';

/** A confirmed address. It belongs to at most one person, whatever the case of its letters. */
export interface EmailAddress {
  readonly id: string; // of this address of this person; a new address gets a new id
  readonly personId: PersonId;
  readonly address: string; // as entered
  readonly language: Language;
  readonly isReminded: boolean; // whether reminders of waiting tables are sent
  readonly confirmedAt: number; // ms since 1970, UTC, like all times here
}

/** An address that a person has entered and not confirmed. */
export interface PendingEmail {
  readonly address: string;
  readonly language: Language;
  readonly keyHash: string; // hash of the key in the mail
  readonly until: number; // when the key expires
}

export interface EmailStore {
  /** Stores an address to be confirmed. Replaces the person's pending one. */
  addPending(personId: PersonId, pending: PendingEmail): Promise<void>;
  /** Deletes the pending addresses whose key expired until `until`. Resolves to their number. */
  removeExpiredPending(until: number): Promise<number>;
  pendingOf(personId: PersonId): Promise<Pick<PendingEmail, 'address' | 'until'> | null>;
  /**
   * Confirms the pending address of a key. Replaces the person's previous address and invalidates its sign-in links.
   * Idempotent for the same key. Rejected with `email-taken` if another person has the address, and with
   * `link-not-found` if the key is unknown or expired. Then nothing has changed.
   */
  confirm(keyHash: string, id: string, at: number): Promise<{ readonly personId: PersonId } | Rejected>;
  ofPerson(personId: PersonId): Promise<EmailAddress | null>;
  byAddress(address: string): Promise<EmailAddress | null>;
  byId(id: string): Promise<EmailAddress | null>;
  /** Sets whether reminders are sent, and in which language. Resolves to false if the person has no address. */
  setReminders(personId: PersonId, isReminded: boolean, language: Language): Promise<boolean>;
  /** Stops the reminders to an address. Resolves to false if there were none. */
  disableReminders(id: string): Promise<boolean>;
  /** Makes an undeliverable address pending again. Resolves to false if the address does not exist. */
  bounce(id: string, at: number): Promise<boolean>;
  /** Deletes a person's address, the pending one and the sign-in links. */
  remove(personId: PersonId): Promise<void>;
  /**
   * Stores the hash of a key that signs in the owner of an address. `PersonStore.redeem` uses a key up. Resolves to
   * false if the address does not exist.
   */
  addSignInKey(id: string, keyHash: string, until: number, at: number): Promise<boolean>;
}

/** Returns an address in lower case, by which addresses are compared. */
export const normalizeEmail = (address: string): string => address.toLowerCase();
