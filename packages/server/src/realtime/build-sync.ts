import type { Seat } from '@great-fire/game';
import type { ChatLine, FormerOwner, Sync, TableLogEntry } from '@great-fire/protocol';
import { visibleOpeningHandAnswer } from '../table-setup/seats';
import { toMatchSummary } from '../lobby/match-summary';
import type { LiveMatch } from '../matches/load-match';
import type { StoredMatch } from '../entities/match';
import type { MatchRoom } from './match-room';
import { entriesFor, frameFor } from './views';

/** Maximum number of chat lines in a sync. The `..._BYTES_MAX` constants limit the bytes of each list. */
export const SYNC_CHAT_LINES = 50;
const CHAT_BYTES_MAX = 3000;
const LOG_BYTES_MAX = 4000;
const TABLE_LOG_BYTES_MAX = 2000;

/** Maximum number of table events in a sync. */
export const SYNC_TABLE_EVENTS = 20;

/** A table as one viewer may see it. */
export interface SyncContents extends Pick<Sync, 'wasKicked' | 'rematch'> {
  readonly match: StoredMatch;
  readonly liveMatch: LiveMatch | null; // null: the game has not started
  readonly chatLines: readonly ChatLine[]; // up to `SYNC_CHAT_LINES + 1`, so that `chatHasMore` is known
  readonly events: readonly TableLogEntry[];
  readonly formerOwners: readonly FormerOwner[]; // owners who lost their seat during the moves of the sync
}

/**
 * Builds the sync that a viewer needs to show the table: a seat, or a spectator (null). Its size does not grow with the
 * game. `at`: current time, ms since 1970, UTC.
 */
export function buildSync(
  { match, liveMatch, chatLines, events, formerOwners, wasKicked, rematch }: SyncContents,
  room: MatchRoom,
  viewer: Seat | null,
  at: number,
): Sync {
  const lines = takeLastWithin(chatLines.slice(-SYNC_CHAT_LINES), CHAT_BYTES_MAX, jsonBytes);
  const entries =
    liveMatch === null ? [] : entriesFor(liveMatch.rules, liveMatch.recentMoves, formerOwners, viewer);
  return {
    match: toMatchSummary(match, room.spectators),
    rulesVersion: match.rulesVersion,
    mySeat: viewer,
    myOpeningHandAnswer: visibleOpeningHandAnswer(match, viewer),
    frame: liveMatch === null ? null : frameFor(liveMatch, viewer),
    log: takeLastWithin(entries, LOG_BYTES_MAX, jsonBytes),
    tableState: liveMatch?.tableState ?? null,
    tableLog: takeLastWithin(events, TABLE_LOG_BYTES_MAX, jsonBytes),
    serverTime: at,
    chat: lines,
    chatHasMore: lines.length < chatLines.length,
    presence: room.presenceMessage(match.players),
    seedCommitment: match.commitment,
    wasKicked,
    rematch,
  };
}

const jsonBytes = (item: object): number => Buffer.byteLength(JSON.stringify(item));

/** Returns the longest end of `items` whose total size is at most `limit`. */
function takeLastWithin<T>(items: readonly T[], limit: number, sizeOf: (item: T) => number): readonly T[] {
  let remaining = limit;
  let start = items.length;
  for (const item of [...items].reverse()) {
    remaining -= sizeOf(item);
    if (remaining < 0) break;
    start -= 1;
  }
  return items.slice(start);
}
