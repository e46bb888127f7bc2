/** Holidays of players at a table with days a turn. Their days are days of UTC, and times are in ms since 1970. */
import type { Seat } from '@great-fire/game';
import {
  HOLIDAY_DAYS_MAX,
  type ClockState,
  type Holiday,
  type TableCommand,
  type TableState,
} from '@great-fire/protocol';
import { addTime, timeBetween } from './clock';
import { DAY_MS } from './durations';
import { reject, type Rejected } from './rejection';
import { isPlayedByOwner, isTableLogFull, transition, type TableFacts, type Transition } from './table-state';

/** A holiday that is asked for. */
export type HolidayRequest = Omit<Extract<TableCommand, { readonly type: 'take-holiday' }>, 'type'>;

/** A holiday of a person, at whatever table. */
export type DaysOff = Omit<Holiday, 'seat'>;

/** How far ahead a holiday may begin. */
const LEAD_MAX_MS = 366 * DAY_MS;

const dayAfter = (at: number): number => (Math.floor(at / DAY_MS) + 1) * DAY_MS;

/** Returns the first day on which a holiday may begin: no announcement saves a turn that ends within a day. */
export const firstHolidayStart = (now: number): number => dayAfter(now + DAY_MS - 1);

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** Returns how many days of a year are left for holidays, beside those that are used or announced. */
function daysLeft(own: readonly DaysOff[], year: number): number {
  const [start, end] = [Date.UTC(year), Date.UTC(year + 1)];
  const used = own.map(
    ({ from, until }) => Math.max(0, Math.min(until, end) - Math.max(from, start)) / DAY_MS,
  );
  return used.reduce((left, days) => left - days, HOLIDAY_DAYS_MAX);
}

const ownHolidays = ({ holidays = [] }: ClockState, seat: Seat): readonly Holiday[] =>
  holidays.filter((holiday) => holiday.seat === seat);

/** Returns how many days of a year a seat has for holidays, beside those that it has used or announced. */
export const holidayDaysLeft = (clock: ClockState, seat: Seat, year: number): number =>
  daysLeft(ownHolidays(clock, seat), year);

/** Returns why a holiday may not be added to the others of a player, or null. */
function findDaysOffRejection(
  own: readonly DaysOff[],
  { from, days }: HolidayRequest,
  now: number,
): Rejected | null {
  if (own.some(({ until }) => until > now)) return reject('holiday-announced');
  if (from < firstHolidayStart(now) || from > now + LEAD_MAX_MS) return reject('holiday-out-of-range');
  const until = from + days * DAY_MS;
  const after = [...own, { from, until }];
  const years = [yearOf(from), yearOf(until - 1)];
  return years.some((year) => daysLeft(after, year) < 0) ? reject('holiday-days-used') : null;
}

/** Returns the holidays without those of years that are over, which count no more. */
const withoutFormerYears = <T extends DaysOff>(holidays: readonly T[], now: number): readonly T[] =>
  holidays.filter(({ until }) => until > Date.UTC(yearOf(now)));

/** Returns the holidays of a person with another one, or why there may be none. */
export function announceDaysOff(
  own: readonly DaysOff[],
  request: HolidayRequest,
  now: number,
): readonly DaysOff[] | Rejected {
  const { from, days } = request;
  return (
    findDaysOffRejection(own, request, now) ?? [
      ...withoutFormerYears(own, now),
      { from, until: from + days * DAY_MS },
    ]
  );
}

/** Returns the holidays of a person after the one that is announced has ended. */
export const endDaysOff = (own: readonly DaysOff[], now: number): readonly DaysOff[] =>
  own.flatMap((holiday) => (holiday.until > now ? (remainderOf(holiday, now) ?? []) : holiday));

/**
 * Brings the holidays of a person to a table whose seat the person takes. Those that are over count, but not when they
 * were: they become days at the start of the year.
 */
export function bringHolidays(
  state: TableState,
  seat: Seat,
  own: readonly DaysOff[],
  at: number,
): TableState {
  const year = Date.UTC(yearOf(at));
  const isOver = ({ until }: DaysOff) => until <= at;
  const used = own.filter(isOver).map(({ from, until }) => Math.max(0, until - Math.max(from, year)));
  const usedMs = used.reduce((sum, ms) => sum + ms, 0);
  const brought = [
    ...(usedMs === 0 ? [] : [{ from: year, until: year + usedMs }]),
    ...own.filter((holiday) => !isOver(holiday)),
  ];
  if (brought.length === 0) return state;
  const others = state.clock.holidays ?? [];
  return withHolidays(state, [...others, ...brought.map(({ from, until }) => ({ seat, from, until }))], at);
}

/** Returns the holiday that a seat has announced and that is not over. */
export const findHoliday = (clock: ClockState, seat: Seat, now: number): Holiday | null =>
  ownHolidays(clock, seat).find(({ until }) => until > now) ?? null;

/** Returns why a seat may not announce a holiday, or null. Without a request: of the first possible day alone. */
export function findHolidayRejection(
  table: TableFacts,
  seat: Seat,
  request: Partial<HolidayRequest>,
): Rejected | null {
  const { state, timeControl, now } = table;
  const { clock } = state;
  if (clock.activeSeat === null) return reject('game-over');
  if (timeControl.clock.kind !== 'correspondence') return reject('no-clock-of-days');
  if (!isPlayedByOwner(state, table, seat)) return reject('not-playing');
  if (isTableLogFull(state)) return reject('table-log-full');
  const firstDay = { from: firstHolidayStart(now), days: 1 };
  return findDaysOffRejection(ownHolidays(clock, seat), { ...firstDay, ...request }, now);
}

/** Announces a holiday. */
export function takeHoliday(table: TableFacts, seat: Seat, { from, days }: HolidayRequest): Transition {
  const { state, at, now } = table;
  const holiday = { seat, from, until: from + days * DAY_MS };
  const kept = withoutFormerYears(state.clock.holidays ?? [], now);
  return transition(withHolidays(state, [...kept, holiday], at), { type: 'holiday-announced', ...holiday });
}

/** Returns why a seat may not end its holiday, or null. On its last day nothing is left to end. */
export function findHolidayEndRejection({ state, now }: TableFacts, seat: Seat): Rejected | null {
  if (state.clock.activeSeat === null) return reject('game-over');
  if (isTableLogFull(state)) return reject('table-log-full');
  const holiday = findHoliday(state.clock, seat, now);
  return holiday === null || remainderOf(holiday, now) === holiday ? reject('no-holiday') : null;
}

/** Ends a holiday with the current day, or cancels one that has not begun. The days that are left can be used later. */
export function endHoliday({ state, at, now }: TableFacts, seat: Seat): Transition {
  const current = findHoliday(state.clock, seat, now);
  const holidays = (state.clock.holidays ?? []).flatMap((holiday) =>
    holiday === current ? (remainderOf(holiday, now) ?? []) : holiday,
  );
  return transition(withHolidays(state, holidays, at), { type: 'holiday-ended', seat });
}

/** Returns the part of a holiday until the end of the current day, or null before its start. */
function remainderOf<T extends DaysOff>(holiday: T, now: number): T | null {
  if (now < holiday.from) return null;
  const until = dayAfter(now);
  return until >= holiday.until ? holiday : { ...holiday, until };
}

/** Drops the holidays of the former owner of a seat. */
export const withoutHolidays = (state: TableState, seat: Seat, at: number): TableState =>
  state.clock.holidays?.some((holiday) => holiday.seat === seat) === true
    ? withHolidays(
        state,
        state.clock.holidays.filter((holiday) => holiday.seat !== seat),
        at,
      )
    : state;

/** Sets the holidays. A turn that runs keeps the time that it has left. */
function withHolidays(state: TableState, holidays: readonly Holiday[], at: number): TableState {
  const { holidays: _, ...before } = state.clock;
  const clock: ClockState = holidays.length === 0 ? before : { ...before, holidays };
  const { deadline } = clock;
  if (deadline === null || deadline <= at) return { ...state, clock };
  return {
    ...state,
    clock: { ...clock, deadline: addTime(clock, at, timeBetween(state.clock, at, deadline)) },
  };
}
