/** Moves taken back by consent: stored as one row of the log, like a move, and only then told. */
import { checkTakeBack } from '@great-fire/game';
import { writeState } from '@great-fire/game/reducer';
import { afterTakeBack, freedBy } from '../conduct/after-move';
import { dueAt, othersWhoPlay } from '../conduct/conduct';
import type { Agreed } from '../conduct/conduct';
import { ruleRefusal } from '../errors/api-error';
import type { MatchId } from '../storage/storage';
import type { MoveParts } from './apply-move';
import { readLog } from './line';
import type { TakingBack } from './line';
import { moved, replayed, setupOf } from './load-match';
import type { HotMatch } from './load-match';
import { progressOf } from './progress';

/**
 * Goes back to state `to`: the same cards lie in the same order as they did there. Resolves to false where the table
 * moved on meanwhile. Not to be run twice at once for one match in one process; between processes the storage decides.
 * @throws ApiError `rule-refused` where the game cannot go back there; then nothing has changed
 * @source UNDO-3
 */
export async function takeBack(
  { storage, hot, now }: MoveParts,
  matchId: MatchId,
  match: HotMatch,
  { by, to, consent }: Agreed['takeBack'],
): Promise<boolean> {
  const { rules, state: before, pace, owned } = match;
  const stored = await storage.matches.find(matchId);
  const rows = await storage.moves.after(matchId, 0);
  if (stored === null || rows.length < before.stateId) return false;
  if (rows.length > before.stateId) {
    // Done by another process, or by this one before its answer was lost: it is told of now.
    storage.news.tell(matchId, 'move', rows.length);
    return false;
  }
  const { line, log } = readLog(rows);
  if (!line.isBehind(to)) throw ruleRefusal({ rule: 'UNDO-3', reason: 'nothing-to-take-back' });
  const entry = { keep: line.countAt(to), consent };
  const table = { pace, owned, at: now() };
  const refusal = checkTakeBack(log, entry, [by, ...othersWhoPlay(match.conduct, table, by)]);
  if (refusal !== null) throw ruleRefusal(refusal);

  const state = replayed(rules, await setupOf(storage, stored), [...log, entry]);
  const { stateId, game } = state;
  const { at } = table;
  const conduct = afterTakeBack(match.conduct, table, game.turn.seat);
  const row: TakingBack = { to, consent };
  const commit = await storage.moves.commit({
    matchId,
    stateId,
    seat: by,
    moveId: `take-back:${String(stateId)}`, // no page can send such an id
    action: JSON.stringify(row),
    events: '[]',
    at,
    progress: progressOf(rules, game),
    // What is read next must not begin with a state that was taken back.
    snapshot: writeState(state),
    conducted: { conduct, dueAt: dueAt(conduct) },
    freed: freedBy(match.conduct, conduct),
  });
  if (commit.outcome !== 'stored') return false;
  hot.advance(matchId, moved(match, state, { stateId, seat: by, events: [], at, takenBack: row }, conduct));
  storage.news.tell(matchId, 'move', stateId);
  return true;
}
