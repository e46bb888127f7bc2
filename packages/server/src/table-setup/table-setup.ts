/** Rules of the set-up of a table before its game starts. Both storages apply them within their transaction. */
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@great-fire/game';
import { TABLE_OPTIONS, TABLE_OPTION_NAMES, changeTableOptions } from '@great-fire/protocol';
import { reject } from '../errors/error-table';
import type { StoredMatch, StoredSeat } from '../entities/match';
import { freeSeats, seatHeldBy } from './seats';
import { isSeatReady, notHostReason } from './host';
import type { SetupOutcome, TableSetup, SetupCommand, SetupChange } from './table-setup-types';

type SeatMove = TableSetup['seats'][number];

/** Decides a command for the set-up of a table. */
export function decideSetup(match: StoredMatch | null, command: SetupCommand): SetupOutcome {
  if (match === null) return reject('not-found');
  if (command.type === 'set-ready') return decideReady(match, command);
  const reason = notHostReason(match, command.by);
  if (reason !== null) return reject(reason);
  if (command.type === 'transfer-host') return decideTransferHost(match, command.seat);
  if (match.status === 'running' && command.type === 'change-setup')
    return decideRunningChange(match, command.change);
  if (match.status !== 'open') return reject('already-started');
  switch (command.type) {
    case 'change-setup':
      return decideChange(match, command.change);
    case 'reorder-seats':
      return decideOrder(match, command.order);
    case 'start':
      return decideStart(match, command);
  }
}

/** Accepts a command: returns the current set-up with `change` applied. */
function accept(match: StoredMatch, change: Partial<TableSetup>): SetupOutcome {
  const status = match.status === 'open' ? 'open' : 'running';
  return { outcome: 'accepted', setup: { ...match, status, seats: match.seats.map(stay), ...change } };
}

/** Returns a seat that keeps its place. */
const stay = ({ seat, isReady }: StoredSeat): SeatMove => ({ fromSeat: seat, seat, isReady });

/** Decides a player's readiness. A rematch starts once each player is ready, the host too. */
function decideReady(
  match: StoredMatch,
  { by, seat, isReady, contribution }: SetupCommand & { type: 'set-ready' },
): SetupOutcome {
  if (seatHeldBy(match, by) !== seat) return reject('not-your-seat');
  if (match.status !== 'open') return reject('already-started');
  if (isContributionTaken(match, seat, contribution)) return reject('contribution-taken');
  const isStart =
    match.rematchOfId !== null &&
    freeSeats(match).length === 0 &&
    match.seats.every((other) => (other.seat === seat ? isReady : other.isReady || other.bot !== null));
  return accept(match, {
    status: isStart ? 'running' : 'open',
    seats: match.seats.map((other) => ({
      ...stay(other),
      ...(other.seat === seat && { isReady, ...(contribution !== undefined && { contribution }) }),
    })),
  });
}

/**
 * Returns whether another seat has this contribution. Two browsers never draw the same one, so that it would be a
 * copy, which adds nothing.
 */
const isContributionTaken = ({ seats }: StoredMatch, seat: Seat, contribution: string | undefined): boolean =>
  contribution !== undefined &&
  seats.some((other) => other.seat !== seat && other.contribution === contribution);

function decideTransferHost(match: StoredMatch, seat: Seat): SetupOutcome {
  const hostId = match.seats.find((storedSeat) => storedSeat.seat === seat)?.personId ?? null;
  return hostId === null ? reject('seat-without-person') : accept(match, { hostId });
}

function decideChange(match: StoredMatch, { tableName, players, ...change }: SetupChange): SetupOutcome {
  const seatCount = players ?? match.players;
  if (match.seats.length > seatCount) return reject('more-seats-taken');
  const options = changeTableOptions(match, change);
  const keepsReadiness =
    seatCount === match.players &&
    TABLE_OPTION_NAMES.every(
      (name) => !TABLE_OPTIONS[name].resetsReadiness || isDeepStrictEqual(match[name], options[name]),
    );
  const freeSeatsBelow = freeSeats(match).filter((seat) => seat < seatCount);
  const seats = match.seats.map((storedSeat): SeatMove => {
    const { seat, isReady } = storedSeat;
    const target = seat < seatCount ? seat : (freeSeatsBelow.shift() ?? seat);
    return { ...stay(storedSeat), seat: target, isReady: isReady && keepsReadiness };
  });
  return accept(match, {
    ...options,
    players: seatCount,
    seats,
    ...(tableName !== undefined && { tableName }),
  });
}

/** Decides a change of a running game, where few options may change. */
function decideRunningChange(match: StoredMatch, change: SetupChange): SetupOutcome {
  const isAllowed = (name: string) =>
    TABLE_OPTION_NAMES.some((option) => option === name && TABLE_OPTIONS[option].mayChangeWhileRunning);
  if (!Object.keys(change).every(isAllowed)) return reject('already-started');
  return accept(match, changeTableOptions(match, change));
}

function decideOrder(match: StoredMatch, order: readonly Seat[]): SetupOutcome {
  if (order.length !== match.players) return reject('seat-order-invalid');
  const seats = match.seats.map((storedSeat) => ({
    ...stay(storedSeat),
    seat: order.indexOf(storedSeat.seat),
  }));
  return accept(match, { seats });
}

function decideStart(
  match: StoredMatch,
  { by, contribution }: SetupCommand & { type: 'start' },
): SetupOutcome {
  if (freeSeats(match).length > 0) return reject('seats-not-filled');
  if (!match.seats.every((storedSeat) => isSeatReady(match, storedSeat))) return reject('not-ready');
  const hostSeat = seatHeldBy(match, by);
  if (hostSeat !== null && isContributionTaken(match, hostSeat, contribution))
    return reject('contribution-taken');
  return accept(match, {
    status: 'running',
    seats: match.seats.map((storedSeat) => ({
      ...stay(storedSeat),
      ...(storedSeat.seat === hostSeat && contribution !== undefined && { contribution }),
    })),
  });
}
