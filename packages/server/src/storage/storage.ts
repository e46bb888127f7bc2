/**
 * The port of the storage. Its adapters are a SQLite file and a PostgreSQL database that several servers share.
 * Every method is one transaction, durable when its promise resolves. `contract-tests/` holds the requirements
 * for each adapter. Ids, hashes and JSON texts are opaque to the adapters.
 */
import type { ArchivePort } from '../archive/archive';
import type { BlockStore } from './blocks';
import type { ModerationStore } from './moderation';
import type { TableStateStore } from './table-state';
import type { PresenceStore } from './presence';
import type { EmailStore } from './emails';
import type { MatchStore } from './matches';
import type { MoveStore } from './moves';
import type { ChangeFeed } from './change-feed';
import type { NoteStore } from './notes';
import type { DateStore } from './dates';
import type { GroupStore } from './groups';
import type { TableInvitationStore } from './table-invitations';
import type { NotificationOutbox } from './notifications';
import type { NotificationTargetStore } from './notification-targets';
import type { SettingStore } from './settings';
import type { HeartbeatStore } from './heartbeat';
import type { PersonStore } from './persons';
import type { ResultStore } from './results';
import type { RetentionStore } from './retention';
import type { StatisticsStore } from './statistics';
import type { LeaseStore } from './leases';
import type { UsageStore } from './rate-limit-usage';
import type { AvailabilityPort } from './availability';
import type { ChatStore } from './chat';

export interface Storage {
  readonly persons: PersonStore;
  readonly matches: MatchStore;
  readonly moves: MoveStore;
  readonly tableState: TableStateStore;
  readonly results: ResultStore;
  readonly chat: ChatStore;
  readonly moderation: ModerationStore;
  readonly blocks: BlockStore;
  readonly notes: NoteStore;
  readonly groups: GroupStore;
  readonly tableInvitations: TableInvitationStore;
  readonly dates: DateStore;
  readonly notifications: NotificationOutbox;
  readonly notificationTargets: NotificationTargetStore;
  readonly settings: SettingStore;
  readonly heartbeat: HeartbeatStore;
  readonly emails: EmailStore;
  readonly presence: PresenceStore;
  readonly retention: RetentionStore;
  readonly statistics: StatisticsStore;
  readonly leases: LeaseStore;
  readonly archive: ArchivePort;
  readonly rateLimitUsage: UsageStore | null;
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
