import type { CallKind } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, PersonId } from '../storage/storage';

/** What became of a notice: `again` may be tried later; `doubt`: it may have come, so it is not sent twice. */
export type Outcome =
  | { readonly is: 'sent' | 'doubt' | 'refused' | 'gone' }
  | { readonly is: 'again'; readonly afterMs: number | null }; // as the receiver asks; null: it does not

/** What is told: that a table calls on somebody, or that this works. */
export type Told = { readonly match: StoredMatch; readonly kind: CallKind; readonly seat: Seat } | 'test';

/** Whose a target is: a person's, who may sleep, or a table's; null: it is gone. */
export type Owner = { readonly personId: PersonId } | 'table' | null;

/** One way to reach people. A target is opaque to everybody else. */
export interface ChannelPort {
  /** How many may be under way at once: a receiver that is slow holds up none of another channel. */
  readonly abreast: number;
  /** Where a person who is called on at a table is told of by it; nowhere: no targets. `matchId` null: at none. */
  targetsOf(personId: PersonId, matchId: MatchId | null): Promise<readonly string[]>;
  ownerOf(target: string): Promise<Owner>;
  /** How many ms after a call it is told of; null: of this table's calls never. */
  delayOf(match: StoredMatch): number | null;
  /** Sends one; never throws for what the receiver does. */
  send(target: string, told: Told): Promise<Outcome>;
  /** Reaches nobody there any more. False where it did not. */
  drop(target: string): Promise<boolean>;
}
