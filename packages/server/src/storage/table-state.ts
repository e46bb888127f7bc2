/** The table state: everything at a table except the game itself. */
import type { Seat } from '@great-fire/game';
import type { TableState, FormerOwner, TableLogEntry, TableEvent } from '@great-fire/protocol';
import type { StandIn } from '@great-fire/table';
import type { MatchId, NewSeat } from '../entities/match';
import type { Change } from './change-feed';

/** A table state and its next deadline. `dueAt`: ms since 1970, UTC. */
export interface TableStateWrite {
  readonly state: TableState;
  readonly dueAt: number | null;
}

/** A transition to the version in `tableState`. */
export interface TableTransition {
  readonly matchId: MatchId;
  readonly stateId: number; // the current state of the game
  readonly tableState: TableStateWrite;
  readonly event: TableEvent;
  readonly at: number;
  readonly standIns: readonly StandIn[]; // seats whose stand-in bot changes
  readonly endsGame: boolean; // without a result
  // The person who takes a seat over from its owner, and gets a number to a name that looks like another's.
  readonly newOwner: (NewSeat & { readonly seat: Seat }) | null;
}

export interface TableStateStore {
  /**
   * Writes a transition in one transaction: table state, event and seats. Compares and swaps on the state of the game
   * and on the version of the table state. `stale`: the match has changed meanwhile. `already-seated`: the new owner
   * has a seat at the table. In both cases nothing is written.
   */
  commit(transition: TableTransition): Promise<'stored' | 'stale' | 'already-seated'>;
  /** Running games with a deadline at or before `now`, the longest due first. */
  dueMatches(now: number, limit: number): Promise<readonly MatchId[]>;
  /** The last `limit` events of a table, or all of them, oldest first. */
  events(matchId: MatchId, limit?: number): Promise<readonly TableLogEntry[]>;
  /** The last `limit` events of a table before the event `id`, oldest first. */
  eventsBefore(matchId: MatchId, id: number, limit: number): Promise<readonly TableLogEntry[]>;
  /** Owners whose seats were taken over at state `fromStateId` or later, oldest first. */
  formerOwners(matchId: MatchId, fromStateId: number): Promise<readonly FormerOwner[]>;
}

/** Returns the change that a stored transition publishes. */
export const changeOfTransition = ({ matchId, newOwner }: TableTransition): Change =>
  newOwner === null
    ? { type: 'table-changed', matchId }
    : { type: 'seat-replaced', matchId, seat: newOwner.seat };
