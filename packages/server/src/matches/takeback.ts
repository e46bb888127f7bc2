/** Moves taken back by consent: stored as one row of the log, like a move, and only then told. */
import { checkTakeback } from '@great-fire/game';
import { serializeMatchState } from '@great-fire/game/match';
import { afterTakeback, releasedSeat } from '../table-state/after-move';
import { nextDeadline, otherActivePlayers } from '../table-state/table-state';
import type { TakebackAgreed } from '../table-state/table-state';
import { illegalMoveError } from '../errors/api-error';
import type { MatchId } from '../storage/storage';
import type { MoveDeps } from './apply-move';
import { parseLog } from './timeline';
import type { TakebackRow } from './timeline';
import { withMove, replayLog, loadSetup } from './load-match';
import type { LiveMatch } from './load-match';
import { toProgress } from './progress';

/**
 * Goes back to state `to`: the same cards lie in the same order as they did there. Resolves to false where the table
 * moved on meanwhile. Not to be run twice at once for one match in one process; between processes the storage decides.
 * @throws ApiError `illegal-move` where the game cannot go back there; then nothing has changed
 * @source UNDO-3
 */
export async function commitTakeback(
  { storage, matchCache, now }: MoveDeps,
  matchId: MatchId,
  match: LiveMatch,
  { by, to, consent }: TakebackAgreed['takeback'],
): Promise<boolean> {
  const { rules, state: previousState, timeControl, ownedByPerson } = match;
  const storedMatch = await storage.matches.find(matchId);
  const rows = await storage.moves.after(matchId, 0);
  if (storedMatch === null || rows.length < previousState.stateId) return false;
  if (rows.length > previousState.stateId) {
    // Done by another process, or by this one before its answer was lost: it is told of now.
    storage.changes.publish(matchId, 'move', rows.length);
    return false;
  }
  const { timeline, log } = parseLog(rows);
  if (!timeline.canRevertTo(to)) throw illegalMoveError({ rule: 'UNDO-3', reason: 'nothing-to-take-back' });
  const takeback = { keep: timeline.moveCountAt(to), consent };
  const context = { timeControl, ownedByPerson, at: now() };
  const refusal = checkTakeback(log, takeback, [by, ...otherActivePlayers(match.tableState, context, by)]);
  if (refusal !== null) throw illegalMoveError(refusal);

  const state = replayLog(rules, await loadSetup(storage, storedMatch), [...log, takeback]);
  const { stateId, game } = state;
  const { at } = context;
  const tableState = afterTakeback(match.tableState, context, game.turn.seat);
  const takebackRow: TakebackRow = { to, consent };
  const commit = await storage.moves.commit({
    matchId,
    stateId,
    seat: by,
    moveId: `take-back:${String(stateId)}`, // no page can send such an id
    action: JSON.stringify(takebackRow),
    events: '[]',
    at,
    progress: toProgress(rules, game),
    // What is read next must not begin with a state that was taken back.
    snapshot: serializeMatchState(state),
    tableState: { state: tableState, dueAt: nextDeadline(tableState) },
    releasedSeat: releasedSeat(match.tableState, tableState),
  });
  if (commit.outcome !== 'stored') return false;
  matchCache.put(
    matchId,
    withMove(match, state, { stateId, seat: by, events: [], at, takeback: takebackRow }, tableState),
  );
  storage.changes.publish(matchId, 'move', stateId);
  return true;
}
