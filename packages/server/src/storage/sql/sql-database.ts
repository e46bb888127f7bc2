/** The interface of a database for the stores that are written once. */
import type { Change } from '../change-feed';
import type { Dialect } from './dialect';
import type { Db } from './schema';

/** Adds a change to those that the transaction publishes. */
export type PublishOnCommit = (change: Change) => void;

export interface SqlDatabase {
  readonly db: Db;
  readonly dialect: Dialect;
  /** Runs `work` in one transaction, which writes everything or nothing. Publishes its changes once they are durable. */
  readonly transact: <T>(work: (tx: Db, publish: PublishOnCommit) => Promise<T>) => Promise<T>;
}
