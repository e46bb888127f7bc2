/** The next date of a group: times to choose from, the answers of members, and the chosen time, at which a table opens. */
import type { DateAnswer } from '@great-fire/protocol';
import type { GroupId, PersonId } from '../entities/match';

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

export interface NewDate extends Pick<StoredDate, 'id' | 'groupId' | 'times'> {
  readonly by: PersonId;
  readonly at: number;
}

export interface StoredDateAnswers {
  readonly personId: PersonId;
  readonly memberId: string;
  readonly answers: readonly (DateAnswer | null)[]; // one to each time; null: none
}
