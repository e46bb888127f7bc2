import type { DateAnswer } from '@great-fire/protocol';
import { reject, type Rejected } from '../../errors/error-table';
import type { GroupId, PersonId, NewMatch } from '../../entities/match';
import type { DateId, StoredDate, StoredDateAnswers, NewDate } from '../dates';
import { DONE, type Done } from '../groups';
import type { NewNotification } from '../notifications';
import { findGroupMember, lockGroup } from './groups';
import { insertMatch } from './match-rows';
import { insertNotifications } from './notifications';
import { parseAnswers, parseNumbers } from './row-conversions';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';
import { upsert } from './upsert';
import { firstRow, hasUpdated } from './execute';

/**
 * Dates of groups: a group has one at most. A transaction locks the group first. A change by a person who is no member
 * is rejected as `group-not-found`, and one of a date that is gone as `date-not-found`. The answers of a person go with
 * the membership.
 */
export function sqlDates({ db, transact }: SqlDatabase) {
  const selectDates = (executor: Db) =>
    executor
      .selectFrom('group_dates')
      .innerJoin('groups', 'groups.id', 'group_dates.group_id')
      .select(['group_dates.id', 'group_id as groupId', 'groups.name as groupName', 'proposer'])
      .select(['times', 'chosen_at as chosenAt']);
  const toDate = ({ times, ...row }: Omit<StoredDate, 'times'> & { readonly times: string }): StoredDate => ({
    ...row,
    times: parseNumbers(times),
  });
  const findDate = async (dates: ReturnType<typeof selectDates>): Promise<StoredDate | null> => {
    const row = await firstRow(dates);
    return row === null ? null : toDate(row);
  };
  /** Runs a change by a member of a group. `date`: the one of the group; null: none. */
  const asMember = <T>(
    groupId: GroupId,
    by: PersonId,
    change: (
      tx: Db,
      facts: { readonly date: StoredDate | null; readonly memberId: string; readonly isOwner: boolean },
    ) => Promise<T | Rejected>,
  ) =>
    transact(async (tx) => {
      const group = await lockGroup(tx, groupId);
      const member = await findGroupMember(tx, groupId, by);
      if (group === undefined || member === undefined) return reject('group-not-found');
      const date = await findDate(selectDates(tx).where('group_id', '=', groupId));
      return change(tx, { date, memberId: member.member_id, isOwner: group.ownerId === by });
    });
  /** Runs a change of a date by a member. */
  const changeDate = <T>(
    { id, groupId, by }: { readonly id: DateId; readonly groupId: GroupId; readonly by: PersonId },
    change: (tx: Db, date: StoredDate, isInCharge: boolean) => Promise<T | Rejected>,
  ) =>
    asMember(groupId, by, async (tx, { date, memberId, isOwner }) =>
      date?.id === id ? change(tx, date, isOwner || date.proposer === memberId) : reject('date-not-found'),
    );
  return {
    /** Proposes a date, in place of one whose times are over. The proposer answers yes to all times. */
    propose: ({ id, groupId, times, by, at }: NewDate): Promise<Done> =>
      asMember(groupId, by, async (tx, { date: open, memberId }) => {
        if (open !== null && (open.times.at(-1) ?? 0) > at) return reject('date-open');
        await tx.deleteFrom('group_dates').where('group_id', '=', groupId).execute();
        const proposal = { id, group_id: groupId, proposer: memberId, times: JSON.stringify(times) };
        const state = { last_at: times.at(-1) ?? 0, chosen_at: null, is_reminded: 0 } as const;
        await tx
          .insertInto('group_dates')
          .values({ ...proposal, ...state })
          .execute();
        await setAnswers(tx, { id, groupId }, by, Array<DateAnswer>(times.length).fill('yes'));
        return DONE;
      }),
    ofGroup: (groupId: GroupId): Promise<StoredDate | null> =>
      findDate(selectDates(db).where('group_id', '=', groupId)),
    find: (id: DateId): Promise<StoredDate | null> =>
      findDate(selectDates(db).where('group_dates.id', '=', id)),
    /** The answers of the members, in the order in which they joined. */
    answers: async (id: DateId): Promise<readonly StoredDateAnswers[]> => {
      const rows = await db
        .selectFrom('group_date_answers as a')
        .innerJoin('group_members as m', (join) =>
          join.onRef('m.group_id', '=', 'a.group_id').onRef('m.person_id', '=', 'a.person_id'),
        )
        .select(['a.person_id as personId', 'm.member_id as memberId', 'answers'])
        .where('date_id', '=', id)
        .orderBy('joined_at')
        .orderBy('m.member_id')
        .execute();
      return rows.map(({ answers, ...row }) => ({ ...row, answers: parseAnswers(answers) }));
    },
    /** The answers that a person gave, of all groups. */
    answersOf: async (
      personId: PersonId,
    ): Promise<readonly (Pick<StoredDate, 'groupId' | 'times'> & Pick<StoredDateAnswers, 'answers'>)[]> => {
      const rows = await db
        .selectFrom('group_date_answers as a')
        .innerJoin('group_dates as d', 'd.id', 'a.date_id')
        .select(['d.group_id as groupId', 'times', 'answers'])
        .where('a.person_id', '=', personId)
        .execute();
      return rows.map(({ groupId, times, answers }) => ({
        groupId,
        times: parseNumbers(times),
        answers: parseAnswers(answers),
      }));
    },
    answer: (
      id: DateId,
      groupId: GroupId,
      by: PersonId,
      answers: StoredDateAnswers['answers'],
    ): Promise<Done> =>
      changeDate({ id, groupId, by }, async (tx, { times }) => {
        if (answers.length !== times.length) return reject('date-answers-differ');
        await setAnswers(tx, { id, groupId }, by, answers);
        return DONE;
      }),
    /** Chooses one of the times, which lies after `at`. Final. */
    choose: (id: DateId, groupId: GroupId, by: PersonId, time: number, at: number): Promise<Done> =>
      changeDate({ id, groupId, by }, async (tx, { times, chosenAt }, isInCharge) => {
        if (!isInCharge) return reject('date-not-yours');
        if (chosenAt !== null) return reject('date-chosen');
        if (!times.includes(time)) return reject('date-time-unknown');
        if (time <= at) return reject('date-out-of-range');
        await tx.updateTable('group_dates').set({ chosen_at: time }).where('id', '=', id).execute();
        return DONE;
      }),
    withdraw: (id: DateId, groupId: GroupId, by: PersonId): Promise<Done> =>
      changeDate({ id, groupId, by }, async (tx, _, isInCharge) => {
        if (!isInCharge) return reject('date-not-yours');
        await tx.deleteFrom('group_dates').where('id', '=', id).execute();
        return DONE;
      }),
    /** The dates whose time is `until` or earlier and whose members were not reminded, the earliest first. */
    awaitingReminder: async (until: number, limit: number): Promise<readonly StoredDate[]> => {
      const dates = selectDates(db).where('chosen_at', '<=', until).where('is_reminded', '=', 0);
      return (await dates.orderBy('chosen_at').limit(limit).execute()).map(toDate);
    },
    /** Queues the reminders of a date, once. Resolves to false if another server did. */
    remind: (id: DateId, notifications: readonly NewNotification[], at: number): Promise<boolean> =>
      transact(async (tx) => {
        const date = tx.updateTable('group_dates').set({ is_reminded: 1 }).where('id', '=', id);
        if (!(await hasUpdated(date.where('is_reminded', '=', 0)))) return false;
        await insertNotifications(tx, notifications, at);
        return true;
      }),
    /** The dates whose time has come, the earliest first. */
    due: async (at: number, limit: number): Promise<readonly StoredDate[]> => {
      const dates = selectDates(db).where('chosen_at', '<=', at);
      return (await dates.orderBy('chosen_at').limit(limit).execute()).map(toDate);
    },
    /**
     * Ends a date, and opens its table without a seat: the first player is the host. `match` null: opens none. Resolves to
     * false and writes nothing if the date is gone.
     */
    end: (id: DateId, match: NewMatch | null): Promise<boolean> =>
      transact(async (tx, publish) => {
        const ended = await tx.deleteFrom('group_dates').where('id', '=', id).returning('group_id').execute();
        const groupId = ended[0]?.group_id;
        if (groupId === undefined) return false;
        if (match === null) return true;
        await insertMatch(tx, match, { hostId: null });
        const table = { match_id: match.id, group_id: groupId, created_at: match.at };
        await tx.insertInto('group_tables').values(table).execute();
        publish({ type: 'table-changed', matchId: match.id });
        return true;
      }),
  };
}

async function setAnswers(
  tx: Db,
  { id, groupId }: Pick<StoredDate, 'id' | 'groupId'>,
  personId: PersonId,
  answers: StoredDateAnswers['answers'],
): Promise<void> {
  const row = { date_id: id, group_id: groupId, person_id: personId, answers: JSON.stringify(answers) };
  await upsert(tx, 'group_date_answers', ['date_id', 'person_id'], row);
}
