/** Groups: people who play together again and again, and the tables that they opened for the group. */
import { MINUTE_MS } from '@great-fire/table/durations';
import { apiError } from '../errors/api-error';
import type { Rejected } from '../errors/error-table';
import type { GroupId, MatchId, PersonId } from '../entities/match';
import type { StoredDate, StoredDateAnswers } from './dates';
import type { Webhook } from './notification-targets';

export interface StoredGroup {
  readonly id: GroupId;
  readonly name: string;
  readonly ownerId: PersonId;
  readonly linkKey: string; // a secret of the members, which makes a person a member
  readonly createdAt: number;
  readonly hasDiary: boolean; // its ended games have a page of a diary
}

interface StoredMember {
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

interface GroupLimits {
  readonly groups: number; // of a person
  readonly members: number; // of a group
}

/** A group of a person. */
interface OwnGroup extends StoredGroup {
  readonly members: number;
  readonly joinedAt: number;
  readonly seenAt: number;
  readonly wantsReports: boolean;
  /** The next date with the person's answers, one to each time; null: there is none. Its times may be over. */
  readonly date: (Pick<StoredDate, 'times' | 'chosenAt'> & Pick<StoredDateAnswers, 'answers'>) | null;
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

interface ListedGroup extends Pick<StoredGroup, 'id' | 'name'> {
  readonly members: number;
  readonly usedOn: number; // start of the day
}

export type Done = { readonly outcome: 'done' } | Rejected;

/**
 * A change by a person who is no member is rejected as `group-not-found`, so that only members learn which groups exist.
 * An erased person neither creates nor joins a group.
 */
export interface GroupStore {
  create(group: NewGroup, max: number): Promise<Done>;
  /** The group, or null if the person is no member. */
  find(id: GroupId, personId: PersonId): Promise<StoredGroup | null>;
  /** The group of a link, or null if the group has another key. */
  byLink(id: GroupId, linkKey: string): Promise<(StoredGroup & { readonly members: number }) | null>;
  /** The members, in the order in which they came. */
  members(id: GroupId): Promise<readonly StoredMember[]>;
  /** The groups of a person, the last joined first. */
  ofPerson(personId: PersonId): Promise<readonly OwnGroup[]>;
  /** Makes a person a member. A member stays one. A person whom the owner blocks gets `group-not-found`. */
  join(member: NewMember, limits: GroupLimits): Promise<Done>;
  rename(id: GroupId, by: PersonId, name: string): Promise<Done>;
  /** Replaces the key of the link. The former link has no effect any more. */
  renewLink(id: GroupId, by: PersonId, linkKey: string): Promise<Done>;
  handOver(id: GroupId, by: PersonId, memberId: string): Promise<Done>;
  /**
   * Ends a membership: the own one, or by the owner that of another. The removed person knows the link, so it
   * gets the key `linkKey` then. The owner hands the group over before leaving (`owner-stays`).
   */
  removeMember(id: GroupId, by: PersonId, memberId: string, linkKey: string): Promise<Done>;
  /** Stores whether a member is invited to the tables of the group. */
  setInvited(id: GroupId, personId: PersonId, isInvited: boolean): Promise<Done>;
  /** Deletes a group. Its tables stay. */
  close(id: GroupId, by: PersonId): Promise<Done>;
  /**
   * The totals of each member with a game that ended in the period. Counts games of at least two members, among the newest
   * `tables` tables of the group.
   */
  totals(id: GroupId, period: Period, tables: number): Promise<readonly MemberTotals[]>;
  /** The group that a table belongs to, or null. */
  ofTable(matchId: MatchId): Promise<Pick<StoredGroup, 'id' | 'hasDiary'> | null>;
  setDiary(id: GroupId, by: PersonId, hasDiary: boolean): Promise<Done>;
  /** Sets whether a member receives the report of each game that ends. */
  setReports(id: GroupId, personId: PersonId, wantsReports: boolean): Promise<Done>;
  /** Sets the webhook of a group, which is deleted with the person who has set it. */
  setWebhook(id: GroupId, by: PersonId, webhook: Webhook | null, at: number): Promise<Done>;
  webhookOf(id: GroupId): Promise<Webhook | null>;
  /** Removes a webhook whose receiver has gone. Resolves to false if there was none. */
  removeWebhook(id: GroupId): Promise<boolean>;
  /** The groups that were used last, for the operator. */
  list(limit: number): Promise<readonly ListedGroup[]>;
  /** Deletes a group for the operator. Resolves to false if there is none. */
  remove(id: GroupId): Promise<boolean>;
  /** Stores that a member has the page open. Writes at most once in `SEEN_STEP_MS`. */
  touch(id: GroupId, personId: PersonId, at: number): Promise<void>;
}

/** Returns a group of a member. @throws ApiError `not-found` to all others */
export async function requireGroup(
  groups: Pick<GroupStore, 'find'>,
  id: GroupId,
  personId: PersonId,
): Promise<StoredGroup> {
  const group = await groups.find(id, personId);
  if (group === null) throw apiError('group-not-found');
  return group;
}
