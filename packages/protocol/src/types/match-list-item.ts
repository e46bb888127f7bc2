/**
 * A table as a list shows it, in the few bytes that fifty of them on one page may have; apart from the schemas, so
 * that the page need not carry them. What is left out is the usual.
 */
import type { TableLanguage } from './language';
import type { MatchStatus } from '../schemas/lobby';
import type { ClockSettings } from '../schemas/time-control';

/** Who has a seat: a person by name, a bot (0), nobody (null). */
export type ListItemSeat = string | 0 | null;

export interface MatchListItem {
  readonly id: string;
  readonly name: string; // of the table
  readonly status: MatchStatus;
  readonly seats: readonly ListItemSeat[];
  readonly openSeats?: readonly number[]; // seats of a game under way that anybody may take, whoever has them
  readonly variants?: string; // 'hc': h hidden colours, m more destruction, c a hundred cones
  readonly clock: string; // '', '90', '1200+20', '3d': `decodeClock` reads it
  readonly lang: TableLanguage;
  readonly private?: true;
  readonly turn?: number; // left out before the first
  readonly fire?: string; // where it burns: `decodeFire` reads it
  readonly spectators?: number; // as far as this process knows
  readonly isBlocked?: true; // there is a seat to take, and somebody sits there whom its reader blocks
  readonly scores?: readonly number[]; // by seat, of a game with open colours: what lies open for all
}

/** What a game under way waits for. All times in ms since 1970, UTC. */
export interface ActiveTurn {
  readonly seat: number; // whose decision it is
  readonly step: string | null; // the step of the turn as it began; null: not known
  readonly since: number;
  readonly deadline: number | null; // when their time is over; null: no clock runs
  readonly isPaused: boolean;
}

/** A clock in as few letters as tell it apart. */
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

/** The clock that `encodeClock` wrote. */
export function decodeClock(encoded: string): ClockSettings {
  if (encoded === '') return { kind: 'none' };
  if (encoded.endsWith('d')) return { kind: 'correspondence', days: encoded === '3d' ? 3 : 1 };
  const [first = 0, increment] = encoded.split('+').map(Number);
  if (increment === undefined) return { kind: 'per-turn', seconds: first };
  return { kind: 'fischer', bank: first, increment };
}
