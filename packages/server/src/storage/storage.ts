/**
 * What is kept, as a port: behind it a SQLite file, or a PostgreSQL database that servers share. Every
 * method is one transaction, done (durably) when its promise resolves. `contract.ts` holds what
 * each adapter must do; ids, hashes and JSON texts are opaque to it.
 */
import type { ArchivePort } from '../archive/archive';
import type { BlockStore } from './blocks';
import type { CareStore } from './care';
import type { ConductStore } from './conduct';
import type { PresenceStore } from './here';
import type { MailStore } from './mail';
import type { MatchStore } from './matches';
import type { MoveStore } from './moves';
import type { NewsPort } from './news';
import type { NoteStore } from './notes';
import type { NoticeStore, ReachStore, SettingStore } from './notices';
import type { PersonStore } from './people';
import type { ResultStore } from './results';
import type { LeaseStore, SpendingStore } from './several';
import type { StandingPort } from './standing';
import type { ChatStore } from './talk';

export type PersonId = string;
export type MatchId = string;

export interface Storage {
  readonly persons: PersonStore;
  readonly matches: MatchStore;
  readonly moves: MoveStore;
  readonly conduct: ConductStore;
  readonly results: ResultStore;
  readonly chat: ChatStore;
  readonly care: CareStore;
  readonly blocks: BlockStore;
  readonly notes: NoteStore;
  readonly notices: NoticeStore;
  readonly reach: ReachStore;
  readonly settings: SettingStore;
  readonly mail: MailStore;
  readonly presence: PresenceStore;
  readonly leases: LeaseStore;
  readonly archive: ArchivePort;
  readonly spending: SpendingStore | null;
  readonly news: NewsPort;
  readonly standing: StandingPort;
  close(): Promise<void>;
}

/** The storage cannot be reached, or cannot write, for now. Whether what was asked is done is not known. */
export class StorageLost extends Error {
  override readonly name = 'StorageLost';
}

/** The storage cannot be opened; the message is one line for whoever starts the server. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** So it is for now: no answer comes, or the disk is full. Nobody need do anything but wait. */
export class StorageOutOfReach extends StorageUnavailable {}
