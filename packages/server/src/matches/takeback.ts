/** Stores a takeback that all players agreed to as one row of the log, like a move, and only then publishes it. */
import { checkTakeback } from '@great-fire/game/record';
import { serializeMatchState } from '@great-fire/game/match';
import {
  afterTakeback,
  releasedSeat,
  nextDeadline,
  otherActivePlayers,
  type TakebackAgreed,
} from '@great-fire/table';
import { illegalMoveError } from '../errors/api-error';
import { TAKEBACK_ID_PREFIX, type NewMove } from '../storage/moves';
import type { MatchId } from '../entities/match';
import type { MoveDeps } from './apply-move';
import { canTakeBackTo, loadTimeline } from './match-log';
import type { TakebackEntry } from './timeline';
import { withMove, loadState, type LiveMatch } from './load-match';
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
  if (storedMatch?.stateId !== previousState.stateId) return false;
  const timeline = await loadTimeline(storage, matchId, previousState.stateId);
  if (!(await canTakeBackTo(storage, matchId, timeline, to)))
    throw illegalMoveError({ rule: 'UNDO-3', reason: 'nothing-to-take-back' });
  const context = { timeControl, ownedByPerson, at: now() };
  const humans = [by, ...otherActivePlayers(match.tableState, context, by)];
  const takeback = { keep: timeline.moveCountAt(to), consent };
  const refusal = checkTakeback(timeline.moveCountAt(previousState.stateId), takeback, humans);
  if (refusal !== null) throw illegalMoveError(refusal);

  const stateId = previousState.stateId + 1;
  const state = { ...(await loadState(storage, storedMatch, rules, to)), stateId };
  const { game } = state;
  const { at } = context;
  const tableState = afterTakeback(match.tableState, context, game.turn.seat);
  const takebackRow: TakebackEntry = { to, consent };
  const move: NewMove = {
    matchId,
    stateId,
    seat: by,
    moveId: `${TAKEBACK_ID_PREFIX}${String(stateId)}`,
    action: JSON.stringify(takebackRow),
    events: '[]',
    at,
    progress: toProgress(rules, game),
    // Every later state then has a snapshot since the last takeback.
    snapshot: serializeMatchState(state),
    tableState: { state: tableState, dueAt: nextDeadline(tableState) },
    releasedSeat: releasedSeat(match.tableState, tableState),
  };
  const logMove = { stateId, seat: by, events: [], at, takeback: takebackRow, isForced: false };
  const nextMatch = withMove(match, state, logMove, tableState);
  const commit = await storage.moves.commit(move, () => matchCache.put(matchId, nextMatch));
  return commit === 'stored';
}
