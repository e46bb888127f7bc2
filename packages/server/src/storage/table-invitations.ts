/** Invitations of persons to open tables. They are not part of an archive, because they are short-lived. */
import { DAY_MS } from '@great-fire/table/durations';
import type { InvitationState } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { GroupId, MatchId, PersonId } from '../entities/match';

/** After a person declined, the same inviter invites the person to no table for this time. */
export const DECLINE_HOLDS_MS = 7 * DAY_MS;
/** How often a person may invite the same person in a day, to whatever tables. */
export const INVITATIONS_OF_PAIR_PER_DAY = 5;
/** Invitations are deleted after this time, whether answered or not. */
export const INVITATION_RETENTION_MS = 30 * DAY_MS;

/** A person with whom another has finished games. */
export interface RecentPlayer {
  readonly personId: PersonId;
  readonly name: string;
  readonly matchId: MatchId; // the last game that both finished
  readonly seat: Seat; // of the person there
}

export interface NewTableInvitations {
  readonly matchId: MatchId;
  readonly inviterId: PersonId | null; // null: the date of the group, which opened the table
  readonly invitedIds: readonly PersonId[];
  readonly groupId: GroupId | null; // the group that the table is for
  readonly at: number;
}

interface StoredTableInvitation {
  readonly matchId: MatchId;
  readonly inviterId: PersonId | null; // as in a new one
  readonly invitedId: PersonId;
  readonly groupId: GroupId | null;
  readonly isSeen: boolean; // a page of the invited person showed it
  readonly isDeclined: boolean;
  readonly at: number;
}

/** An invitation whose table still has a seat for the person. */
export interface PendingTableInvitation extends Pick<StoredTableInvitation, 'matchId' | 'isSeen' | 'at'> {
  readonly by: string | null; // name of the inviter; null: a date
  readonly group: string | null; // name of the group
}

/** An invitation that the notification job has not looked at. */
export type UnnotifiedInvitation = Pick<StoredTableInvitation, 'matchId' | 'invitedId'>;

/**
 * A person may be invited to an open table with a free seat by a player there. Excluded are people who have a seat there,
 * were removed from it, want no invitations or mute the inviter. A block between the person and the inviter or the host
 * excludes too. A date invites the members who said that they come, whom they may block, and as often as it takes place.
 */
export interface TableInvitationStore {
  /** The persons of the last games of a person, the latest first. Bots and erased persons are left out. */
  recentPlayers(personId: PersonId): Promise<readonly RecentPlayer[]>;
  /** The player of a seat of a finished game of another person. Null if there is none. */
  fellowPlayer(personId: PersonId, matchId: MatchId, seat: Seat): Promise<PersonId | null>;
  /** Those of some persons who may be invited to a table, or are invited there. */
  statesOf(invitation: Omit<NewTableInvitations, 'groupId'>): Promise<ReadonlyMap<PersonId, InvitationState>>;
  /**
   * Invites those of some persons who may be invited. Resolves to these, and to those who were invited before. An
   * invitation to a group leaves out its members who want none.
   */
  invite(invitations: NewTableInvitations): Promise<readonly PersonId[]>;
  /** The invitations of a person that can be accepted, the newest first. Those to a group are for its members alone. */
  pendingOf(personId: PersonId, limit: number): Promise<readonly PendingTableInvitation[]>;
  /** Like `pendingOf`, for one table. */
  findPending(matchId: MatchId, personId: PersonId): Promise<PendingTableInvitation | null>;
  /** Stores that a page of the person shows all invitations. */
  markSeen(personId: PersonId): Promise<void>;
  /** Declines an invitation for good. Resolves to false if there is none. */
  decline(matchId: MatchId, personId: PersonId, at: number): Promise<boolean>;
  setAllowed(personId: PersonId, areAllowed: boolean): Promise<void>;
  areAllowed(personId: PersonId): Promise<boolean>;
  /** All invitations by and to a person, the newest first. */
  all(personId: PersonId): Promise<readonly StoredTableInvitation[]>;
  /** Invitations from `before` or earlier that wait for their notifications, the oldest first. */
  unnotified(before: number, limit: number): Promise<readonly UnnotifiedInvitation[]>;
  markNotified(invitation: UnnotifiedInvitation): Promise<void>;
  /** Deletes invitations that were made before a time. */
  purge(before: number): Promise<void>;
}
