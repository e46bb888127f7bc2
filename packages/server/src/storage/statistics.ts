/** Counts for the operator. None is about one person. */
interface ServerStatistics {
  readonly people: number;
  readonly groups: number;
  readonly seenSince: number; // people with a device seen since the given time
  readonly tables: Readonly<Record<'open' | 'running' | 'finished' | 'unfinished', number>>;
  readonly finishedSince: number; // games that ended since the given time
  readonly moves: number;
  readonly databaseBytes: number;
}

export interface StatisticsStore {
  /** Counts everything, and some from `since` on (ms since 1970, UTC). Reads no log of moves, which would take long. */
  read(since: number): Promise<ServerStatistics>;
}
