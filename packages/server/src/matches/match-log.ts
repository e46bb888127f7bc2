/** Reads the log of a match in pages, so that a long log never holds the event loop. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { MatchLogEntry } from '@great-fire/game/record';
import type { MatchId } from '../entities/match';
import type { StoredMove } from '../storage/moves';
import type { Storage } from '../storage/storage';
import { Timeline, isOpeningHandAnswer, isTakeback, parseDecision, type RowRange } from './timeline';

/** Rows of a page. Parsing and applying them takes some milliseconds. */
const PAGE_ROWS = 100;

/** Yields the rows of a range, oldest first, and lets other work run between two pages. */
export async function* readLog(
  { moves }: Pick<Storage, 'moves'>,
  matchId: MatchId,
  { after, upTo }: RowRange,
): AsyncGenerator<readonly StoredMove[]> {
  for (let from = after; from < upTo; from += PAGE_ROWS) {
    if (from > after) await yieldToEventLoop();
    yield await moves.after(matchId, from, Math.min(from + PAGE_ROWS, upTo));
  }
}

/** Loads the timeline of the log up to state `stateId`, the current one. */
export async function loadTimeline(
  storage: Pick<Storage, 'moves'>,
  matchId: MatchId,
  stateId: number,
): Promise<Timeline> {
  const rows = await storage.moves.takebacks(matchId);
  const takebacks = rows.flatMap((row) => {
    const decision = parseDecision(row);
    return isTakeback(decision) && row.stateId <= stateId ? [{ stateId: row.stateId, to: decision.to }] : [];
  });
  return new Timeline(stateId, takebacks);
}

/**
 * Returns whether a takeback may return to a state. The answers for the opening hands stay, because the server gave
 * them and asks no seat. @source UNDO-3
 */
export async function canTakeBackTo(
  { moves }: Pick<Storage, 'moves'>,
  matchId: MatchId,
  timeline: Timeline,
  stateId: number,
): Promise<boolean> {
  if (!timeline.canRevertTo(stateId)) return false;
  const [next] = await moves.after(matchId, stateId, stateId + 1);
  if (next === undefined) return false;
  const decision = parseDecision(next);
  return isTakeback(decision) || !isOpeningHandAnswer(decision);
}

/** Loads the whole log of a match in the form that the rules read. */
export async function loadLog(
  storage: Pick<Storage, 'moves'>,
  matchId: MatchId,
  stateId: number,
): Promise<readonly MatchLogEntry[]> {
  const timeline = await loadTimeline(storage, matchId, stateId);
  const log: MatchLogEntry[] = [];
  for await (const rows of readLog(storage, matchId, { after: 0, upTo: stateId }))
    for (const row of rows) {
      const decision = parseDecision(row);
      log.push(
        isTakeback(decision)
          ? { keep: timeline.moveCountAt(decision.to), consent: decision.consent }
          : { seat: row.seat, action: decision },
      );
    }
  return log;
}
