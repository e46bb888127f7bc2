import type { LogEntry, TableEntry } from '@great-fire/protocol';

/** The log with moves just heard of. */
export const movedOn = (known: readonly LogEntry[], moves: readonly LogEntry[]): readonly LogEntry[] =>
  joined(known, moves, ({ stateId }) => stateId);

/** The log with a stretch of it that the server told anew: who has left since then may be told with it. */
export function mergeLog(known: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  const first = more[0]?.stateId ?? 0;
  const last = known.at(-1)?.stateId ?? 0;
  // Of an entry that is not told anew nobody knows whether it was somebody's last.
  if (first > last) return more;
  const anew = new Map(more.map((entry) => [entry.stateId, entry]));
  const isTold = ({ stateId, lastOf = [] }: LogEntry) =>
    (anew.get(stateId)?.lastOf?.length ?? 0) > lastOf.length;
  const told = known.some(isTold)
    ? known.map((entry) => (isTold(entry) ? (anew.get(entry.stateId) ?? entry) : entry))
    : known;
  return movedOn(told, more);
}

/** The events of the table with a stretch of them; their ids are consecutive. */
export const mergeTableLog = (
  known: readonly TableEntry[],
  more: readonly TableEntry[],
): readonly TableEntry[] => joined(known, more, ({ id }) => id);

/**
 * One stretch out of two, oldest first, each item once. Where a hole lies between them the older one is let go: it
 * can be fetched again, a hole cannot be seen.
 */
function joined<T>(known: readonly T[], more: readonly T[], placeOf: (item: T) => number): readonly T[] {
  const [oldest, newest] = [known[0], known.at(-1)];
  const [first, last] = [more[0], more.at(-1)];
  if (first === undefined || last === undefined) return known;
  if (oldest === undefined || newest === undefined || placeOf(first) > placeOf(newest) + 1) return more;
  if (placeOf(last) + 1 < placeOf(oldest)) return known;
  const earlier = more.filter((item) => placeOf(item) < placeOf(oldest));
  const news = more.filter((item) => placeOf(item) > placeOf(newest));
  return earlier.length + news.length === 0 ? known : [...earlier, ...known, ...news];
}
