/** Notifications of games that wait for an absent player, of invitations and dates: the prompts to look at, and the queue. */
import type { Seat } from '@great-fire/game';
import type { PromptKind } from '@great-fire/protocol';
import type { MatchId } from '../entities/match';
import type { DateId } from './dates';

export const NOTIFICATION_CHANNELS = ['push', 'webhook', 'email'] as const;
export type NotificationChannelName = (typeof NOTIFICATION_CHANNELS)[number];

/** The subject of a notification: a prompt of a running game, an invitation, the end of a group's game, or a date of a group. */
export type NotificationKind = PromptKind | 'invitation' | 'ended' | 'date';

/** A table that has changed since the job last looked for players to prompt. */
export interface PendingMatch {
  readonly matchId: MatchId;
  readonly promptedAt: number; // ms since 1970, UTC, like all times here
}

/** The primary key: one notification for each turn and target. */
export interface NotificationKey {
  readonly subjectId: MatchId | DateId;
  readonly turn: string; // the turn, 'invitation', 'ended' or 'date'; at most one notification for each
  readonly channel: NotificationChannelName;
  readonly target: string; // push: a device id, webhook: a match id or that of a group, email: an address id
}

export interface NewNotification extends NotificationKey {
  readonly seat: Seat | null; // the seat that is prompted; null: an invitation, a report or a date
  readonly kind: NotificationKind;
  readonly dueAt: number;
}

export interface StoredNotification extends NewNotification {
  readonly attempts: number;
}
