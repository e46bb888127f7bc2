import type { LogEntry, TableLogEntry, ChatLine } from '@great-fire/protocol';

interface ChatState {
  readonly chat: readonly ChatLine[];
  readonly chatHasMore: boolean;
}

/**
 * Merges the newest messages from the server into the known ones. Drops the known ones if there is a gap, so that they
 * can be fetched again.
 */
export function mergeChatSync(current: ChatState, sync: ChatState): ChatState {
  const first = sync.chat[0]?.id;
  const index = current.chat.findIndex(({ id }) => id === first);
  return index < 0
    ? sync
    : { chat: [...current.chat.slice(0, index), ...sync.chat], chatHasMore: current.chatHasMore };
}

/** Prepends a page of older messages if `before` is still the first message. */
export function prependChat(current: ChatState, page: ChatState, before: string): ChatState {
  return current.chat[0]?.id === before
    ? { chat: [...page.chat, ...current.chat], chatHasMore: page.chatHasMore }
    : current;
}

/** Appends a new message or replaces a known one. Ignores a removed or reported message that is not loaded. */
export function upsertChatLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  if (chat.some(({ id }) => id === line.id))
    return chat.map((known) => (known.id === line.id ? line : known));
  const isModerated = line.removedBy !== undefined || line.reportCount !== undefined;
  return isModerated ? chat : [...chat, line];
}

export const appendMoves = (known: readonly LogEntry[], moves: readonly LogEntry[]): readonly LogEntry[] =>
  mergeRanges(known, moves, ({ stateId }) => stateId);

/**
 * Merges a range that the server sent again. Resent entries may have more `formerOwners`: players who left since then.
 */
export function mergeLog(known: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  const first = more[0]?.stateId ?? 0;
  const last = known.at(-1)?.stateId ?? 0;
  // If the ranges do not overlap, drop the known entries: only a resent entry carries the current `formerOwners`.
  if (first > last) return more;
  const resent = new Map(more.map((entry) => [entry.stateId, entry]));
  const isUpdated = ({ stateId, formerOwners = [] }: LogEntry) =>
    (resent.get(stateId)?.formerOwners?.length ?? 0) > formerOwners.length;
  const updated = known.some(isUpdated)
    ? known.map((entry) => (isUpdated(entry) ? (resent.get(entry.stateId) ?? entry) : entry))
    : known;
  return appendMoves(updated, more);
}

/** Merges a range of table events. Their ids are consecutive. */
export const mergeTableLog = (
  known: readonly TableLogEntry[],
  more: readonly TableLogEntry[],
): readonly TableLogEntry[] => mergeRanges(known, more, ({ id }) => id);

/**
 * Merges two ranges, oldest first, without duplicates. If there is a gap, drops the older range: dropped entries can
 * be fetched again, but a gap would stay hidden.
 */
function mergeRanges<T>(known: readonly T[], more: readonly T[], getId: (item: T) => number): readonly T[] {
  const [oldest, newest] = [known[0], known.at(-1)];
  const [first, last] = [more[0], more.at(-1)];
  if (first === undefined || last === undefined) return known;
  if (oldest === undefined || newest === undefined || getId(first) > getId(newest) + 1) return more;
  if (getId(last) + 1 < getId(oldest)) return known;
  const older = more.filter((item) => getId(item) < getId(oldest));
  const newer = more.filter((item) => getId(item) > getId(newest));
  return older.length + newer.length === 0 ? known : [...older, ...known, ...newer];
}
