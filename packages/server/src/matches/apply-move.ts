/** The heart: one decision of one seat, judged, done, stored, and only then told. */
import type { Action, Seat } from '@great-fire/game';
import { reduce, writeState } from '@great-fire/game/reducer';
import type { MatchState } from '@great-fire/game/reducer';
import { afterMove, freedBy } from '../conduct/after-move';
import type { Onward } from '../conduct/after-move';
import { dueAt, isStoodIn } from '../conduct/conduct';
import { refuse, ruleRefusal } from '../errors/api-error';
import type { ApiError } from '../errors/api-error';
import type { Commit, NewMove } from '../storage/moves';
import type { MatchId, Storage } from '../storage/storage';
import type { HotMatches } from './hot-matches';
import { awaitedAt, moved } from './load-match';
import type { HotMatch } from './load-match';
import { progressOf } from './progress';

export interface MoveRequest {
  readonly matchId: MatchId;
  readonly seat: Seat; // as the server knows the sender, never as the message says
  readonly action: Action;
  readonly stateId: number; // the state that the sender saw
  readonly moveId: string;
  readonly isBots?: boolean; // a bot that plays the seat sends it
}

export interface MoveDone {
  readonly stateId: number; // the state that the move led to
}

export interface MoveParts {
  readonly storage: Storage;
  readonly hot: HotMatches;
  readonly now: () => number;
}

/** Every so many moves a state is written beside the log, which spares reading all of that. */
export const SNAPSHOT_EVERY = 25;

/**
 * Makes a move. Not to be run twice at once for one match in one process; between processes the
 * storage decides. A move id seen before for that seat gets the answer it got then.
 * @throws ApiError `stale`, `not-found`, `paused`, `stood-in` or `rule-refused`; then nothing has changed
 */
export async function applyMove(parts: MoveParts, request: MoveRequest): Promise<MoveDone> {
  const { matchId, seat, action, stateId } = request;
  const match = await parts.hot.get(matchId, stateId);
  if (match === null || match.state.stateId !== stateId) return beforeNow(parts, request);
  const barred = whyBarred(match, request);
  if (barred !== null) {
    // Another process may have ended what bars it.
    const now = await parts.hot.read(matchId);
    if (now === null || now.state.stateId !== stateId) return beforeNow(parts, request);
    const still = whyBarred(now, request);
    if (still !== null) throw still;
    return applyMove(parts, request);
  }
  const refusal = match.rules.check(match.state.game, seat, action);
  if (refusal !== null) {
    // Sent again after it ended the game or the turn, a move is no longer legal, but it was made.
    const seen = await parts.storage.moves.ledTo(matchId, seat, request.moveId);
    if (seen !== null) return { stateId: seen };
    throw ruleRefusal(refusal);
  }
  return store(parts, request, match);
}

async function store(parts: MoveParts, request: MoveRequest, match: HotMatch): Promise<MoveDone> {
  const { stored, after } = made(match, request, parts.now());
  const commit = await parts.storage.moves.commit(stored);
  return settle(parts, request, commit, () => {
    parts.hot.advance(request.matchId, after);
    return { stateId: stored.stateId };
  });
}

/**
 * A move as it is to be stored, and the match after it. `at`: now, ms since 1970, UTC.
 * @throws IllegalAction where the rules refuse it
 */
export function made(
  match: HotMatch,
  { matchId, seat, action, moveId }: MoveRequest,
  at: number,
): { readonly stored: NewMove; readonly after: HotMatch } {
  const { next, events } = reduce(match.rules, match.state, seat, action);
  const { stateId } = next;
  const table = { pace: match.pace, owned: match.owned, at };
  const conduct = afterMove(match.conduct, table, onward(match.state, next));
  // Field by field: V8 takes 5 to 10 us for fields that come after a spread.
  const stored: NewMove = {
    matchId,
    seat,
    moveId,
    stateId,
    at,
    action: JSON.stringify(action),
    events: JSON.stringify(events),
    progress: progressOf(match.rules, next.game),
    snapshot: isSnapshotDue(next) ? writeState(next) : null,
    conducted: { conduct, dueAt: dueAt(conduct) },
    freed: freedBy(match.conduct, conduct),
  };
  return { stored, after: moved(match, next, { stateId, seat, events, at, takenBack: null }, conduct) };
}

async function settle(
  parts: MoveParts,
  request: MoveRequest,
  commit: Commit,
  advance: () => MoveDone,
): Promise<MoveDone> {
  const { matchId } = request;
  switch (commit.outcome) {
    case 'stored': {
      const done = advance();
      parts.storage.news.tell(matchId, 'move', done.stateId);
      return done;
    }
    case 'seen':
      // Stored by another process, or by this one before its answer was lost: it is told of now.
      await parts.hot.get(matchId, commit.stateId);
      parts.storage.news.tell(matchId, 'move', commit.stateId);
      return { stateId: commit.stateId };
    case 'stale': {
      // Another process was faster: what it stored is the truth.
      const now = await parts.hot.read(matchId);
      const seen = await parts.storage.moves.ledTo(matchId, request.seat, request.moveId);
      if (seen === null) {
        if (await isClosed(parts, matchId)) throw closed();
        // The game stands where it stood: something was decided beside the moves.
        if (now?.state.stateId === request.stateId) return applyMove(parts, request);
        throw stale();
      }
      // It was stored while its own repetition was under way.
      parts.storage.news.tell(matchId, 'move', seen);
      return { stateId: seen };
    }
  }
}

function isSnapshotDue({ stateId, game }: MatchState): boolean {
  return game.result !== null || stateId % SNAPSHOT_EVERY === 0;
}

/** Whose turn it is after a move, and whether that is another turn; in the set-up each decision is one. */
function onward({ game: { turn: before } }: MatchState, next: MatchState): Onward {
  const { turn } = next.game;
  const isNewTurn = turn.number === 0 || turn.number !== before.number || turn.seat !== before.seat;
  return { seat: awaitedAt(next), isNewTurn };
}

/** Why this seat is not to move whatever the rules say, or null. */
function whyBarred({ conduct, owned }: HotMatch, { seat, isBots = false }: MoveRequest): ApiError | null {
  if (conduct.pausedAt !== null)
    return refuse('paused', 'The game is paused; anyone at the table may resume it.');
  // A bot that went on would answer for those who were asked.
  if (isBots && conduct.takeBackAsked !== null)
    return refuse('not-now', 'The players decide whether to take moves back.');
  if (isBots && owned[seat] === true && !isStoodIn(conduct, seat))
    return refuse('not-your-seat', 'The owner of this seat plays it.');
  if (isStoodIn(conduct, seat) && !isBots)
    return refuse('stood-in', 'A bot plays this seat for you; take it back first.');
  return null;
}

/** A move on another state than the present one: made before, or too late. */
async function beforeNow({ storage, hot }: MoveParts, request: MoveRequest): Promise<MoveDone> {
  const seen = await storage.moves.ledTo(request.matchId, request.seat, request.moveId);
  if (seen !== null) return { stateId: seen };
  const match = hot.peek(request.matchId);
  if (match === null && (await storage.matches.find(request.matchId)) === null) {
    throw refuse('not-found', 'There is no such table.', 'match');
  }
  throw stale();
}

async function isClosed({ storage }: MoveParts, matchId: MatchId): Promise<boolean> {
  return (await storage.matches.find(matchId))?.status === 'unfinished';
}

const closed = () => refuse('table-closed', 'This table was closed before its game was over.');
const stale = () => refuse('stale', 'The game has moved on since; look again.', 'stateId');
