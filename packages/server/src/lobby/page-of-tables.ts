import type { MatchPage, TableRow } from '@great-fire/protocol';
import { isOfBlocked } from '../storage/blocks';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, PersonId } from '../storage/storage';
import { cursorAfter } from './cursor';
import { rowOf } from './table-row';

const PAGE_BYTES = 20_000; // of JSON: long names in scripts of three bytes a letter make a page of fewer tables
const ROUND_BYTES = 80; // what is round the rows, the cursor included

/** A table of a list, and how it is shown to anybody: null where it does not belong there as it is shown. */
export interface Listed {
  readonly match: StoredMatch;
  readonly shown: StoredMatch | null;
}

/** A page of at most `limit` tables and 20 kB; of `found` there is one more than `limit` where the list goes on. */
export function pageOfTables(
  found: readonly Listed[],
  limit: number,
  watching: ReadonlyMap<MatchId, number>,
  blocked: ReadonlySet<PersonId>, // by whoever reads it
): MatchPage {
  const matches: TableRow[] = [];
  let bytes = ROUND_BYTES;
  let looked = 0;
  for (const { match, shown } of found.slice(0, limit)) {
    // How many watch is told as it is now, of a table that is told of later too: it is nothing of its game.
    const isTold = shown !== null && !isOfBlocked(shown, blocked);
    const row = isTold ? rowOf(shown, watching.get(match.id) ?? 0, blocked) : null;
    bytes += row === null ? 0 : Buffer.byteLength(JSON.stringify(row)) + 1;
    if (bytes > PAGE_BYTES && matches.length > 0) break;
    if (row !== null) matches.push(row);
    looked += 1;
  }
  const last = found[looked - 1]?.match;
  const isLast = looked === found.length || last === undefined;
  return { matches, next: isLast ? null : cursorAfter(last) };
}
