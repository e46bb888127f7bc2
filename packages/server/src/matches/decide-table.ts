/** Something decided at a table beside its moves: judged, stored, and only then told. */
import { dueAt, isAgreed, standInsBetween } from '../conduct/conduct';
import type { Agreed, Decided, Table } from '../conduct/conduct';
import type { Conduct } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import type { NewDecision } from '../storage/conduct';
import type { MatchId } from '../storage/storage';
import type { MoveParts } from './apply-move';
import type { HotMatch } from './load-match';
import { takeBack } from './take-back';

type Judged = Decided | Agreed | null;

/** Says what is decided as the table stands (`now`: ms since 1970, UTC, paused or not); null: nothing. */
export type Judge = (conduct: Conduct, table: Table, now: number) => Judged | Promise<Judged>;

const TRIES = 8;

/**
 * Decides by what is stored, again where the table moved on meanwhile. Not to be run twice at once for one match
 * in one process; between processes the storage decides.
 * @throws ApiError of `judge`, `not-found`, `not-now` where the game does not run; then nothing has changed
 */
export async function decideTable(
  parts: MoveParts,
  matchId: MatchId,
  judge: Judge,
  taker: NewDecision['taker'] = null,
): Promise<Judged> {
  const { storage, hot, now } = parts;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const match = tried === 0 ? await hot.get(matchId) : await hot.read(matchId);
    if (match === null) throw refuse('not-found', 'There is no such game.', 'match');
    const { conduct, pace, owned } = match;
    const at = now();
    const judged = await judge(conduct, { pace, owned, at: conduct.pausedAt ?? at }, at);
    if (judged === null) return null;
    const isDone = isAgreed(judged)
      ? await takeBack(parts, matchId, match, judged.takeBack)
      : await decide(parts, matchId, match, { ...judged, at, taker });
    if (isDone) return judged;
    if ((await storage.matches.find(matchId))?.status !== 'running') break;
  }
  throw refuse('not-now', 'The table has moved on since; look again.');
}

/** False where the table moved on meanwhile. */
async function decide(
  { storage, hot }: MoveParts,
  matchId: MatchId,
  match: HotMatch,
  { conduct, event, standIn, at, taker }: Decided & Pick<NewDecision, 'at' | 'taker'>,
): Promise<boolean> {
  const outcome = await storage.conduct.decide({
    matchId,
    stateId: match.state.stateId,
    conducted: { conduct, dueAt: dueAt(conduct) },
    event,
    at,
    standIns: standInsBetween(match.conduct, conduct, standIn),
    ends: conduct.isAborted,
    taker,
  });
  if (outcome === 'already-seated') throw refuse('already-seated', 'You have a seat at this table.', 'seat');
  if (outcome === 'stale') return false;
  hot.conducted(matchId, match, conduct);
  if (taker === null) storage.news.tell(matchId, 'table');
  else storage.news.tell(matchId, 'seat', taker.seat);
  return true;
}
