/** Commits a transition of the table state: computes it, stores it and only then publishes it. */
import {
  nextDeadline,
  isTakebackAgreed,
  standInChanges,
  type TakebackAgreed,
  type Transition,
  type TableContext,
} from '@great-fire/table';
import type { TableState } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import type { TableTransition } from '../storage/table-state';
import type { MatchId } from '../entities/match';
import type { MoveDeps } from './apply-move';
import type { LiveMatch } from './load-match';
import { commitTakeback } from './takeback';

type TransitionResult = Transition | TakebackAgreed | null;

/**
 * Computes a transition from the current table state, or null if nothing changes. `now`: ms since 1970, UTC, even
 * while the game is paused. `stateId`: the current state of the game.
 */
export type TransitionFn = (
  tableState: TableState,
  context: TableContext,
  now: number,
  stateId: number,
) => TransitionResult | Promise<TransitionResult>;

const MAX_ATTEMPTS = 8;

/**
 * Computes and commits a transition, and tries again if the match has changed meanwhile. Must not run concurrently for
 * one match in one process. Between processes the storage decides.
 * @throws ApiError from `transition`, `not-found`, or `not-allowed-now` if the game is not running; then nothing has
 * changed
 */
export async function transitionWithRetry(
  deps: MoveDeps,
  matchId: MatchId,
  transition: TransitionFn,
  newOwner: TableTransition['newOwner'] = null,
): Promise<TransitionResult> {
  const { storage, matchCache, now } = deps;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const match = attempt === 0 ? await matchCache.get(matchId) : await matchCache.reload(matchId);
    if (match === null) throw apiError('game-not-found');
    const { tableState, timeControl, ownedByPerson } = match;
    const at = now();
    const result = await transition(
      tableState,
      { timeControl, ownedByPerson, at: tableState.pausedAt ?? at },
      at,
      match.state.stateId,
    );
    if (result === null) return null;
    const isCommitted = isTakebackAgreed(result)
      ? await commitTakeback(deps, matchId, match, result.takeback)
      : await commitTransition(deps, matchId, match, { ...result, at, newOwner });
    if (isCommitted) return result;
    if ((await storage.matches.find(matchId))?.status !== 'running') break;
  }
  throw apiError('table-changed');
}

/** Resolves to false if the match has changed meanwhile. */
async function commitTransition(
  { storage, matchCache }: MoveDeps,
  matchId: MatchId,
  match: LiveMatch,
  { tableState, event, chosenStandIn, at, newOwner }: Transition & Pick<TableTransition, 'at' | 'newOwner'>,
): Promise<boolean> {
  const outcome = await storage.tableState.commit({
    matchId,
    stateId: match.state.stateId,
    tableState: { state: tableState, dueAt: nextDeadline(tableState) },
    event,
    at,
    standIns: standInChanges(match.tableState, tableState, chosenStandIn),
    endsGame: tableState.isAborted,
    newOwner,
  });
  if (outcome === 'already-seated') throw apiError('already-seated');
  if (outcome === 'stale') return false;
  matchCache.putTableState(matchId, match, tableState);
  return true;
}
