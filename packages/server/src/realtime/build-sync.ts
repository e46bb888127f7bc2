import type { ChatLine, FormerOwner, Sync, TableLogEntry } from '@great-fire/protocol';
import { toMatchSummary } from '../lobby/match-summary';
import type { LiveMatch } from '../matches/load-match';
import type { StoredMatch } from '../entities/match';
import type { MatchRoom } from './match-room';
import { entriesFor, frameFor } from './views';
import type { GameSocket } from './socket-types';

/** Maximum number of chat lines in a sync. The `..._BYTES_MAX` constants limit the bytes of each list. */
export const CHAT_LINES = 50;
const CHAT_BYTES_MAX = 3000;
const LOG_BYTES_MAX = 4000;
const TABLE_LOG_BYTES_MAX = 2000;

/** Maximum number of table events in a sync. */
export const TABLE_EVENTS = 20;

/** The history in a sync beside the moves. */
export interface SyncHistory {
  readonly events: readonly TableLogEntry[];
  readonly formerOwners: readonly FormerOwner[]; // owners who lost their seat during the moves of the sync
}

/**
 * Builds the sync that a socket needs to show the table. Its size does not grow with the game. The caller passes up to
 * `CHAT_LINES + 1` lines as `chat`, so that `chatHasMore` is known.
 */
export function buildSync(
  socket: GameSocket,
  room: MatchRoom,
  match: StoredMatch,
  liveMatch: LiveMatch | null,
  chat: readonly ChatLine[],
  history: SyncHistory,
  at: number,
): Omit<Sync, 'wasKicked' | 'rematch'> {
  const mySeat = room.seatOf(socket);
  const lines = takeLastWithin(chat.slice(-CHAT_LINES), CHAT_BYTES_MAX, jsonBytes);
  const entries =
    liveMatch === null
      ? []
      : entriesFor(liveMatch.rules, liveMatch.recentMoves, history.formerOwners, mySeat);
  return {
    match: toMatchSummary(match, room.spectators),
    rulesVersion: match.rulesVersion,
    mySeat,
    frame: liveMatch === null ? null : frameFor(liveMatch, mySeat),
    log: takeLastWithin(entries, LOG_BYTES_MAX, jsonBytes),
    tableState: liveMatch?.tableState ?? null,
    tableLog: takeLastWithin(history.events, TABLE_LOG_BYTES_MAX, jsonBytes),
    serverTime: at,
    chat: lines,
    chatHasMore: lines.length < chat.length,
    presence: room.presenceFor(match.players, mySeat),
    seedCommitment: match.commitment,
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
