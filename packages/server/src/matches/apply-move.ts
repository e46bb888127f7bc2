/** Applies one move of one seat: checks it, computes the next state, stores it and only then publishes it. */
import type { Action, Seat } from '@great-fire/game';
import { applyToMatchState, serializeMatchState, type MatchState } from '@great-fire/game/match';
import { afterMove, findMoveObstacle, nextDeadline, releasedSeat, type NextTurn } from '@great-fire/table';
import { apiError, illegalMoveError, type ApiError } from '../errors/api-error';
import type { CommitOutcome, NewMove } from '../storage/moves';
import type { Storage } from '../storage/storage';
import type { MatchId } from '../entities/match';
import type { MatchCache } from './match-cache';
import { SNAPSHOT_EVERY, activeSeatOf, isForcedMove, withMove, type LiveMatch } from './load-match';
import { toProgress } from './lobby-progress';

export interface MoveRequest {
  readonly matchId: MatchId;
  readonly seat: Seat; // set by the server, never taken from the message
  readonly action: Action;
  readonly stateId: number; // the state that the sender saw
  readonly moveId: string;
  readonly isByBot?: boolean; // sent by a bot that plays the seat
}

export interface StoredMoveResult {
  readonly stateId: number; // the state after the move
}

export interface MoveDeps {
  readonly storage: Pick<Storage, 'matches' | 'moves' | 'tableState'>;
  readonly matchCache: MatchCache;
  readonly now: () => number;
}

/**
 * Applies a move. Must not run concurrently for one match in one process. Between processes the storage decides. A
 * message that was sent before, with the same id and state, returns its earlier result.
 * @throws ApiError `stale`, `not-found`, `table-closed`, `paused`, `not-your-seat`, `not-allowed-now`,
 * `bot-controlled` or `illegal-move`; then nothing has changed
 */
export async function applyMove(deps: MoveDeps, request: MoveRequest): Promise<StoredMoveResult> {
  const { matchId, seat, action, stateId } = request;
  const match = await deps.matchCache.get(matchId, stateId);
  if (match === null || match.state.stateId !== stateId) return answerDuplicateOrStale(deps, request);
  const blockedError = findBlockedError(match, request);
  if (blockedError !== null) {
    // Another process may have removed the obstacle.
    const reloaded = await deps.matchCache.reload(matchId);
    if (reloaded === null || reloaded.state.stateId !== stateId) return answerDuplicateOrStale(deps, request);
    const remainingError = findBlockedError(reloaded, request);
    if (remainingError !== null) throw remainingError;
    return applyMove(deps, request);
  }
  const refusal = match.rules.checkAction(match.state.game, seat, action);
  if (refusal !== null) {
    // A repeated move that ended the game or the turn is no longer legal, but it is stored.
    if (await isStored(deps, request)) return { stateId: stateId + 1 };
    throw illegalMoveError(refusal);
  }
  return commitMove(deps, request, match);
}

async function commitMove(deps: MoveDeps, request: MoveRequest, match: LiveMatch): Promise<StoredMoveResult> {
  const { newMove, nextMatch } = prepareMove(match, request, deps.now());
  const putInCache = () => deps.matchCache.put(request.matchId, nextMatch);
  const commit = await deps.storage.moves.commit(newMove, putInCache);
  return handleCommitOutcome(deps, request, commit);
}

/**
 * Builds the move to store and the match after it. `at`: current time, ms since 1970, UTC.
 * @throws IllegalActionError if the rules reject the move
 */
export function prepareMove(
  match: LiveMatch,
  { matchId, seat, action, moveId }: MoveRequest,
  at: number,
): { readonly newMove: NewMove; readonly nextMatch: LiveMatch } {
  const { next, events } = applyToMatchState(match.rules, match.state, seat, action);
  const { stateId } = next;
  const context = { timeControl: match.timeControl, ownedByPerson: match.ownedByPerson, at };
  const tableState = afterMove(match.tableState, context, toNextTurn(match.state, next));
  // One field at a time: in V8, fields after a spread take 5 to 10 µs.
  const newMove: NewMove = {
    matchId,
    seat,
    moveId,
    stateId,
    at,
    action: JSON.stringify(action),
    events: JSON.stringify(events),
    progress: toProgress(match.rules, next.game),
    snapshot: isSnapshotDue(next) ? serializeMatchState(next) : null,
    tableState: { state: tableState, dueAt: nextDeadline(tableState) },
    releasedSeat: releasedSeat(match.tableState, tableState),
  };
  return {
    newMove,
    nextMatch: withMove(
      match,
      next,
      { stateId, seat, events, at, takeback: null, isForced: isForcedMove(newMove) },
      tableState,
    ),
  };
}

async function handleCommitOutcome(
  deps: MoveDeps,
  request: MoveRequest,
  commit: CommitOutcome,
): Promise<StoredMoveResult> {
  const { matchId, stateId } = request;
  switch (commit) {
    case 'stored':
    case 'duplicate':
      return { stateId: stateId + 1 };
    case 'stale': {
      // Another process stored something first. Its state is the valid one.
      const reloaded = await deps.matchCache.reload(matchId);
      // The move may have been stored while its repetition was in progress.
      if (await isStored(deps, request)) return { stateId: stateId + 1 };
      if (await isClosed(deps, matchId)) throw apiError('game-closed');
      // The game state is unchanged, so only the table state has changed. The move is tried again.
      if (reloaded?.state.stateId === stateId) return applyMove(deps, request);
      throw apiError('state-stale');
    }
  }
}

function isSnapshotDue({ stateId, game }: MatchState): boolean {
  return game.result !== null || stateId % SNAPSHOT_EVERY === 0;
}

/**
 * Returns the active seat after a move and whether a new turn begins. During the set-up, each decision counts as a
 * turn.
 */
function toNextTurn({ game: { turn: previousTurn } }: MatchState, next: MatchState): NextTurn {
  const { turn } = next.game;
  const isNewTurn =
    turn.number === 0 || turn.number !== previousTurn.number || turn.seat !== previousTurn.seat;
  return { seat: activeSeatOf(next), isNewTurn };
}

/** Returns why the table state blocks a move of this seat, whatever the rules say, or null. */
function findBlockedError(
  { state, tableState, ownedByPerson }: LiveMatch,
  { seat, action, isByBot = false }: MoveRequest,
): ApiError | null {
  const table = { state: tableState, stateId: state.stateId, ownedByPerson };
  const obstacle = findMoveObstacle(table, seat, { isUndo: action.type === 'undo', isByBot });
  return obstacle === null ? null : apiError(obstacle);
}

/**
 * Answers a move on another state than the current one: returns the earlier result if the move is stored.
 * @throws ApiError `not-found`, `stale`
 */
async function answerDuplicateOrStale(deps: MoveDeps, request: MoveRequest): Promise<StoredMoveResult> {
  if (await isStored(deps, request)) return { stateId: request.stateId + 1 };
  const match = deps.matchCache.peek(request.matchId);
  if (match === null && (await deps.storage.matches.find(request.matchId)) === null) {
    throw apiError('not-found');
  }
  throw apiError('state-stale');
}

/** Whether this move is in the log: what it made of its state can only be the next one. */
const isStored = ({ storage }: MoveDeps, { stateId, ...request }: MoveRequest): Promise<boolean> =>
  storage.moves.isStored({ ...request, stateId: stateId + 1 });

async function isClosed({ storage }: MoveDeps, matchId: MatchId): Promise<boolean> {
  return (await storage.matches.find(matchId))?.status === 'unfinished';
}
