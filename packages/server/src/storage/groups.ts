/** Groups: people who play together again and again, and the tables that they opened for the group. */
import { MINUTE_MS } from '@great-fire/table/durations';
import { apiError } from '../errors/api-error';
import type { Rejected } from '../errors/error-table';
import type { GroupId, PersonId } from '../entities/match';
import type { Storage } from './storage';

export interface StoredGroup {
  readonly id: GroupId;
  readonly name: string;
  readonly ownerId: PersonId;
  readonly linkKey: string; // a secret of the members, which makes a person a member
  readonly createdAt: number;
  readonly hasDiary: boolean; // its ended games have a page of a diary
}

export interface StoredMember {
  readonly personId: PersonId;
  readonly memberId: string; // the only id of the person that other members receive
  readonly name: string | null; // the last name that the person used
  readonly joinedAt: number;
  readonly seenAt: number; // when the person last had the page open, within `SEEN_STEP_MS`
  readonly isInvited: boolean; // to the tables of the group
  readonly wantsReports: boolean; // of games that ended
}

/** The time of a visit is stored again after this time, so that an open page writes little. */
export const SEEN_STEP_MS = MINUTE_MS;

export interface NewGroup extends Omit<StoredGroup, 'hasDiary' | 'createdAt'> {
  readonly memberId: string; // of the owner
  readonly at: number;
}

export interface NewMember {
  readonly groupId: GroupId;
  readonly linkKey: string; // as the person knows it
  readonly personId: PersonId;
  readonly memberId: string;
  readonly at: number;
}

/** Sums over the finished games of a member. */
export interface MemberTotals extends Pick<StoredMember, 'personId' | 'memberId' | 'name'> {
  readonly games: number;
  readonly wins: number; // first places, also shared ones
  readonly places: number;
  readonly points: number;
  readonly fiercest: number;
  readonly firefighter: number;
  readonly hardestLoss: number;
}

/** Times in ms since 1970, UTC: from the first one up to before the second one. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

export const DONE = { outcome: 'done' } as const;
export type Done = typeof DONE | Rejected;

/** Returns a group of a member. @throws ApiError `not-found` to all others */
export async function requireGroup(
  groups: Pick<Storage['groups'], 'find'>,
  id: GroupId,
  personId: PersonId,
): Promise<StoredGroup> {
  const group = await groups.find(id, personId);
  if (group === null) throw apiError('group-not-found');
  return group;
}
