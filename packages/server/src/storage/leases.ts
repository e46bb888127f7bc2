/** What several servers with one database share. */

/** What was asked of one budget within one window of time. */
export interface Usage {
  readonly key: string;
  readonly window: number; // which one, counted from 1970
  readonly points: number;
  readonly until: number; // ms since 1970, UTC: when it may be forgotten
}

/** What all processes together were asked; null where there is only one. */
export interface UsageStore {
  /** Adds what this process was asked; resolves to what all were asked, in the same order. */
  add(usages: readonly Usage[]): Promise<readonly number[]>;
}

/** What one of several servers does for all: whoever has the lease does it, until it runs out. */
export interface LeaseStore {
  /** Takes or keeps a lease; false where another server has it. It goes by itself after so long. */
  acquire(name: string, holdMs: number): Promise<boolean>;
  /** Gives a lease back, where this server has it. */
  release(name: string): Promise<void>;
  /** Forgets those that ran out: whoever had them may have ended. */
  purgeExpired(): Promise<void>;
}
