/** The points of one rate limit within one window. */
export interface Usage {
  readonly key: string;
  readonly window: number; // number of the window since 1970
  readonly points: number;
  readonly until: number; // ms since 1970, UTC: when the record may be deleted
}

/** The points that all processes together have used. Null if there is only one process. */
export interface UsageStore {
  /** Adds the points of this process. Resolves to the totals of all processes, in the same order. */
  add(usages: readonly Usage[]): Promise<readonly number[]>;
}
