/** The table state: everything at a table except the game itself. */
import type { Seat } from '@great-fire/game';
import type { TableState, TableEvent } from '@great-fire/protocol';
import type { StandIn } from '@great-fire/table';
import type { MatchId, NewSeat } from '../entities/match';

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
