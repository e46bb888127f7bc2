import type { PromptKind } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, PersonId } from '../storage/storage';

/** What became of a notice: `again` may be tried later; `doubt`: it may have come, so it is not sent twice. */
export type DeliveryResult =
  | { readonly status: 'sent' | 'doubt' | 'refused' | 'gone' }
  | { readonly status: 'again'; readonly retryAfterMs: number | null }; // as the receiver asks; null: it does not

/** What is told: that a table calls on somebody, or that this works. */
export type NotificationContent =
  { readonly match: StoredMatch; readonly kind: PromptKind; readonly seat: Seat } | 'test';

/** Whose a target is: a person's, who may sleep, or a table's; null: it is gone. */
export type TargetOwner = { readonly personId: PersonId } | 'table' | null;

/** One way to reach people. A target is opaque to everybody else. */
export interface NotificationChannel {
  /** How many may be under way at once: a receiver that is slow holds up none of another channel. */
  readonly concurrency: number;
  /** Where a person who is called on at a table is told of by it; nowhere: no targets. `matchId` null: at none. */
  findTargets(personId: PersonId, matchId: MatchId | null): Promise<readonly string[]>;
  findOwner(target: string): Promise<TargetOwner>;
  /** How many ms after a call it is told of; null: of this table's calls never. */
  delayFor(match: StoredMatch): number | null;
  /** Sends one; never throws for what the receiver does. */
  send(target: string, content: NotificationContent): Promise<DeliveryResult>;
  /** Reaches nobody there any more. False where it did not. */
  unsubscribe(target: string): Promise<boolean>;
}
