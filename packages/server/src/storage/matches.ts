/** Matches with their seats, as they are stored. */
import type { MatchStatus, TableFilter } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';
import { apiError } from '../errors/api-error';
import type { TableStateWrite } from './table-state';
import type { Progress, StoredMove } from './moves';
import type { Storage } from './storage';

export type MatchStore = Storage['matches'];

/** The owner of a seat token. Always a person, because bots have no tokens. */
export interface StoredSeatToken {
  readonly matchId: MatchId;
  readonly seat: Seat;
  readonly personId: PersonId;
  readonly tokenHash: string;
}

export interface ListQuery {
  readonly status: MatchStatus;
  readonly includePrivate?: boolean; // also private tables and games with restricted access; omitted: false
  readonly filter?: TableFilter; // default: any table. It searches the newest 5,000 past games after the cursor
  readonly limit: number;
  readonly after: TableCursor | null;
}

/** The last table of the page before, newest first. */
export interface TableCursor {
  readonly createdAt: number;
  readonly id: MatchId;
}

/** The order of every list. */
export const compareNewestFirst = (left: StoredMatch, right: StoredMatch): number =>
  right.createdAt - left.createdAt || (left.id < right.id ? 1 : -1);

/** The time (ms since 1970, UTC) since which no player was present. Null: never abandoned. */
export interface AbandonedBefore {
  readonly running: number | null;
  readonly open: number | null;
  readonly openCorrespondence: number | null; // with a time control of a day or more for each turn
}

/** A game after its deal and the answers about its opening hands (SET-3). */
export interface GameStart {
  readonly moves: readonly StoredMove[]; // the answers, which are the first rows of the log
  readonly progress: Progress;
  readonly tableState: TableStateWrite;
}

/** Returns a match. @throws ApiError `not-found` */
export async function requireMatch(matches: Pick<MatchStore, 'find'>, id: MatchId): Promise<StoredMatch> {
  const match = await matches.find(id);
  if (match === null) throw apiError('not-found');
  return match;
}
