/** What is decided at a table beside the moves. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, Conduct, Former, TableEntry, TableEvent } from '@great-fire/protocol';
import type { NewSeat } from './matches';
import type { MatchId } from './storage';

/** How a table is conducted, and when something is due there that nobody asks for (ms since 1970, UTC). */
export interface Conducted {
  readonly conduct: Conduct;
  readonly dueAt: number | null;
}

/** Something decided beside the moves: it leads to the version of `conducted`. */
export interface NewDecision {
  readonly matchId: MatchId;
  readonly stateId: number; // the state that the game stands at
  readonly conducted: Conducted;
  readonly event: TableEvent;
  readonly at: number;
  readonly standIns: readonly StandIn[]; // bots that now play for an owner, and seats where none does any more
  readonly ends: boolean; // the game, which stays without a result
  readonly taker: (NewSeat & { readonly seat: Seat }) | null; // who has a seat from now on in place of its owner
}

export interface StandIn {
  readonly seat: Seat;
  readonly bot: BotLevel | null; // null: the owner plays
}

export interface ConductStore {
  /**
   * Writes a decision: the table goes to the next version of its conduct (compare-and-swap, on the state of the
   * game too) with its event and what changes at its seats, all or nothing. `stale`: the table has moved on;
   * `already-seated`: the taker sits there; in both cases nothing was written.
   */
  decide(decision: NewDecision): Promise<'decided' | 'stale' | 'already-seated'>;
  /** Running games where something is due by `now`, the longest due first. */
  due(now: number, limit: number): Promise<readonly MatchId[]>;
  /** The last `limit` events of a table, oldest first. */
  events(matchId: MatchId, limit: number): Promise<readonly TableEntry[]>;
  /** The last `limit` events of a table before the event `id`, oldest first. */
  eventsBefore(matchId: MatchId, id: number, limit: number): Promise<readonly TableEntry[]>;
  /** Those whose seat another took once the game had reached state `from`, oldest first. */
  former(matchId: MatchId, from: number): Promise<readonly Former[]>;
}
