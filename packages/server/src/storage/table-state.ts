/** What is decided at a table beside the moves. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, TableState, FormerOwner, TableLogEntry, TableEvent } from '@great-fire/protocol';
import type { NewSeat } from './matches';
import type { MatchId } from './storage';

/** How a table is conducted, and when something is due there that nobody asks for (ms since 1970, UTC). */
export interface TableStateWrite {
  readonly state: TableState;
  readonly dueAt: number | null;
}

/** Something decided beside the moves: it leads to the version of `tableState`. */
export interface TableTransition {
  readonly matchId: MatchId;
  readonly stateId: number; // the state that the game stands at
  readonly tableState: TableStateWrite;
  readonly event: TableEvent;
  readonly at: number;
  readonly standIns: readonly StandIn[]; // bots that now play for an owner, and seats where none does any more
  readonly endsGame: boolean; // the game, which stays without a result
  readonly newOwner: (NewSeat & { readonly seat: Seat }) | null; // who has a seat from now on in place of its owner
}

export interface StandIn {
  readonly seat: Seat;
  readonly bot: BotLevel | null; // null: the owner plays
}

export interface TableStateStore {
  /**
   * Writes a decision: the table goes to the next version of its conduct (compare-and-swap, on the state of the
   * game too) with its event and what changes at its seats, all or nothing. `stale`: the table has moved on;
   * `already-seated`: the taker sits there; in both cases nothing was written.
   */
  commit(transition: TableTransition): Promise<'decided' | 'stale' | 'already-seated'>;
  /** Running games where something is due by `now`, the longest due first. */
  dueMatches(now: number, limit: number): Promise<readonly MatchId[]>;
  /** The last `limit` events of a table, oldest first. */
  events(matchId: MatchId, limit: number): Promise<readonly TableLogEntry[]>;
  /** The last `limit` events of a table before the event `id`, oldest first. */
  eventsBefore(matchId: MatchId, id: number, limit: number): Promise<readonly TableLogEntry[]>;
  /** Those whose seat another took once the game had reached state `fromStateId`, oldest first. */
  formerOwners(matchId: MatchId, fromStateId: number): Promise<readonly FormerOwner[]>;
}
