/** A lease is the time-limited right of one server to run a job for all. */
export interface LeaseStore {
  /** Takes or renews a lease for `holdMs`. Resolves to false if another server holds it. */
  acquire(name: string, holdMs: number): Promise<boolean>;
  /** Gives a lease back if this server holds it. */
  release(name: string): Promise<void>;
  /** Deletes expired leases, whose servers may have ended. */
  purgeExpired(): Promise<void>;
}
