/** Pure functions on the state of a table's clock. The caller passes the current time. Times are in ms. */
import type { Seat } from '@great-fire/game';
import type { ClockState, Holiday, TimeControl } from '@great-fire/protocol';
import { DAY_MS } from './durations';
import { addPlayingTime, playingTimeBetween } from './playing-time';

/** Minimum time of a turn. With an empty bank, a turn has the increment, but at least this time. */
export const MIN_TURN_MS = 15_000;

/** The bank that the other players grant to a player whose bank is used up. */
const EXTRA_TIME_MS = 60_000;

/** Returns the time for a new turn of a seat in ms, or null without a limit. */
function timeForTurn({ clock }: TimeControl, banks: readonly number[], seat: Seat): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'per-turn':
      return clock.seconds * 1000;
    case 'correspondence':
      return clock.days * DAY_MS;
    case 'fischer':
      return Math.max(banks[seat] ?? 0, MIN_TURN_MS);
  }
}

/** Returns the clock of a new game, running for the first active seat. */
export function initialClock(
  timeControl: TimeControl,
  players: number,
  seat: Seat | null,
  at: number,
): ClockState {
  const { clock } = timeControl;
  const bank = clock.kind === 'fischer' ? clock.bank * 1000 : null;
  const banks = bank === null ? [] : Array.from({ length: players }, () => bank);
  const weekendsOff = clock.kind === 'correspondence' && clock.weekendsOff === true;
  const stopped = { activeSeat: null, since: at, deadline: null, banks };
  return startClock(timeControl, { ...stopped, ...(weekendsOff && { weekendsOff }) }, seat, at);
}

/** Starts the clock for a seat at `at`, or for no seat (null). */
export function startClock(
  timeControl: TimeControl,
  clock: ClockState,
  seat: Seat | null,
  at: number,
): ClockState {
  const allowance = seat === null ? null : timeForTurn(timeControl, clock.banks, seat);
  return {
    ...clock,
    activeSeat: seat,
    since: at,
    deadline: allowance === null ? null : addTime({ ...clock, activeSeat: seat }, at, allowance),
  };
}

/** Returns when a clock that runs since `at` has run for `ms`, which is not negative if the clock has days off. */
export function addTime(clock: ClockState, at: number, ms: number): number {
  const { weekendsOff } = clock;
  const add = weekendsOff === true ? addPlayingTime : (from: number, time: number) => from + time;
  let [start, left] = [at, ms];
  for (const { from, until } of holidaysOfTurn(clock)) {
    if (until <= start) continue;
    const before = Math.max(0, timeOfDays(clock, start, from));
    if (left > 0 && left <= before) break;
    start = until;
    left -= before;
  }
  return add(start, left);
}

/** Returns how long a clock runs between two times, in ms. Negative if the second one is earlier. */
export function timeBetween(clock: ClockState, from: number, to: number): number {
  if (to < from) return -timeBetween(clock, to, from);
  const off = holidaysOfTurn(clock)
    .map((holiday) => [Math.max(from, holiday.from), Math.min(to, holiday.until)] as const)
    .filter(([start, end]) => start < end);
  return off.reduce((ms, [start, end]) => ms - timeOfDays(clock, start, end), timeOfDays(clock, from, to));
}

/** Returns whether the clock stands still on some days for the seat that is to decide. */
export const hasDaysOff = (clock: ClockState): boolean =>
  clock.weekendsOff === true || holidaysOfTurn(clock).length > 0;

/** Returns the holidays of the seat that is to decide, in order: each was announced after the one before was over. */
const holidaysOfTurn = ({ holidays = [], activeSeat }: ClockState): readonly Holiday[] =>
  holidays.filter(({ seat }) => seat === activeSeat);

/** Returns the time between two times without the weekends that are off, as if no one took a holiday. */
const timeOfDays = ({ weekendsOff }: ClockState, from: number, to: number): number =>
  weekendsOff === true ? playingTimeBetween(from, to) : to - from;

/** Stops the clock and takes the used time from the bank. A clock that does not run is returned unchanged. */
export function stopClock(clock: ClockState, at: number): ClockState {
  const { activeSeat, since, deadline } = clock;
  if (activeSeat === null || deadline === null) return clock;
  const usedMs = Math.max(0, at - since);
  return { ...clock, since: at, deadline: null, banks: withBank(clock.banks, activeSeat, -usedMs) };
}

/** Ends a turn: adds the increment and starts the clock for the next seat. */
export function switchTurn(
  timeControl: TimeControl,
  clock: ClockState,
  nextSeat: Seat | null,
  at: number,
): ClockState {
  const { activeSeat } = clock;
  const stoppedClock = stopClock(clock, at);
  const increment = timeControl.clock.kind === 'fischer' ? timeControl.clock.increment * 1000 : 0;
  const banks =
    activeSeat === null ? stoppedClock.banks : withBank(stoppedClock.banks, activeSeat, increment);
  return startClock(timeControl, { ...stoppedClock, banks }, nextSeat, at);
}

/** Raises a seat's bank to at least `EXTRA_TIME_MS`. A clock without banks stays as it is. */
export function addExtraTime(clock: ClockState, seat: Seat): ClockState {
  const banks = clock.banks.map((bank, index) => (index === seat ? Math.max(bank, EXTRA_TIME_MS) : bank));
  return { ...clock, banks };
}

const withBank = (banks: readonly number[], seat: Seat, ms: number): readonly number[] =>
  banks.map((bank, index) => (index === seat ? Math.max(0, bank + ms) : bank));
