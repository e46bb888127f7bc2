/** What was said at a table, as it is kept. */
import type { Seat } from '@great-fire/game';
import type { ChatChannel, LineRemover, Phrase } from '@great-fire/protocol';
import type { MatchId, PersonId } from './storage';

export interface StoredChatLine {
  readonly id: number; // the order of all lines; told to nobody, for it would tell how many there are
  readonly key: string; // what others know it by
  readonly channel: ChatChannel;
  readonly seat: Seat | null; // null: of somebody who did not sit there
  readonly name: string;
  readonly text: string; // with references in place of the names of those it mentions; '' beside a phrase
  readonly phrase: Phrase | null;
  readonly at: number; // ms since 1970, UTC
  readonly personId: PersonId | null; // who wrote it, told to nobody but them; null: nobody known
  readonly removedBy: LineRemover | null;
  readonly reports: number; // of people who reported it, as long as nobody decided
}

export type NewChatLine = Omit<StoredChatLine, 'id' | 'removedBy' | 'reports'>;

export interface ChatStore {
  add(matchId: MatchId, line: NewChatLine): Promise<StoredChatLine>;
  find(matchId: MatchId, id: number): Promise<StoredChatLine | null>;
  byKey(matchId: MatchId, key: string): Promise<StoredChatLine | null>;
  /** The last `limit` lines that pass the filter, oldest first. */
  history(matchId: MatchId, limit: number, filter: ChatFilter): Promise<readonly StoredChatLine[]>;
}

/** Which lines of a table are read. A filter without fields lets all of them pass. */
export interface ChatFilter {
  readonly playersOnly?: boolean; // leaves the lines of spectators out
  readonly playersUntil?: number; // leaves the lines out that players wrote after it: ms since 1970, UTC
  readonly before?: number | undefined; // only lines with a smaller id
  readonly reader?: PersonId | null; // leaves the lines out of people whom the reader muted
}

/** In the words of SQL: a line that players may read. Before there were channels a line was of whoever wrote it. */
export const PLAYERS_CHANNEL_SQL = `(channel = 'players' OR channel IS NULL AND seat IS NOT NULL)`;

/** In the words of SQL: how many reports a line has that are not settled. */
export const OPEN_REPORTS_SQL = '(SELECT count(*) FROM reports WHERE line_id = chat.id AND settled = 0)';
