/** Invitations of persons to open tables. They are not part of an archive, because they are short-lived. */
import { DAY_MS } from '@great-fire/table/durations';
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

/** An invitation that the notification job has not looked at. */
export interface UnnotifiedInvitation {
  readonly matchId: MatchId;
  readonly invitedId: PersonId;
}
