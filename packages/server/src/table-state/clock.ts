/** The clock of a table, without a clock in it: what a time that is handed in does to it. Times are in ms. */
import type { Seat } from '@great-fire/game';
import type { ClockState, TimeControl } from '@great-fire/protocol';

const DAY_MS = 24 * 3_600_000;

/** Who has used the bank up has the increment, and at least so long, for each turn. */
export const MIN_TURN_MS = 15_000;

/** What the others give by waiting on for somebody whose bank is used up. */
export const EXTRA_TIME_MS = 60_000;

/** How long a seat has for a turn that begins; null: as long as it likes. */
export function timeForTurn({ clock }: TimeControl, banks: readonly number[], seat: Seat): number | null {
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

/** The clock of a game that begins, running for the first seat that is awaited. */
export function initialClock(
  timeControl: TimeControl,
  players: number,
  seat: Seat | null,
  at: number,
): ClockState {
  const { clock } = timeControl;
  const bank = clock.kind === 'fischer' ? clock.bank * 1000 : null;
  const banks = bank === null ? [] : Array.from({ length: players }, () => bank);
  return startClock(timeControl, { activeSeat: null, since: at, deadline: null, banks }, seat, at);
}

/** The clock as it runs for a seat, or for nobody (null), from now on. */
export function startClock(
  timeControl: TimeControl,
  clock: ClockState,
  seat: Seat | null,
  at: number,
): ClockState {
  const allowance = seat === null ? null : timeForTurn(timeControl, clock.banks, seat);
  return { ...clock, activeSeat: seat, since: at, deadline: allowance === null ? null : at + allowance };
}

/** The clock when it stops: what was used is taken from the bank. A clock that does not run stays as it is. */
export function stopClock(clock: ClockState, at: number): ClockState {
  const { activeSeat, since, deadline } = clock;
  if (activeSeat === null || deadline === null) return clock;
  const usedMs = Math.max(0, at - since);
  return { ...clock, since: at, deadline: null, banks: withBank(clock.banks, activeSeat, -usedMs) };
}

/** The clock after a turn: its increment is added, and the next seat's time begins. */
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

/** The clock of a seat that the others wait for although its bank is used up. */
export function addExtraTime(clock: ClockState, seat: Seat): ClockState {
  const banks = clock.banks.map((bank, index) => (index === seat ? Math.max(bank, EXTRA_TIME_MS) : bank));
  return { ...clock, banks };
}

/** The clock after it stood still for so long. */
export function shiftClock(clock: ClockState, ms: number): ClockState {
  const { since, deadline } = clock;
  return { ...clock, since: since + ms, deadline: deadline === null ? null : deadline + ms };
}

const withBank = (banks: readonly number[], seat: Seat, ms: number): readonly number[] =>
  banks.map((bank, index) => (index === seat ? Math.max(0, bank + ms) : bank));
