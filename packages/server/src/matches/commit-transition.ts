/** Something decided at a table beside its moves: judged, stored, and only then told. */
import { nextDeadline, isTakebackAgreed, standInChanges } from '../table-state/table-state';
import type { TakebackAgreed, Transition, TableContext } from '../table-state/table-state';
import type { TableState } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import type { TableTransition } from '../storage/table-state';
import type { MatchId } from '../storage/storage';
import type { MoveDeps } from './apply-move';
import type { LiveMatch } from './load-match';
import { commitTakeback } from './takeback';

type TransitionResult = Transition | TakebackAgreed | null;

/** Says what is decided as the table stands (`now`: ms since 1970, UTC, paused or not); null: nothing. */
export type TransitionFn = (
  tableState: TableState,
  context: TableContext,
  now: number,
) => TransitionResult | Promise<TransitionResult>;

const MAX_ATTEMPTS = 8;

/**
 * Decides by what is stored, again where the table moved on meanwhile. Not to be run twice at once for one match
 * in one process; between processes the storage decides.
 * @throws ApiError of `transition`, `not-found`, `not-allowed-now` where the game does not run; then nothing has changed
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
    if (match === null) throw apiError('not-found', 'There is no such game.', 'match');
    const { tableState, timeControl, ownedByPerson } = match;
    const at = now();
    const result = await transition(
      tableState,
      { timeControl, ownedByPerson, at: tableState.pausedAt ?? at },
      at,
    );
    if (result === null) return null;
    const isCommitted = isTakebackAgreed(result)
      ? await commitTakeback(deps, matchId, match, result.takeback)
      : await commitTransition(deps, matchId, match, { ...result, at, newOwner });
    if (isCommitted) return result;
    if ((await storage.matches.find(matchId))?.status !== 'running') break;
  }
  throw apiError('not-allowed-now', 'The table has moved on since; look again.');
}

/** False where the table moved on meanwhile. */
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
  if (outcome === 'already-seated')
    throw apiError('already-seated', 'You have a seat at this table.', 'seat');
  if (outcome === 'stale') return false;
  matchCache.putTableState(matchId, match, tableState);
  if (newOwner === null) storage.changes.publish(matchId, 'table');
  else storage.changes.publish(matchId, 'seat', newOwner.seat);
  return true;
}
