/** The clock of a table, without a clock in it: what a time that is handed in does to it. Times are in ms. */
import type { Seat } from '@great-fire/game';
import type { ClockState, Pace } from '@great-fire/protocol';

const DAY_MS = 24 * 3_600_000;

/** Who has used the bank up has the increment, and at least so long, for each turn. */
export const LEAST_MS = 15_000;

/** What the others give by waiting on for somebody whose bank is used up. */
export const GRANTED_MS = 60_000;

/** How long a seat has for a turn that begins; null: as long as it likes. */
export function allowanceOf({ clock }: Pace, banks: readonly number[], seat: Seat): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'friendly':
      return clock.seconds * 1000;
    case 'days':
      return clock.days * DAY_MS;
    case 'tournament':
      return Math.max(banks[seat] ?? 0, LEAST_MS);
  }
}

/** The clock of a game that begins, running for the first seat that is awaited. */
export function firstClock(pace: Pace, players: number, seat: Seat | null, at: number): ClockState {
  const { clock } = pace;
  const bank = clock.kind === 'tournament' ? clock.bank * 1000 : null;
  const banks = bank === null ? [] : Array.from({ length: players }, () => bank);
  return runningFor(pace, { seat: null, since: at, deadline: null, banks }, seat, at);
}

/** The clock as it runs for a seat, or for nobody (null), from now on. */
export function runningFor(pace: Pace, clock: ClockState, seat: Seat | null, at: number): ClockState {
  const allowance = seat === null ? null : allowanceOf(pace, clock.banks, seat);
  return { ...clock, seat, since: at, deadline: allowance === null ? null : at + allowance };
}

/** The clock when it stops: what was used is taken from the bank. A clock that does not run stays as it is. */
export function stopped(clock: ClockState, at: number): ClockState {
  const { seat, since, deadline } = clock;
  if (seat === null || deadline === null) return clock;
  const used = Math.max(0, at - since);
  return { ...clock, since: at, deadline: null, banks: added(clock.banks, seat, -used) };
}

/** The clock after a turn: its increment is added, and the next seat's time begins. */
export function turned(pace: Pace, clock: ClockState, next: Seat | null, at: number): ClockState {
  const { seat } = clock;
  const still = stopped(clock, at);
  const increment = pace.clock.kind === 'tournament' ? pace.clock.increment * 1000 : 0;
  const banks = seat === null ? still.banks : added(still.banks, seat, increment);
  return runningFor(pace, { ...still, banks }, next, at);
}

/** The clock of a seat that the others wait for although its bank is used up. */
export function granted(clock: ClockState, seat: Seat): ClockState {
  const banks = clock.banks.map((bank, of) => (of === seat ? Math.max(bank, GRANTED_MS) : bank));
  return { ...clock, banks };
}

/** The clock after it stood still for so long. */
export function shifted(clock: ClockState, ms: number): ClockState {
  const { since, deadline } = clock;
  return { ...clock, since: since + ms, deadline: deadline === null ? null : deadline + ms };
}

const added = (banks: readonly number[], seat: Seat, ms: number): readonly number[] =>
  banks.map((bank, of) => (of === seat ? Math.max(0, bank + ms) : bank));
