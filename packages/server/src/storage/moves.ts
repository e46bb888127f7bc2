/** The log of a match, which is the truth, and the snapshots that spare reading all of it. */
import type { Seat, TurnPhase } from '@great-fire/game';
import type { TableStateWrite } from './table-state';
import type { MatchId } from './storage';

/** What the lobby shows of a game under way; written with each move. */
export interface Progress {
  readonly status: 'running' | 'finished';
  readonly turn: number;
  readonly activeSeat: Seat | null;
  readonly step: TurnPhase;
  readonly burning: readonly string[]; // the district furthest from the first fire last
  readonly openScores: readonly number[] | null; // VP that lie open for all, by seat; null: colours are hidden
}

/** A row of the log: a move, or that moves were taken back. */
export interface StoredMove {
  readonly stateId: number; // the state that it led to
  readonly seat: Seat;
  readonly moveId: string;
  readonly action: string; // JSON of an Action, or of what was taken back
  readonly events: string; // JSON of GameEvent[], unfiltered
  readonly at: number;
}

export interface NewMove extends StoredMove {
  readonly matchId: MatchId;
  readonly progress: Progress;
  readonly snapshot: string | null; // JSON of the state it led to, where one is due
  readonly tableState: TableStateWrite; // of the version that the table has
  readonly releasedSeat: Seat | null; // which a bot played for its owner until now
}

/** `stale`: the match is no longer at the state before this move or conducted otherwise, and nothing was written. */
export type CommitOutcome =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'stale' }
  | { readonly outcome: 'seen'; readonly stateId: number };

export interface Snapshot {
  readonly stateId: number;
  readonly state: string;
}

export interface MoveStore {
  /**
   * Writes a move: the match goes from state `stateId - 1` to `stateId` (compare-and-swap, on the version of
   * its conduct too), with its log row, its snapshot, its clock and the lobby's columns, all or nothing. A move
   * id seen before for that seat writes nothing and tells where it led.
   */
  commit(move: NewMove): Promise<CommitOutcome>;
  /** Where a move led to, or null when it was never stored. */
  stateOfMove(matchId: MatchId, seat: Seat, moveId: string): Promise<number | null>;
  /** The moves that led beyond `stateId`, oldest first. */
  after(matchId: MatchId, stateId: number): Promise<readonly StoredMove[]>;
  /** The last `limit` moves that led to states before `stateId`, oldest first. */
  before(matchId: MatchId, stateId: number, limit: number): Promise<readonly StoredMove[]>;
  latestSnapshot(matchId: MatchId): Promise<Snapshot | null>;
}
