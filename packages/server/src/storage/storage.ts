/**
 * The port of the storage. Its adapters are a SQLite file and a PostgreSQL database that several servers share.
 * Every method is one transaction, durable when its promise resolves. `sql/` declares the stores that are written once
 * for both. `contract-tests/` holds the requirements for each adapter. Ids, hashes and JSON texts are opaque to them.
 */
import type { ArchivePort } from '../archive/archive';
import type { PresenceStore } from './presence';
import type { MoveStore } from './moves';
import type { ChangeFeed } from './change-feed';
import type { LeaseStore } from './leases';
import type { AvailabilityPort } from './availability';
import type { SqlStores } from './sql/stores';

export interface Storage extends SqlStores {
  readonly moves: MoveStore;
  readonly presence: PresenceStore;
  readonly leases: LeaseStore;
  readonly archive: ArchivePort;
  readonly changes: ChangeFeed;
  readonly availability: AvailabilityPort;
  close(): Promise<void>;
}

/** The storage cannot be opened. The message is one line for the operator. */
export class StorageOpenError extends Error {
  override readonly name = 'StorageOpenError';
}

/** The storage cannot be opened for now: it does not answer, or the disk is full. Waiting is enough. */
export class StorageNotReachableError extends StorageOpenError {}
