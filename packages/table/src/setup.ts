/** The rules of seats, host and readiness, for server and page: who may set up a table, and when its game may start. */
import type { PlayerCount, Seat } from '@great-fire/game';
import {
  TABLE_OPTIONS,
  type MatchStatus,
  type MatchSummary,
  type TableOptionName,
} from '@great-fire/protocol';

/** A taken seat of a table. */
export interface SetupSeat {
  readonly hasOwner: boolean; // a person
  readonly isBot: boolean; // a bot has the seat by itself
  readonly isReady: boolean; // lets the game start: a ready player, the host or a bot
}

/** A table as the rules of its set-up read it. */
export interface SetupTable {
  readonly status: MatchStatus;
  readonly hostSeat: Seat | null;
  readonly seats: readonly (SetupSeat | null)[]; // null: free
}

/** Returns a table as its page knows it. */
export const setupTableOfSummary = ({
  status,
  hostSeat,
  seats,
}: Pick<MatchSummary, 'status' | 'hostSeat' | 'seats'>): SetupTable => ({
  status,
  hostSeat,
  seats: seats.map(({ name, hasOwner, botLevel, isReady }) =>
    name === null ? null : { hasOwner, isBot: !hasOwner && botLevel !== null, isReady },
  ),
});

/** Something that a player or a visitor may want to change. */
export type SetupChoice =
  | { readonly type: 'claim'; readonly seat: Seat | null; readonly ban: SeatBan | null } // seat null: any free one
  | { readonly type: 'leave' | 'set-ready' | 'answer-opening-hand' }
  | { readonly type: 'start' | 'rename-table' | 'reorder-seats' }
  | { readonly type: 'set-players'; readonly players: PlayerCount }
  | { readonly type: 'change-option'; readonly option: TableOptionName }
  | { readonly type: 'remove-player'; readonly seat: Seat }
  | { readonly type: 'transfer-host' | 'set-bot' | 'remove-bot'; readonly seat: Seat };

/** Why a person may not take a seat: removed by a host of this table, or blocked by the present one. */
export type SeatBan = 'kicked' | 'blocked-by-host';

export type SetupRejection =
  | SeatBan
  | 'already-seated'
  | 'already-started'
  | 'bot-not-found'
  | 'more-seats-taken'
  | 'not-host'
  | 'not-ready'
  | 'not-your-seat'
  | 'seat-taken'
  | 'seat-without-person'
  | 'seats-not-filled'
  | 'table-full';

/** Returns the host among the seats of persons, in order: the creator, or the lowest if the creator has left. */
export const findHostSeat = (personSeats: readonly Seat[], creatorSeat: Seat | null): Seat | null =>
  creatorSeat ?? personSeats[0] ?? null;

/** Returns the numbers of the free seats, lowest first. */
export const findFreeSeats = (seats: readonly (SetupSeat | null)[]): readonly Seat[] =>
  seats.flatMap((occupant, seat) => (occupant === null ? [seat] : []));

/** Returns whether the table takes this choice from a seat. `by` null: a visitor without one. */
export const maySetUp = (table: SetupTable, by: Seat | null, choice: SetupChoice): boolean =>
  findSetupRejection(table, by, choice) === null;

/** Returns why a table does not take a choice from a seat, or null. `by` null: a visitor without one. */
export function findSetupRejection(
  table: SetupTable,
  by: Seat | null,
  choice: SetupChoice,
): SetupRejection | null {
  const isOpen = table.status === 'open';
  switch (choice.type) {
    case 'claim':
      return findClaimRejection(table, by, choice);
    case 'leave':
    case 'set-ready':
    case 'answer-opening-hand':
      return by === null ? 'not-your-seat' : isOpen ? null : 'already-started';
    case 'remove-player':
      if (by === null || by !== table.hostSeat || by === choice.seat) return 'not-your-seat';
      if (!hasOwner(table, choice.seat)) return 'not-your-seat';
      return isOpen ? null : 'already-started';
    default:
      return findHostRejection(table, by) ?? findHostChoiceRejection(table, choice);
  }
}

const hasOwner = ({ seats }: SetupTable, seat: Seat): boolean => seats[seat]?.hasOwner === true;

/** Returns why a seat may change nothing of a table, or null: the host may, until the game is over. */
export function findHostRejection({ hostSeat, status }: SetupTable, by: Seat | null): SetupRejection | null {
  if (by === null || by !== hostSeat) return 'not-host';
  return status === 'open' || status === 'running' ? null : 'already-started';
}

function findClaimRejection(
  { status, seats }: SetupTable,
  by: Seat | null,
  { seat, ban }: SetupChoice & { type: 'claim' },
): SetupRejection | null {
  if (by !== null) return 'already-seated';
  if (status !== 'open') return 'already-started';
  if (ban !== null) return ban;
  const free = findFreeSeats(seats);
  if (free.length === 0) return 'table-full';
  return seat === null || free.includes(seat) ? null : 'seat-taken';
}

type HostChoice = Exclude<
  SetupChoice,
  { type: 'claim' | 'leave' | 'set-ready' | 'answer-opening-hand' | 'remove-player' }
>;

/** Returns why a table does not take a choice from its host, or null. A few are possible while the game runs. */
function findHostChoiceRejection(table: SetupTable, choice: HostChoice): SetupRejection | null {
  const { status, seats } = table;
  const beforeStart = status === 'open' ? null : 'already-started';
  switch (choice.type) {
    case 'transfer-host':
      return hasOwner(table, choice.seat) ? null : 'seat-without-person';
    case 'change-option':
      return TABLE_OPTIONS[choice.option].mayChangeWhileRunning ? null : beforeStart;
    case 'set-bot': {
      const occupant = seats[choice.seat];
      if (occupant === null) return beforeStart;
      if (occupant === undefined) return beforeStart ?? 'seat-taken'; // no such seat
      return occupant.isBot ? null : 'seat-taken';
    }
    case 'remove-bot':
      return beforeStart ?? (seats[choice.seat]?.isBot === true ? null : 'bot-not-found');
    case 'set-players': {
      const taken = seats.length - findFreeSeats(seats).length;
      return beforeStart ?? (taken > choice.players ? 'more-seats-taken' : null);
    }
    case 'start':
      return beforeStart ?? findStartRejection(seats);
    case 'rename-table':
    case 'reorder-seats':
      return beforeStart;
  }
}

function findStartRejection(seats: SetupTable['seats']): SetupRejection | null {
  if (seats.includes(null)) return 'seats-not-filled';
  return seats.every((seat) => seat?.isReady === true) ? null : 'not-ready';
}
