/** The e-mail address of a person: a confirmed one, and one that awaits confirmation. Only the person sees either. */
import type { Language } from '@great-fire/protocol';
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

/** Returns an address in lower case, by which addresses are compared. */
export const normalizeEmail = (address: string): string => address.toLowerCase();
