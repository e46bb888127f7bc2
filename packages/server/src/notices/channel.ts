import type { CallKind } from '@great-fire/protocol';
import type { PersonId, StoredMatch } from '../storage/storage';

/** What became of a notice: `again` may be tried later; `doubt`: it may have come, so it is not sent twice. */
export type Outcome =
  | { readonly is: 'sent' | 'doubt' | 'refused' | 'gone' }
  | { readonly is: 'again'; readonly afterMs: number | null }; // as the receiver asks; null: it does not

/** What is told: that a table calls on somebody, or that this works. */
export type Told = { readonly match: StoredMatch; readonly kind: CallKind } | 'test';

/** One way to reach people. A target is opaque to everybody else. */
export interface ChannelPort {
  /** How many may be under way at once: a receiver that is slow holds up none of another channel. */
  readonly abreast: number;
  /** Where somebody is reached by it; nowhere: no targets. */
  targetsOf(personId: PersonId): Promise<readonly string[]>;
  /** Whose target it is; null: it is gone. */
  ownerOf(target: string): Promise<PersonId | null>;
  /** Sends one; never throws for what the receiver does. */
  send(target: string, told: Told): Promise<Outcome>;
  /** Reaches nobody there any more. False where it did not. */
  drop(target: string): Promise<boolean>;
}
