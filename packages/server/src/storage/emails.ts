/**
 * By which e-mail address somebody may be reached and come back: one that they have shown to be theirs, and one that they
 * only say is. Nobody but its owner is told of either.
 */
import type { NotificationLanguage } from '@great-fire/protocol';
import type { PersonId } from './storage';

/** An address that its owner has confirmed. It is one person's at most, however its letters are set. */
export interface EmailAddress {
  readonly id: string; // of this address at this person: another one has another
  readonly personId: PersonId;
  readonly address: string; // as it was written
  readonly language: NotificationLanguage;
  readonly isReminded: boolean; // of tables that wait
  readonly confirmedAt: number; // ms since 1970, UTC, as all times here
}

/** An address that somebody says is theirs. */
export interface PendingEmail {
  readonly address: string;
  readonly language: NotificationLanguage;
  readonly keyHash: string; // of what its mail carries
  readonly until: number; // when that holds no longer
}

export interface Confirmed {
  readonly outcome: 'confirmed';
  readonly personId: PersonId;
}

export interface EmailStore {
  /** Notes an address to be confirmed, in place of the one that they asked for before. It is forgotten a week after its key. */
  addPending(personId: PersonId, pending: PendingEmail, at: number): Promise<void>;
  pendingOf(personId: PersonId): Promise<Pick<PendingEmail, 'address' | 'until'> | null>;
  /**
   * Makes the address that a key was sent to its person's own, in place of the one before, whose sign-in links end. By the
   * same key it is told again. `taken`: somebody else has it by now; null: no such key, or too late. Then nothing has changed.
   */
  confirm(keyHash: string, id: string, at: number): Promise<Confirmed | { readonly outcome: 'taken' } | null>;
  ofPerson(personId: PersonId): Promise<EmailAddress | null>;
  byAddress(address: string): Promise<EmailAddress | null>;
  byId(id: string): Promise<EmailAddress | null>;
  /** Says whether they are reminded there, and in which language; false where they have no address. */
  setReminders(personId: PersonId, isReminded: boolean, language: NotificationLanguage): Promise<boolean>;
  /** Reminds nobody there any more; false where nobody was. */
  disableReminders(id: string): Promise<boolean>;
  /** Nothing can be sent there: it is to be confirmed anew. False where there is no such address. */
  bounce(id: string, at: number): Promise<boolean>;
  /** Takes a person's address away, with one that is not confirmed and with links that were sent. */
  remove(personId: PersonId): Promise<void>;
  /**
   * Keeps the hash of a key that signs in whoever has an address, beside others; `PersonStore.recover` takes it, once and in
   * time. False where there is no such address any more.
   */
  addSignInKey(id: string, keyHash: string, until: number, at: number): Promise<boolean>;
}

/** Addresses are the same whichever of their letters are capitals. */
export const normalizeEmail = (address: string): string => address.toLowerCase();

/** So long an address that was not confirmed is shown to whoever asked for it. */
export const PENDING_TTL_MS = 7 * 24 * 3_600_000;
