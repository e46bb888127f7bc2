import type { MatchPage, MatchListItem } from '@great-fire/protocol';
import { isHostedByBlocked } from '../storage/blocks';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';
import { encodeCursor } from '../http/cursor';
import { toListItem } from './list-item';

const MAX_PAGE_BYTES = 20_000; // of JSON; long names in 3-byte letters reduce the number of tables
const ENVELOPE_BYTES = 80; // JSON around the rows, including the cursor

/**
 * Builds a page of at most `limit` tables and 20 kB. The caller passes one more table than `limit` if the list
 * continues.
 */
export function buildTablePage(
  tables: readonly StoredMatch[],
  limit: number,
  spectatorCounts: ReadonlyMap<MatchId, number>,
  blockedIds: ReadonlySet<PersonId>, // persons that the reader blocks
  tiedPlaces: ReadonlyMap<MatchId, readonly number[]> = new Map(),
): MatchPage {
  const matches: MatchListItem[] = [];
  let bytes = ENVELOPE_BYTES;
  let examinedCount = 0;
  for (const match of tables.slice(0, limit)) {
    const item = isHostedByBlocked(match, blockedIds)
      ? null
      : toListItem(match, spectatorCounts.get(match.id) ?? 0, blockedIds, tiedPlaces.get(match.id));
    bytes += item === null ? 0 : Buffer.byteLength(JSON.stringify(item)) + 1;
    if (bytes > MAX_PAGE_BYTES && matches.length > 0) break;
    if (item !== null) matches.push(item);
    examinedCount += 1;
  }
  const last = tables[examinedCount - 1];
  const isLast = examinedCount === tables.length || last === undefined;
  return { matches, nextCursor: isLast ? null : encodeCursor(last.createdAt, last.id) };
}
