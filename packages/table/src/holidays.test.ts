import { HOLIDAY_DAYS_MAX, type ClockState, type Holiday, type TableState } from '@great-fire/protocol';
import * as fc from 'fast-check';
import { executeAt, expectTransition } from '../testing/commands';
import { addTime, startClock, timeBetween } from './clock';
import { DAY_MS, HOUR_MS } from './durations';
import { bringHolidays, findHoliday, firstHolidayStart, holidayDaysLeft } from './holidays';
import { substitute } from './seat-control';
import { isRejected } from './rejection';
import { initialTableState, type TableContext } from './table-state';

const MONDAY_NOON = Date.UTC(2026, 10, 30, 12);
const WEDNESDAY = Date.UTC(2026, 11, 2);
const SLOW = { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'vote' } as const;
const contextAt = (at: number, change: Partial<TableContext> = {}): TableContext => ({
  at,
  timeControl: SLOW,
  ownedByPerson: [true, true, true],
  ...change,
});
const START_STATE = initialTableState(SLOW, 3, 0, MONDAY_NOON);

const take = (state: TableState, at: number, from: number, days: number, seat = 0) =>
  executeAt(state, contextAt(at), seat, { type: 'take-holiday', from, days });
const end = (state: TableState, at: number) => executeAt(state, contextAt(at), 0, { type: 'end-holiday' });
const after = (result: ReturnType<typeof take>): TableState => expectTransition(result).tableState;
const iso = (at: number | null) => new Date(at ?? 0).toISOString();

test('a holiday moves the deadline of a turn by its days, and no other player gains from it', () => {
  const own = after(take(START_STATE, MONDAY_NOON, WEDNESDAY, 4));
  expect(iso(own.clock.deadline)).toBe(iso(MONDAY_NOON + 7 * DAY_MS));
  const other = after(take(START_STATE, MONDAY_NOON, WEDNESDAY, 4, 1));
  expect(other.clock.deadline).toBe(START_STATE.clock.deadline);
  expect(iso(startClock(SLOW, other.clock, 1, MONDAY_NOON).deadline)).toBe(iso(MONDAY_NOON + 7 * DAY_MS));
  expect(iso(startClock(SLOW, own.clock, 1, MONDAY_NOON).deadline)).toBe(iso(MONDAY_NOON + 3 * DAY_MS));
});

test('a holiday needs a day of notice, so that it saves no turn that ends within a day', () => {
  const late = WEDNESDAY - 1;
  expect(iso(firstHolidayStart(late))).toBe(iso(WEDNESDAY + DAY_MS));
  expect(iso(firstHolidayStart(WEDNESDAY))).toBe(iso(WEDNESDAY + DAY_MS));
  expect(take(START_STATE, late, WEDNESDAY, 1)).toEqual({ error: 'holiday-out-of-range' });
  expect(take(START_STATE, late, WEDNESDAY - 7 * DAY_MS, 20)).toEqual({ error: 'holiday-out-of-range' });
  const due = { ...START_STATE, clock: { ...START_STATE.clock, deadline: late + DAY_MS } };
  expect(after(take(due, late, WEDNESDAY + DAY_MS, 21)).clock.deadline).toBe(late + DAY_MS);
});

test.each([
  [
    'a clock of seconds',
    { timeControl: { clock: { kind: 'none' }, timeoutAction: 'vote' } },
    'no-clock-of-days',
  ],
  ['a seat of a bot', { ownedByPerson: [false, true, true] }, 'not-playing'],
] as const)('%s has no holidays', (_, change, error) => {
  const command = { type: 'take-holiday', from: WEDNESDAY, days: 1 } as const;
  expect(executeAt(START_STATE, contextAt(MONDAY_NOON, change), 0, command)).toEqual({ error });
});

test('counts at most 21 days in each calendar year, over a turn of the year too', () => {
  const at = Date.UTC(2026, 11, 1);
  const from = Date.UTC(2026, 11, 22); // ten days of 2026
  const first = after(take(START_STATE, at, from, 21));
  expect([2026, 2027].map((year) => holidayDaysLeft(first.clock, 0, year))).toEqual([11, 10]);
  expect(take(first, at, from + 60 * DAY_MS, 1)).toEqual({ error: 'holiday-announced' });
  const later = Date.UTC(2027, 1, 1);
  expect(take(first, later, Date.UTC(2027, 2, 1), 11)).toEqual({ error: 'holiday-days-used' });
  const second = after(take(first, later, Date.UTC(2027, 2, 1), 10));
  expect(take(second, Date.UTC(2027, 5), Date.UTC(2027, 6), 1)).toEqual({ error: 'holiday-days-used' });
  const third = after(take(second, Date.UTC(2027, 11, 30), Date.UTC(2028, 0, 1), 21));
  expect(third.clock.holidays).toHaveLength(3);
  const fourth = after(take(third, Date.UTC(2028, 11, 30), Date.UTC(2029, 0, 1), 21));
  expect(fourth.clock.holidays).toHaveLength(2); // those of 2027 and before are forgotten
});

test('ends with the day on which its player comes back, or before its start, and gives back the other days', () => {
  const announced = after(take(START_STATE, MONDAY_NOON, WEDNESDAY, 10));
  expect(after(end(announced, WEDNESDAY - 1)).clock).toEqual(START_STATE.clock);
  const cut = after(end(announced, WEDNESDAY + DAY_MS + HOUR_MS));
  expect(cut.clock.holidays).toEqual([{ seat: 0, from: WEDNESDAY, until: WEDNESDAY + 2 * DAY_MS }]);
  expect(iso(cut.clock.deadline)).toBe(iso(MONDAY_NOON + 5 * DAY_MS));
  expect(holidayDaysLeft(cut.clock, 0, 2026)).toBe(HOLIDAY_DAYS_MAX - 2);
  expect(end(cut, WEDNESDAY + DAY_MS + 2 * HOUR_MS)).toEqual({ error: 'no-holiday' });
  expect(end(START_STATE, MONDAY_NOON)).toEqual({ error: 'no-holiday' });
});

test('a pause and a holiday add up', () => {
  const paused = { ...START_STATE, pausedAt: MONDAY_NOON };
  const later = { ...contextAt(MONDAY_NOON), now: WEDNESDAY };
  const command = { type: 'take-holiday', from: WEDNESDAY + 2 * DAY_MS, days: 4 } as const;
  const { tableState } = expectTransition(executeAt(paused, later, 0, command));
  const resumed = expectTransition(
    executeAt(tableState, { ...contextAt(MONDAY_NOON), now: WEDNESDAY + DAY_MS }, 1, { type: 'resume' }),
  );
  expect(iso(resumed.tableState.clock.deadline)).toBe(iso(WEDNESDAY + DAY_MS + 7 * DAY_MS));
});

test('a substitute does not inherit the holiday of the former owner', () => {
  const announced = after(take(START_STATE, MONDAY_NOON, WEDNESDAY, 4));
  const left = expectTransition(
    executeAt(announced, contextAt(MONDAY_NOON), 0, { type: 'leave' }),
  ).tableState;
  const taken = substitute(left, contextAt(MONDAY_NOON), 0, { formerName: 'Ann', name: 'Dan' });
  if (isRejected(taken)) throw new Error(taken.error);
  expect(findHoliday(taken.tableState.clock, 0, MONDAY_NOON)).toBeNull();
  expect(taken.tableState.clock.deadline).toBe(MONDAY_NOON + 3 * DAY_MS);
});

test('brings the days of a person to another table: those that are over without their dates', () => {
  const days = (from: number, count: number) => ({ from, until: from + count * DAY_MS });
  const own = [days(Date.UTC(2025, 11, 30), 4), days(Date.UTC(2026, 6, 1), 10), days(WEDNESDAY, 4)];
  const { clock } = bringHolidays(START_STATE, 0, own, MONDAY_NOON);
  expect(clock.holidays).toEqual([
    { seat: 0, ...days(Date.UTC(2026, 0, 1), 12) },
    { seat: 0, ...days(WEDNESDAY, 4) },
  ]);
  expect(iso(clock.deadline)).toBe(iso(MONDAY_NOON + 7 * DAY_MS));
  expect(holidayDaysLeft(clock, 0, 2026)).toBe(HOLIDAY_DAYS_MAX - 16);
  const other = bringHolidays({ ...START_STATE, clock }, 1, own.slice(2), MONDAY_NOON);
  expect(other.clock.holidays).toHaveLength(3);
  expect(bringHolidays(START_STATE, 0, [], MONDAY_NOON)).toBe(START_STATE);
});

const anyClock: fc.Arbitrary<ClockState> = fc
  .record({
    gaps: fc.array(fc.record({ after: fc.nat(20), days: fc.integer({ min: 1, max: 21 }) }), { maxLength: 4 }),
    isWeekendOff: fc.boolean(),
  })
  .map(({ gaps, isWeekendOff }) => {
    let day = WEDNESDAY;
    const holidays = gaps.flatMap(({ after: free, days }): readonly Holiday[] => {
      const from = day + free * DAY_MS;
      day = from + days * DAY_MS;
      return [
        { seat: 0, from, until: day },
        { seat: 1, from: WEDNESDAY, until: WEDNESDAY + 300 * DAY_MS },
      ];
    });
    const clock = { activeSeat: 0, since: 0, deadline: null, banks: [], holidays };
    return isWeekendOff ? { ...clock, weekendsOff: true } : clock;
  });
const anyTime = fc.integer({ min: WEDNESDAY - 9 * DAY_MS, max: WEDNESDAY + 150 * DAY_MS });

test('stands still on the holidays of the player and on weekends that are off, and nowhere else', () => {
  fc.assert(
    fc.property(anyClock, anyTime, (clock, time) => {
      const hour = Math.floor(time / HOUR_MS) * HOUR_MS;
      const isOff =
        (clock.weekendsOff === true && [0, 6].includes(new Date(hour).getUTCDay())) ||
        clock.holidays?.some(({ seat, from, until }) => seat === 0 && from <= hour && hour < until) === true;
      expect(timeBetween(clock, hour, hour + HOUR_MS)).toBe(isOff ? 0 : HOUR_MS);
    }),
  );
});

test('the time that was added is the time between, and no earlier time would do', () => {
  fc.assert(
    fc.property(anyClock, anyTime, fc.integer({ min: 1, max: 40 * DAY_MS }), (clock, at, ms) => {
      const deadline = addTime(clock, at, ms);
      expect(timeBetween(clock, at, deadline)).toBe(ms);
      expect(timeBetween(clock, deadline, at)).toBe(-ms);
      expect(timeBetween(clock, at, deadline - 1)).toBe(ms - 1);
    }),
  );
});

test('a holiday never makes a deadline earlier, and moves it by its days at most', () => {
  fc.assert(
    fc.property(
      anyTime,
      fc.integer({ min: 1, max: 3 * DAY_MS }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 9 }),
      (at, ms, ahead, days) => {
        const state = { ...START_STATE, clock: { ...START_STATE.clock, deadline: at + ms } };
        const announced = after(take(state, at, firstHolidayStart(at) + ahead * DAY_MS, days));
        const moved = (announced.clock.deadline ?? 0) - (at + ms);
        expect(moved).toBe(ms <= firstHolidayStart(at) + ahead * DAY_MS - at ? 0 : days * DAY_MS);
        expect(after(end(announced, at)).clock).toEqual(state.clock);
      },
    ),
  );
});
