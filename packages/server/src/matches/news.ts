/**
 * Word that something was stored: which match, and what kind of change, never what. Whoever
 * hears it reads for itself, so that it may one day come from another process.
 */
import type { MatchId } from '../storage/storage';

export interface News {
  readonly matchId: MatchId;
  readonly what: 'move' | 'table' | 'closed'; // table: a seat taken or left, or the start
}

export interface NewsPort {
  readonly tell: (news: News) => void;
  /** Returns how to stop hearing. */
  readonly hear: (hearer: (news: News) => void) => () => void;
}

/** News within this process. Hearers do not throw. */
export function newsInProcess(): NewsPort {
  const hearers = new Set<(news: News) => void>();
  return {
    tell: (news) => {
      for (const hearer of hearers) hearer(news);
    },
    hear: (hearer) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
  };
}
