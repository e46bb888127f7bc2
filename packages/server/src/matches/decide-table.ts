/** Something decided at a table beside its moves: judged, stored, and only then told. */
import { dueAt, standInsBetween } from '../conduct/conduct';
import type { Decided, Table } from '../conduct/conduct';
import type { Conduct } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import type { MatchId, NewDecision } from '../storage/storage';
import type { MoveParts } from './apply-move';

/** Says what is decided as the table stands (`now`: ms since 1970, UTC, paused or not); null: nothing. */
export type Judge = (conduct: Conduct, table: Table, now: number) => Decided | null;

const TRIES = 8;

/**
 * Decides by what is stored, again where the table moved on meanwhile. Not to be run twice at once for one match
 * in one process; between processes the storage decides.
 * @throws ApiError of `judge`, `not-found`, `not-now` where the game does not run; then nothing has changed
 */
export async function decideTable(
  { storage, hot, now }: MoveParts,
  matchId: MatchId,
  judge: Judge,
  taker: NewDecision['taker'] = null,
): Promise<Decided | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const match = tried === 0 ? await hot.get(matchId) : await hot.read(matchId);
    if (match === null) throw refuse('not-found', 'There is no such game.', 'match');
    const { conduct, pace, owned, state } = match;
    const at = now();
    const judged = judge(conduct, { pace, owned, at: conduct.pausedAt ?? at }, at);
    if (judged === null) return null;
    const outcome = await storage.conduct.decide({
      matchId,
      stateId: state.stateId,
      conducted: { conduct: judged.conduct, dueAt: dueAt(judged.conduct) },
      event: judged.event,
      at,
      standIns: standInsBetween(conduct, judged.conduct),
      taker,
    });
    if (outcome === 'already-seated')
      throw refuse('already-seated', 'You have a seat at this table.', 'seat');
    if (outcome === 'decided') {
      hot.conducted(matchId, match, judged.conduct);
      if (taker === null) storage.news.tell(matchId, 'table');
      else storage.news.tell(matchId, 'seat', taker.seat);
      return judged;
    }
    if ((await storage.matches.find(matchId))?.status !== 'running') break;
  }
  throw refuse('not-now', 'The table has moved on since; look again.');
}
