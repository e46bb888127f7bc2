/**
 * A table in a list. The format is compact, because one page may hold fifty tables. Default values are left out. Kept
 * out of the schemas, so that the client bundle does not include them.
 */
import type { TableLanguage } from './language';
import type { MatchStatus } from '../schemas/lobby';
import type { ClockSettings } from '../schemas/time-control';

/** The owner of a seat: a person's name, 0 for a bot, or null if free. */
export type ListItemSeat = string | 0 | null;

export interface MatchListItem {
  readonly id: string;
  readonly name: string; // of the table
  readonly status: MatchStatus;
  readonly seats: readonly ListItemSeat[];
  readonly openSeats?: readonly number[]; // seats of a running game that any person may take
  readonly variants?: string; // 'hmc': h hidden colours, m more destruction, c a hundred cones
  readonly clock: string; // '', '90', '1200+20', '3d': see `decodeClock`
  readonly lang: TableLanguage;
  readonly private?: true;
  readonly turn?: number; // left out before the first turn
  readonly fire?: string; // burning districts: see `decodeFire`
  readonly spectators?: number; // as known to this process
  readonly isBlocked?: true; // a seat is free, but the reader blocked a player of this table
  readonly scores?: readonly number[]; // by seat, public scores of a game with open colours
}

/** The decision that a running game waits for. All times in ms since 1970, UTC. */
export interface ActiveTurn {
  readonly seat: number; // the seat to decide
  readonly step: string | null; // the step at the start of the turn; null: unknown
  readonly since: number;
  readonly deadline: number | null; // null: no clock runs
  readonly isPaused: boolean;
}

/** Encodes a clock in as few characters as possible. */
export function encodeClock(clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return '';
    case 'per-turn':
      return String(clock.seconds);
    case 'fischer':
      return `${String(clock.bank)}+${String(clock.increment)}`;
    case 'correspondence':
      return `${String(clock.days)}d`;
  }
}

/** Returns the clock that `encodeClock` encoded. */
export function decodeClock(encoded: string): ClockSettings {
  if (encoded === '') return { kind: 'none' };
  if (encoded.endsWith('d')) return { kind: 'correspondence', days: encoded === '3d' ? 3 : 1 };
  const [first = 0, increment] = encoded.split('+').map(Number);
  if (increment === undefined) return { kind: 'per-turn', seconds: first };
  return { kind: 'fischer', bank: first, increment };
}
