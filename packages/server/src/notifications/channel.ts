import type { PromptKind } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { GameReport } from '../results/game-report';
import type { DeliveryResult } from '../shared/delivery-result';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';
import type { DateId, StoredDate } from '../storage/dates';

/** A table prompts a player. */
export interface PromptContent {
  readonly match: StoredMatch;
  readonly kind: PromptKind;
  readonly seat: Seat;
}

/** A player, or the date of a group, invites the person to an open table. */
export interface InvitationContent {
  readonly match: StoredMatch;
  readonly kind: 'invitation';
  readonly by: string | null; // name of the player; null: a date
}

/** The end of a game of a group. */
export interface EndedContent {
  readonly match: StoredMatch;
  readonly kind: 'ended';
  readonly report: GameReport;
  readonly hasDiary: boolean;
  readonly pictureUrl: string | null; // null: the server has no address, or draws no pictures
}

/** A group meets soon. */
export interface DateContent {
  readonly date: StoredDate;
  readonly kind: 'date';
}

export type NotificationContent = PromptContent | InvitationContent | EndedContent | DateContent | 'test';

/** The owner of a target: a person, who may have quiet hours, or a table or group. Null: the target no longer exists. */
export type TargetOwner = { readonly personId: PersonId } | 'table' | null;

/** A way to send notifications. A target is an id that only its channel can interpret. */
export interface NotificationChannel {
  /** Maximum number of notifications in flight, so that a slow receiver delays only its own channel. */
  readonly concurrency: number;
  /** Returns the targets for a person who is prompted at a match, reminded of a date, or for a test (null). */
  findTargets(personId: PersonId, subjectId: MatchId | DateId | null): Promise<readonly string[]>;
  findOwner(target: string): Promise<TargetOwner>;
  /** Returns the site that a target's messages go to (`getUrlSite`), or null if it needs no bound of its own. */
  findSite(target: string): Promise<string | null>;
  /** Returns the delay between a prompt and its notification in ms, or null if the match has none on this channel. */
  delayFor(match: StoredMatch): number | null;
  /** The delay between an invitation and its notification in ms, or null if the channel sends none. */
  readonly invitationDelayMs: number | null;
  /** Sends a notification. Failures of the receiver are results, not exceptions. */
  send(target: string, content: NotificationContent): Promise<DeliveryResult>;
  /** Removes a target. Resolves to false if it did not exist. */
  unsubscribe(target: string): Promise<boolean>;
}

/** Returns the name of a table or group, and the path of its page. */
export const subjectOf = (
  content: Pick<PromptContent, 'match'> | DateContent,
): { readonly id: string; readonly name: string; readonly path: string } =>
  'date' in content
    ? { id: content.date.id, name: content.date.groupName, path: `groups/${content.date.groupId}` }
    : { id: content.match.id, name: content.match.tableName, path: `t/${content.match.id}` };
