/** Stores a takeback that all players agreed to as one row of the log, like a move, and only then publishes it. */
import { checkTakeback } from '@great-fire/game/record';
import { serializeMatchState } from '@great-fire/game/match';
import { afterTakeback, releasedSeat } from '../table-state/after-move';
import { nextDeadline, otherActivePlayers } from '../table-state/table-state';
import type { TakebackAgreed } from '../table-state/table-state';
import { illegalMoveError } from '../errors/api-error';
import type { NewMove } from '../storage/moves';
import type { MatchId } from '../entities/match';
import type { MoveDeps } from './apply-move';
import { parseLog } from './timeline';
import type { TakebackEntry } from './timeline';
import { withMove, replayLog, loadSetup } from './load-match';
import type { LiveMatch } from './load-match';
import { toProgress } from './lobby-progress';

/**
 * Takes the match back to state `to`, with the same cards in the same order. Resolves to false if the match has
 * changed meanwhile. Must not run concurrently for one match in one process. Between processes the storage decides.
 * @throws ApiError `illegal-move` if the game cannot return to that state; then nothing has changed
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
  if (storedMatch === null || rows.length !== previousState.stateId) return false;
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
  const takebackRow: TakebackEntry = { to, consent };
  const move: NewMove = {
    matchId,
    stateId,
    seat: by,
    moveId: `take-back:${String(stateId)}`, // an id that no client can send
    action: JSON.stringify(takebackRow),
    events: '[]',
    at,
    progress: toProgress(rules, game),
    // The next load must not start from a state that was taken back.
    snapshot: serializeMatchState(state),
    tableState: { state: tableState, dueAt: nextDeadline(tableState) },
    releasedSeat: releasedSeat(match.tableState, tableState),
  };
  const logMove = { stateId, seat: by, events: [], at, takeback: takebackRow };
  const nextMatch = withMove(match, state, logMove, tableState);
  const commit = await storage.moves.commit(move, () => matchCache.put(matchId, nextMatch));
  return commit.outcome === 'stored';
}
