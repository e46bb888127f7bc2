/** The next date of a group: times to choose from, the answers of members, and the chosen time, at which a table opens. */
import type { DateAnswer } from '@great-fire/protocol';
import type { GroupId, NewMatch, PersonId } from '../entities/match';
import type { Done } from './groups';
import type { NewNotification } from './notifications';

export type DateId = string;

/** Times in ms since 1970, UTC, like all times here. */
export interface StoredDate {
  readonly id: DateId;
  readonly groupId: GroupId;
  readonly groupName: string;
  readonly proposer: string; // id of a membership, which may have ended
  readonly times: readonly number[]; // in order
  readonly chosenAt: number | null; // one of the times
}

interface NewDate extends Pick<StoredDate, 'id' | 'groupId' | 'times'> {
  readonly by: PersonId;
  readonly at: number;
}

export interface StoredDateAnswers {
  readonly personId: PersonId;
  readonly memberId: string;
  readonly answers: readonly (DateAnswer | null)[]; // one to each time; null: none
}

/**
 * A group has one date at most. A change by a person who is no member is rejected as `group-not-found`, and one of a date
 * that is gone as `date-not-found`. The answers of a person go with the membership.
 */
export interface DateStore {
  /** Proposes a date, in place of one whose times are over. The proposer answers yes to all times. */
  propose(date: NewDate): Promise<Done>;
  ofGroup(groupId: GroupId): Promise<StoredDate | null>;
  find(id: DateId): Promise<StoredDate | null>;
  /** The answers of the members, in the order in which they joined. */
  answers(id: DateId): Promise<readonly StoredDateAnswers[]>;
  /** The answers that a person gave, of all groups. */
  answersOf(
    personId: PersonId,
  ): Promise<readonly (Pick<StoredDate, 'groupId' | 'times'> & Pick<StoredDateAnswers, 'answers'>)[]>;
  answer(id: DateId, groupId: GroupId, by: PersonId, answers: StoredDateAnswers['answers']): Promise<Done>;
  /** Chooses one of the times, which lies after `at`. Final. */
  choose(id: DateId, groupId: GroupId, by: PersonId, time: number, at: number): Promise<Done>;
  withdraw(id: DateId, groupId: GroupId, by: PersonId): Promise<Done>;
  /** The dates whose time is `until` or earlier and whose members were not reminded, the earliest first. */
  awaitingReminder(until: number, limit: number): Promise<readonly StoredDate[]>;
  /** Queues the reminders of a date, once. Resolves to false if another server did. */
  remind(id: DateId, notifications: readonly NewNotification[], at: number): Promise<boolean>;
  /** The dates whose time has come, the earliest first. */
  due(at: number, limit: number): Promise<readonly StoredDate[]>;
  /**
   * Ends a date, and opens its table without a seat: the first player is the host. `match` null: opens none. Resolves to
   * false and writes nothing if the date is gone.
   */
  end(id: DateId, match: NewMatch | null): Promise<boolean>;
}
