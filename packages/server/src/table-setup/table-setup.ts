/** Rules of the set-up of a table before its game starts. Both storages apply them within their transaction. */
import { isDeepStrictEqual } from 'node:util';
import { type SetupChoice, findFreeSeats, findHostRejection, findSetupRejection } from '@great-fire/table';
import { TABLE_OPTIONS, TABLE_OPTION_NAMES, changeTableOptions } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import { reject } from '../errors/error-table';
import type { StoredMatch, StoredSeat } from '../entities/match';
import { seatHeldBy, setupTableOfMatch } from './host';
import { findOwnSeatRejection } from './seats';
import type { SetupOutcome, TableSetup, SetupCommand, SetupChange } from './table-setup-types';

type SeatMove = TableSetup['seats'][number];

export function decideSetup(match: StoredMatch | null, command: SetupCommand): SetupOutcome {
  if (match === null) return reject('not-found');
  if (command.type === 'set-ready') return decideReady(match, command);
  const table = setupTableOfMatch(match);
  const bySeat = seatHeldBy(match, command.by);
  const rejection =
    findHostRejection(table, bySeat) ??
    listChoices(command)
      .map((choice) => findSetupRejection(table, bySeat, choice))
      .find((reason) => reason !== null);
  if (rejection !== undefined) return reject(rejection);
  switch (command.type) {
    case 'transfer-host':
      return accept(match, {
        hostId: match.seats.find(({ seat }) => seat === command.seat)?.personId ?? null,
      });
    case 'change-setup':
      return decideChange(match, command.change);
    case 'reorder-seats':
      return decideOrder(match, command.order);
    case 'start':
      return decideStart(match, command);
  }
}

/** Returns what the host wants to change. All of it must be allowed. */
function listChoices(command: Exclude<SetupCommand, { type: 'set-ready' }>): readonly SetupChoice[] {
  if (command.type === 'transfer-host') return [{ type: 'transfer-host', seat: command.seat }];
  if (command.type !== 'change-setup') return [{ type: command.type }];
  const { tableName, players, ...options } = command.change;
  return [
    ...(tableName === undefined ? [] : [{ type: 'rename-table' } as const]),
    ...(players === undefined ? [] : [{ type: 'set-players', players } as const]),
    ...TABLE_OPTION_NAMES.filter((option) => options[option] !== undefined).map(
      (option) => ({ type: 'change-option', option }) as const,
    ),
  ];
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
  const rejection = findOwnSeatRejection(match, seat, by, { type: 'set-ready' });
  if (rejection !== null) return reject(rejection);
  if (isContributionTaken(match, seat, contribution)) return reject('contribution-taken');
  const isStart =
    match.rematchOfId !== null &&
    findFreeSeats(setupTableOfMatch(match).seats).length === 0 &&
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

function decideChange(match: StoredMatch, { tableName, players, ...change }: SetupChange): SetupOutcome {
  const seatCount = players ?? match.players;
  const options = changeTableOptions(match, change);
  const keepsReadiness =
    seatCount === match.players &&
    TABLE_OPTION_NAMES.every(
      (name) => !TABLE_OPTIONS[name].resetsReadiness || isDeepStrictEqual(match[name], options[name]),
    );
  const freeSeatsBelow = findFreeSeats(setupTableOfMatch(match).seats).filter((seat) => seat < seatCount);
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
