import type { ChatLine, Former, Sync, TableEntry } from '@great-fire/protocol';
import { summaryOf } from '../lobby/summary';
import type { HotMatch } from '../matches/load-match';
import type { StoredMatch } from '../storage/matches';
import type { Room } from './room';
import { entriesFor, frameFor } from './seen';
import type { LiveSocket } from './types';

/** How many lines of the chat a page is given when it comes, and how many bytes in all. */
export const CHAT_LINES = 50;
const CHAT_BYTES = 3000;
const LOG_BYTES = 4000;
const TABLE_LOG_BYTES = 2000;

/** How many events of the table itself. */
export const TABLE_EVENTS = 20;

/** What is told of a table beside its moves. */
export interface Told {
  readonly events: readonly TableEntry[];
  readonly former: readonly Former[]; // who had a seat at one of the moves told, and another has it now
}

/** All that a socket needs to show the table, of a size that does not grow with the game. Of `chat` one line more than is told tells that there is more. */
export function syncFor(
  socket: LiveSocket,
  room: Room,
  match: StoredMatch,
  now: HotMatch | null,
  chat: readonly ChatLine[],
  told: Told,
  at: number,
): Omit<Sync, 'wasRemoved' | 'next'> {
  const mySeat = room.seatOf(socket);
  const lines = lastWithin(chat.slice(-CHAT_LINES), CHAT_BYTES, bytesOf);
  const entries = now === null ? [] : entriesFor(now.rules, now.recent, told.former, mySeat);
  return {
    match: summaryOf(match, room.spectators),
    rules: match.rulesVersion,
    mySeat,
    frame: now === null ? null : frameFor(now, mySeat),
    log: lastWithin(entries, LOG_BYTES, bytesOf),
    conduct: now?.conduct ?? null,
    tableLog: lastWithin(told.events, TABLE_LOG_BYTES, bytesOf),
    now: at,
    chat: lines,
    chatIsWhole: lines.length === chat.length,
    presence: room.presence(match.players, mySeat),
    commitment: match.commitment,
  };
}

const bytesOf = (item: object): number => Buffer.byteLength(JSON.stringify(item));

/** The last items whose sizes come to no more than `limit`. */
function lastWithin<T>(items: readonly T[], limit: number, size: (item: T) => number): readonly T[] {
  let left = limit;
  let first = items.length;
  for (const item of [...items].reverse()) {
    left -= size(item);
    if (left < 0) break;
    first -= 1;
  }
  return items.slice(first);
}
