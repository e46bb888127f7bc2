/** Proposes and shows the next date of a group. */
import { DAY_MS, HOUR_MS } from '@great-fire/table/durations';
import { type GroupDate, type ProposeDate, DATE_AHEAD_DAYS } from '@great-fire/protocol';
import type { GroupId, PersonId } from '../entities/match';
import { apiError, orThrow } from '../errors/api-error';
import { newShortId } from '../shared/random-id';
import type { StoredDate } from '../storage/dates';
import type { Storage } from '../storage/storage';
import { eventOfDate, renderCalendar } from './calendar';

export async function storeProposedDate(
  { dates }: Pick<Storage, 'dates'>,
  groupId: GroupId,
  by: PersonId,
  { times }: ProposeDate,
  at: number,
): Promise<void> {
  if (times.some((time) => time <= at || time > at + DATE_AHEAD_DAYS * DAY_MS))
    throw apiError('date-out-of-range');
  orThrow(await dates.propose({ id: newShortId(), groupId, times, by, at }));
}

/** Returns the calendar file of the chosen time. `base`: the address of the page. @throws ApiError if none is chosen */
export async function renderDateCalendar(
  { dates }: Pick<Storage, 'dates'>,
  groupId: GroupId,
  base: string,
  stampedAt: number,
): Promise<string> {
  const date = await dates.ofGroup(groupId);
  const chosenAt = date?.chosenAt ?? null;
  if (date === null || chosenAt === null) throw apiError('date-not-found');
  return renderCalendar(eventOfDate(date, chosenAt, { stampedAt, base }));
}

/** So long after its time a date opens no table any more: its members have met elsewhere or gone. */
const MAX_DELAY_MS = HOUR_MS;

/** Returns whether the last of the proposed times has come, or the table of the chosen one could not open for an hour. */
export const isDateOver = (
  { times, chosenAt }: Pick<StoredDate, 'times' | 'chosenAt'>,
  at: number,
): boolean => (chosenAt === null ? (times.at(-1) ?? 0) <= at : at - chosenAt > MAX_DELAY_MS);

/** Returns the date of a group as its members see it; null: none, or its times are over. */
export async function loadGroupDate(
  { dates }: Pick<Storage, 'dates'>,
  groupId: GroupId,
  at: number,
): Promise<GroupDate | null> {
  const date = await dates.ofGroup(groupId);
  if (date === null || isDateOver(date, at)) return null;
  const { id, proposer, times, chosenAt } = date;
  const answers = await dates.answers(id);
  return {
    ...{ id, proposer, times, chosen: chosenAt },
    answers: answers.map(({ memberId, answers: given }) => ({ member: memberId, answers: given })),
  };
}
