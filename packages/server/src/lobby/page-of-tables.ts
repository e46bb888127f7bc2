import type { MatchPage, TableRow } from '@great-fire/protocol';
import { isOfBlocked } from '../storage/blocks';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, PersonId } from '../storage/storage';
import { cursorAfter } from './cursor';
import { rowOf } from './table-row';

const PAGE_BYTES = 20_000; // of JSON: long names in scripts of three bytes a letter make a page of fewer tables
const ROUND_BYTES = 80; // what is round the rows, the cursor included

/** A page of at most `limit` tables and 20 kB; of `found` there is one more than `limit` where the list goes on. */
export function pageOfTables(
  found: readonly StoredMatch[], // as spectators see them
  limit: number,
  watching: ReadonlyMap<MatchId, number>,
  blocked: ReadonlySet<PersonId>, // by the reader
): MatchPage {
  const matches: TableRow[] = [];
  let bytes = ROUND_BYTES;
  let looked = 0;
  for (const match of found.slice(0, limit)) {
    // The number of spectators is the current one, even of a delayed table: it says nothing about the game.
    const row = isOfBlocked(match, blocked) ? null : rowOf(match, watching.get(match.id) ?? 0, blocked);
    bytes += row === null ? 0 : Buffer.byteLength(JSON.stringify(row)) + 1;
    if (bytes > PAGE_BYTES && matches.length > 0) break;
    if (row !== null) matches.push(row);
    looked += 1;
  }
  const last = found[looked - 1];
  const isLast = looked === found.length || last === undefined;
  return { matches, next: isLast ? null : cursorAfter(last) };
}
