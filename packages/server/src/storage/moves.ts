/** The log of a match, from which all of it can be rebuilt, and snapshots, which save replaying it. */
import type { Seat, TurnPhase } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import type { MatchId } from '../entities/match';
import type { TableStateWrite } from './table-state';
import type { Change } from './change-feed';

/** Beginning of the move ids of takebacks. No client can send a colon. */
export const TAKEBACK_ID_PREFIX = 'take-back:';
/** Beginning of the move ids of decisions that the server made, because there was no choice. */
export const FORCED_ID_PREFIX = 'forced:';

/** The progress of a running game for the lobby. Each move updates it. */
export interface Progress {
  readonly status: 'running' | 'finished';
  readonly turn: number;
  readonly activeSeat: Seat | null;
  readonly step: TurnPhase;
  readonly burning: readonly string[]; // ordered by distance from the first fire, the furthest last
  readonly openScores: readonly number[] | null; // public VP by seat, final ones at the end; null: colours are hidden
}

/** A row of the log: a move or a takeback. */
export interface StoredMove {
  readonly stateId: number; // the state after it
  readonly seat: Seat;
  readonly moveId: string;
  readonly action: string; // JSON of an Action or a takeback
  readonly events: string; // JSON of GameEvent[], unfiltered
  readonly at: number;
}

export interface NewMove extends StoredMove {
  readonly matchId: MatchId;
  readonly progress: Progress;
  readonly snapshot: string | null; // JSON of the state after it, if a snapshot is due
  readonly tableState: TableStateWrite; // with the version of the table state that the move was made at
  readonly releasedSeat: Seat | null; // a seat that a bot played for its owner until now
}

/**
 * `stale`: the game or the table state has changed meanwhile; `duplicate`: this move was stored before. In both cases
 * nothing was written.
 */
export type CommitOutcome = 'stored' | 'stale' | 'duplicate';

interface Snapshot {
  readonly stateId: number;
  readonly state: string;
}

interface MovesSince {
  readonly moves: readonly StoredMove[]; // oldest first
  readonly tableState: TableState | null; // null: the match has not started
}

export interface MoveStore {
  /**
   * Writes a move and takes the match from state `stateId - 1` to `stateId`. Compares and swaps on the state and on
   * the version of the table state. Writes log row, snapshot, clock and the lobby's columns together or not at all.
   * `onStored` runs before the change is published, so that a cache is up to date by then.
   */
  commit(move: NewMove, onStored?: () => void): Promise<CommitOutcome>;
  /** Whether a seat's move with this id made state `stateId`. */
  isStored(move: Pick<NewMove, 'matchId' | 'stateId' | 'seat' | 'moveId'>): Promise<boolean>;
  /** The moves after state `stateId` up to state `upTo`, oldest first. Without `upTo` reads the rest of the log. */
  after(matchId: MatchId, stateId: number, upTo?: number): Promise<readonly StoredMove[]>;
  /**
   * The first `limit` moves after state `stateId` and the table state of the same moment, or null if the match does
   * not exist.
   */
  since(matchId: MatchId, stateId: number, limit: number): Promise<MovesSince | null>;
  countOf(matchId: MatchId, seat: Seat): Promise<number>;
  /** The takebacks among the moves, oldest first. */
  takebacks(matchId: MatchId): Promise<readonly Pick<StoredMove, 'stateId' | 'action'>[]>;
  /** The last `limit` moves before state `stateId`, oldest first. */
  before(matchId: MatchId, stateId: number, limit: number): Promise<readonly StoredMove[]>;
  /** The latest snapshot at or before state `stateId`. */
  latestSnapshot(matchId: MatchId, stateId: number): Promise<Snapshot | null>;
}

/**
 * Returns the change that a commit publishes, or null. A duplicate is published again, because this process may have
 * lost the response to the first commit.
 */
export function changeOfMove({ matchId, stateId }: NewMove, commit: CommitOutcome): Change | null {
  return commit === 'stale' ? null : { type: 'move-stored', matchId, stateId };
}
