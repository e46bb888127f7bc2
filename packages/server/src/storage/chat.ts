/** The stored chat of a table. */
import type { Seat } from '@great-fire/game';
import type { ChatChannel, LineRemover, Phrase } from '@great-fire/protocol';
import type { MatchId, PersonId } from '../entities/match';

export interface StoredChatLine {
  readonly id: number; // the order of all lines; kept from clients, because it shows how many lines there are
  readonly key: string; // public id
  readonly channel: ChatChannel;
  readonly seat: Seat | null; // null: the author had no seat
  readonly name: string;
  readonly text: string; // with references in place of mentioned names; '' for a phrase
  readonly phrase: Phrase | null;
  readonly at: number; // ms since 1970, UTC
  readonly personId: PersonId | null; // the author, whom only the author may see; null: unknown
  readonly removedBy: LineRemover | null;
  readonly reports: number; // number of persons with an unresolved report
}

export type NewChatLine = Omit<StoredChatLine, 'id' | 'removedBy' | 'reports'>;

export interface ChatStore {
  add(matchId: MatchId, line: NewChatLine): Promise<StoredChatLine>;
  find(matchId: MatchId, id: number): Promise<StoredChatLine | null>;
  byKey(matchId: MatchId, key: string): Promise<StoredChatLine | null>;
  /** The last `limit` lines that pass the filter, oldest first. */
  history(matchId: MatchId, limit: number, filter: ChatFilter): Promise<readonly StoredChatLine[]>;
}

/** Selects lines of a table. A filter without fields selects all of them. */
interface ChatFilter {
  readonly playersOnly?: boolean; // without the lines of spectators
  readonly before?: number | undefined; // only lines with a smaller id
  readonly reader?: PersonId | null; // without the lines of persons whom the reader muted or blocked
}
