import type { LogEntry, TableEntry } from '@great-fire/protocol';

/**
 * One log out of two stretches of it, oldest first, each entry once. Where a hole lies between them the
 * older stretch is let go: it can be fetched again, a hole cannot be seen.
 */
export function mergeLog(known: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  const first = more[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return known.length > 0 ? known : more;
  const oldest = known[0];
  const lastOfMore = more.at(-1);
  if (oldest !== undefined && lastOfMore !== undefined && lastOfMore.stateId < oldest.stateId) {
    return [...more, ...known];
  }
  if (first.stateId > last.stateId + 1) return more;
  const news = more.filter((entry) => entry.stateId > last.stateId);
  const earlier = more.filter((entry) => oldest !== undefined && entry.stateId < oldest.stateId);
  return news.length + earlier.length === 0 ? known : [...earlier, ...known, ...news];
}

/** The events of the table that are known, with those just heard: oldest first, each once. */
export function mergeTableLog(
  known: readonly TableEntry[],
  heard: readonly TableEntry[],
): readonly TableEntry[] {
  const last = known.at(-1)?.id ?? -1;
  const news = heard.filter(({ id }) => id > last);
  return news.length === 0 ? known : [...known, ...news];
}
