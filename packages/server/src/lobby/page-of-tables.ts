import type { MatchPage, TableRow } from '@great-fire/protocol';
import type { MatchId, StoredMatch } from '../storage/storage';
import { cursorAfter } from './cursor';
import { rowOf } from './table-row';

const PAGE_BYTES = 20_000; // of JSON: long names in scripts of three bytes a letter make a page of fewer tables
const ROUND_BYTES = 80; // what is round the rows, the cursor included

/** A page of at most `limit` tables and 20 kB; of `found` there is one more than `limit` where the list goes on. */
export function pageOfTables(
  found: readonly StoredMatch[],
  limit: number,
  watching: ReadonlyMap<MatchId, number>,
): MatchPage {
  const matches: TableRow[] = [];
  let bytes = ROUND_BYTES;
  for (const match of found.slice(0, limit)) {
    const row = rowOf(match, watching.get(match.id) ?? 0);
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
    if (bytes > PAGE_BYTES && matches.length > 0) break;
    matches.push(row);
  }
  const last = found[matches.length - 1];
  const isLast = matches.length === found.length || last === undefined;
  return { matches, next: isLast ? null : cursorAfter(last) };
}
