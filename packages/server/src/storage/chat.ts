/** The stored chat of a table. */
import type { Seat } from '@great-fire/game';
import type { ChatChannel, LineRemover, Phrase } from '@great-fire/protocol';
import type { PersonId } from '../entities/match';

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
