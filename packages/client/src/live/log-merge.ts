import type { LogEntry, TableLogEntry } from '@great-fire/protocol';

/** The log with moves just heard of. */
export const appendMoves = (known: readonly LogEntry[], moves: readonly LogEntry[]): readonly LogEntry[] =>
  mergeRanges(known, moves, ({ stateId }) => stateId);

/** The log with a stretch of it that the server told anew: who has left since then may be told with it. */
export function mergeLog(known: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  const first = more[0]?.stateId ?? 0;
  const last = known.at(-1)?.stateId ?? 0;
  // Of an entry that is not told anew nobody knows whether it was somebody's last.
  if (first > last) return more;
  const resent = new Map(more.map((entry) => [entry.stateId, entry]));
  const isUpdated = ({ stateId, formerOwners = [] }: LogEntry) =>
    (resent.get(stateId)?.formerOwners?.length ?? 0) > formerOwners.length;
  const updated = known.some(isUpdated)
    ? known.map((entry) => (isUpdated(entry) ? (resent.get(entry.stateId) ?? entry) : entry))
    : known;
  return appendMoves(updated, more);
}

/** The events of the table with a stretch of them; their ids are consecutive. */
export const mergeTableLog = (
  known: readonly TableLogEntry[],
  more: readonly TableLogEntry[],
): readonly TableLogEntry[] => mergeRanges(known, more, ({ id }) => id);

/**
 * One stretch out of two, oldest first, each item once. Where a hole lies between them the older one is let go: it
 * can be fetched again, a hole cannot be seen.
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
