/**
 * Word that something was stored: which match, and what kind of change, never what. Whoever
 * hears it reads for itself, for it may come from another process.
 */
import type { MatchId } from './storage';

export const NEWS_KINDS = [
  'move',
  'table', // a seat taken or left, or the start
  'closed',
  'chat',
  'mutes', // a person hears somebody no more, or again
  'presence', // who is at a table, at this server or another
  'seat', // another person has a seat: who had it is to be shown no more of it
  'keys', // a person has a key less: who still shows it is nobody
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export interface News {
  readonly matchId: MatchId; // of `keys` and `mutes`: the person, wherever they are
  readonly what: NewsKind;
  readonly id: number; // of the state that a move led to, of a line of the chat, or the seat; else 0
  readonly isFromHere: boolean; // what it tells of was done by this process
}

export interface NewsHearer {
  readonly hear: (news: News) => void;
  /** Some may have been missed: what is shown must be read anew. */
  readonly missed: () => void;
}

export interface NewsPort {
  /** Tells this process of what it did itself; others hear of it through the storage. */
  readonly tell: (matchId: MatchId, what: NewsKind, id?: number) => void;
  /** Returns how to stop hearing. Hearers do not throw. */
  readonly hear: (hearer: NewsHearer) => () => void;
}

/** The hearers of one process. */
export class Hearers implements NewsPort {
  private readonly all = new Set<NewsHearer>();

  readonly tell = (matchId: MatchId, what: NewsKind, id = 0): void => {
    this.pass({ matchId, what, id, isFromHere: true });
  };

  readonly hear = (hearer: NewsHearer): (() => void) => {
    this.all.add(hearer);
    return () => this.all.delete(hearer);
  };

  pass(news: News): void {
    for (const { hear } of this.all) hear(news);
  }

  missed(): void {
    for (const { missed } of this.all) missed();
  }
}
