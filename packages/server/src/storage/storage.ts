/**
 * What is kept, as a port: behind it a SQLite file, or a PostgreSQL database that servers share. Every
 * method is one transaction, done (durably) when its promise resolves. `contract.ts` holds what
 * each adapter must do; ids, hashes and JSON texts are opaque to it.
 */
import type { Dealt, GameOptions, Players, Seat, Step } from '@great-fire/game';
import type {
  BotLevel,
  Conduct,
  Former,
  MatchStatus,
  NextTable,
  Pace,
  TableEntry,
  TableEvent,
  TableFilter,
  TableLanguage,
  Watching,
} from '@great-fire/protocol';
import type { ArchivePort } from '../archive/archive';
import type { Again, AsksAgain, FreshTable } from './again';
import type { Arranged, Arranging } from './arrangement';
import type { BlockStore } from './blocks';
import type { CareStore } from './care';
import type { ClosedDealing, ShowsPart, ShownPart } from './dealing';
import type { ChatStore } from './talk';
import type { MailStore } from './mail';
import type { NewsPort } from './news';
import type { NoteStore } from './notes';
import type { NoticeStore, ReachStore, SettingStore } from './notices';
import type { PersonStore } from './people';
import type { ResultStore } from './results';
import type { StandingPort } from './standing';

export type PersonId = string;
export type MatchId = string;

/** A bot without a person has the seat for itself; beside a person it stands in for them. */
export interface StoredSeat {
  readonly seat: Seat;
  readonly personId: PersonId | null;
  readonly name: string;
  readonly bot: BotLevel | null; // what plays it; null: the person
  readonly isReady: boolean; // as the person says; of no account for a bot and for the host
  readonly part: string | null; // the commitment of what it adds to the deal; null: nothing
  readonly isPartShown: boolean;
}

/** What the lobby shows of a game under way; written with each move. */
export interface Progress {
  readonly status: 'running' | 'finished';
  readonly turn: number;
  readonly activeSeat: Seat | null;
  readonly step: Step;
  readonly burning: readonly string[]; // the district furthest from the first fire last
  readonly standing: readonly number[] | null; // VP that lie open for all, by seat; null: colours are hidden
}

export interface StoredMatch {
  readonly id: MatchId;
  readonly tableName: string;
  readonly players: Players;
  readonly options: GameOptions;
  readonly private: boolean;
  readonly hostId: PersonId | null; // `hostOf` tells who it is where this is nobody who sits there
  readonly commitment: string; // SHA-256 of the seed, hex
  readonly arePartsFixed: boolean; // it was started with what the seats add to the deal: none is left out any more
  readonly rulesVersion: string; // '1.0.0': it is played by these to its end
  readonly pace: Pace;
  readonly language: TableLanguage;
  readonly masksTalk: boolean | null; // swear words, from those who read; null: where anybody may find the table
  readonly watching: Watching;
  readonly conduct: Conduct | null; // null before the start, and where an earlier version began the game
  readonly status: MatchStatus;
  readonly stateId: number; // how many rows its log has
  readonly turn: number;
  readonly activeSeat: Seat | null;
  readonly step: Step | null; // null before the start, and where an earlier version made the last move
  readonly burning: readonly string[];
  readonly standing: readonly number[] | null; // null also before the start
  readonly seats: readonly StoredSeat[]; // those taken, by seat
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Kept apart from everything that any answer is made of (SEC-6). */
export interface MatchSecrets {
  readonly seed: string;
  readonly entropies: readonly string[];
  readonly dealt?: Dealt; // no adapter keeps one: for a storage that tells of a table dealt otherwise
}

export interface NewMatch {
  readonly id: MatchId;
  readonly tableName: string;
  readonly players: Players;
  readonly options: GameOptions;
  readonly private: boolean;
  readonly commitment: string;
  readonly rulesVersion: string;
  readonly pace: Pace;
  readonly language: TableLanguage;
  readonly masksTalk?: boolean | null; // left out: null
  readonly watching: Watching;
  readonly secrets: MatchSecrets;
  readonly at: number;
}

export interface NewSeat {
  readonly personId: PersonId;
  readonly name: string;
  readonly tokenHash: string; // SHA-256 of the seat token, hex
  readonly part?: string | null; // the commitment of what the seat adds to the deal; left out: nothing
}

export interface NewBot {
  readonly level: BotLevel;
  readonly names: readonly string[]; // it has the first of them that nobody at the table has
}

/** Who shows a seat's token: a person always, for a bot has none. */
export interface SeatHolder {
  readonly matchId: MatchId;
  readonly seat: Seat;
  readonly personId: PersonId;
  readonly tokenHash: string;
}

export type TakeSeat =
  | { readonly outcome: 'taken'; readonly seat: Seat }
  | {
      readonly outcome:
        | 'not-found'
        | 'already-started'
        | 'being-dealt'
        | 'part-taken'
        | 'already-seated'
        | 'removed'
        | 'not-for-you'
        | 'seat-taken'
        | 'table-full';
    };

export type LeaveSeat =
  // closed: nobody but bots was left, the table is gone; removed: whom the host does not let sit here again
  | {
      readonly outcome: 'left';
      readonly closed: boolean;
      readonly host: PersonId | null;
      readonly removed: PersonId | null;
    }
  | { readonly outcome: 'not-found' | 'already-started' | 'being-dealt' | 'not-your-seat' };

export interface PutBot {
  readonly outcome: 'put' | 'not-found' | 'not-host' | 'already-started' | 'being-dealt' | 'seat-taken';
}

export interface RemoveBot {
  readonly outcome: 'removed' | 'not-found' | 'not-host' | 'already-started' | 'being-dealt';
}

export interface ListQuery {
  readonly status: MatchStatus;
  readonly alsoPrivate?: boolean; // and games that not everybody is shown; left out: false
  readonly filter?: TableFilter; // left out: any table
  readonly limit: number;
  readonly after: { readonly createdAt: number; readonly id: MatchId } | null; // the last one of the page before
}

/** Since when nobody was there (ms since 1970, UTC); null: however long. */
export interface DesertedSince {
  readonly running: number | null;
  readonly open: number | null;
  readonly openForDays: number | null; // at the pace of a day a turn, or slower
}

export interface MatchStore {
  /**
   * Opens a table, gives its first seat to `opener`, its host, and the next to `bots`; where these take all others it is started
   * as by `arrange`.
   */
  open(match: NewMatch, opener: NewSeat, bots?: readonly NewBot[]): Promise<{ readonly began: boolean }>;
  /**
   * Seats somebody of a finished game, ready, at the next table of the same people: who asks first opens it as it was, one
   * seat on. It begins where every seat is taken and everybody is ready.
   */
  again(asks: AsksAgain, fresh: FreshTable): Promise<Again>;
  /** The table that was opened for the people of this one, and not closed since. */
  nextOf(former: MatchId): Promise<NextTable | null>;
  find(id: MatchId): Promise<StoredMatch | null>;
  /** Tables that fit, newest first; private ones, and games that not everybody is shown, only where they are asked for. */
  list(query: ListQuery): Promise<readonly StoredMatch[]>;
  /** Listed games that are watched with a delay and ended after `at`. */
  endedSince(at: number): Promise<readonly StoredMatch[]>;
  secretsOf(id: MatchId): Promise<MatchSecrets | null>;
  /** Takes `wanted`, or the first free seat; not who was removed from the table. */
  takeSeat(id: MatchId, seat: NewSeat, wanted: Seat | null, at: number): Promise<TakeSeat>;
  /** Seats a bot for the host before the start, or gives the bot that has the seat another level. */
  putBot(id: MatchId, by: PersonId, seat: Seat, bot: NewBot, at: number): Promise<PutBot>;
  /** Takes a bot out of its seat for the host before the start. */
  removeBot(id: MatchId, by: PersonId, seat: Seat, at: number): Promise<RemoveBot>;
  /** Running games that have waited for a seat which a bot plays since `before` or longer, the longest first. */
  awaitingBots(before: number, limit: number): Promise<readonly MatchId[]>;
  /** Gives a seat back before the start, or has the host remove who sits there; where the host goes, another becomes it. */
  leaveSeat(id: MatchId, seat: Seat, by: PersonId, at: number): Promise<LeaveSeat>;
  /** Whether the host removed somebody from the table. */
  wasRemoved(id: MatchId, personId: PersonId): Promise<boolean>;
  /**
   * Makes a table ready, changes it, or starts it: status `running`, or where a seat adds a part to the deal, `arePartsFixed`.
   * Tokens and parts go with their people to other seats.
   */
  arrange(id: MatchId, wish: Arranging, at: number): Promise<Arranged>;
  /** Keeps the part that a seat shows; with the last of them all become the entropies, and the status is `running`. */
  showPart(id: MatchId, shows: ShowsPart, at: number): Promise<ShownPart>;
  /** Closes a table that is being dealt for one of its people. */
  closeDealing(id: MatchId, by: PersonId, at: number): Promise<ClosedDealing>;
  /** The tables where a person sits, newest first, but for those that were closed before their game began. */
  ofPerson(
    personId: PersonId,
    limit: number,
  ): Promise<readonly { readonly match: StoredMatch; readonly seat: Seat }[]>;
  byToken(tokenHash: string): Promise<SeatHolder | null>;
  /** Games that began and stand before their first turn: a crash may have cut their start short. */
  inSetup(): Promise<readonly MatchId[]>;
  /** The versions of the rules of all tables that are open or running. */
  versionsInPlay(): Promise<readonly string[]>;
  /** Notes that somebody who sits at a table was there. */
  seen(id: MatchId, at: number): Promise<void>;
  /** Open and running tables that nobody who sits there has come to or played at since then, oldest first. */
  deserted(since: DesertedSince, limit: number): Promise<readonly MatchId[]>;
  /** Ends an open or running table as `unfinished`: it is kept, and no move is made there any more. */
  close(id: MatchId, at: number): Promise<boolean>;
  /** Removes a table with all that belongs to it. */
  remove(id: MatchId): Promise<boolean>;
  /** Says again what the lobby shows of a game that stands at `stateId`; gives it its first conduct where it has none. */
  setProgress(id: MatchId, stateId: number, progress: Progress, first: Conducted): Promise<void>;
}

/** How a table is conducted, and when something is due there that nobody asks for (ms since 1970, UTC). */
export interface Conducted {
  readonly conduct: Conduct;
  readonly dueAt: number | null;
}

/** A row of the log: a move, or that moves were taken back. */
export interface StoredMove {
  readonly stateId: number; // the state that it led to
  readonly seat: Seat;
  readonly moveId: string;
  readonly action: string; // JSON of an Action, or of what was taken back
  readonly events: string; // JSON of GameEvent[], unfiltered
  readonly at: number;
}

export interface NewMove extends StoredMove {
  readonly matchId: MatchId;
  readonly progress: Progress;
  readonly snapshot: string | null; // JSON of the state it led to, where one is due
  readonly conducted: Conducted; // of the version that the table has
  readonly freed: Seat | null; // which a bot played for its owner until now
}

/** `stale`: the match is no longer at the state before this move or conducted otherwise, and nothing was written. */
export type Commit =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'stale' }
  | { readonly outcome: 'seen'; readonly stateId: number };

export interface Snapshot {
  readonly stateId: number;
  readonly state: string;
}

export interface MoveStore {
  /**
   * Writes a move: the match goes from state `stateId - 1` to `stateId` (compare-and-swap, on the version of
   * its conduct too), with its log row, its snapshot, its clock and the lobby's columns, all or nothing. A move
   * id seen before for that seat writes nothing and tells where it led.
   */
  commit(move: NewMove): Promise<Commit>;
  /** Where a move led to, or null when it was never stored. */
  ledTo(matchId: MatchId, seat: Seat, moveId: string): Promise<number | null>;
  /** The moves that led beyond `stateId`, oldest first. */
  after(matchId: MatchId, stateId: number): Promise<readonly StoredMove[]>;
  /** The last `limit` moves that led to states before `stateId`, oldest first. */
  before(matchId: MatchId, stateId: number, limit: number): Promise<readonly StoredMove[]>;
  latestSnapshot(matchId: MatchId): Promise<Snapshot | null>;
}

/** Something decided beside the moves: it leads to the version of `conducted`. */
export interface NewDecision {
  readonly matchId: MatchId;
  readonly stateId: number; // the state that the game stands at
  readonly conducted: Conducted;
  readonly event: TableEvent;
  readonly at: number;
  readonly standIns: readonly StandIn[]; // bots that now play for an owner, and seats where none does any more
  readonly ends: boolean; // the game, which stays without a result
  readonly taker: (NewSeat & { readonly seat: Seat }) | null; // who has a seat from now on in place of its owner
}

export interface StandIn {
  readonly seat: Seat;
  readonly bot: BotLevel | null; // null: the owner plays
}

export interface ConductStore {
  /**
   * Writes a decision: the table goes to the next version of its conduct (compare-and-swap, on the state of the
   * game too) with its event and what changes at its seats, all or nothing. `stale`: the table has moved on;
   * `already-seated`: the taker sits there; in both cases nothing was written.
   */
  decide(decision: NewDecision): Promise<'decided' | 'stale' | 'already-seated'>;
  /** Running games where something is due by `now`, the longest due first. */
  due(now: number, limit: number): Promise<readonly MatchId[]>;
  /** The last `limit` events of a table, oldest first. */
  events(matchId: MatchId, limit: number): Promise<readonly TableEntry[]>;
  /** The last `limit` events of a table before the event `id`, oldest first. */
  eventsBefore(matchId: MatchId, id: number, limit: number): Promise<readonly TableEntry[]>;
  /** Those whose seat another took once the game had reached state `from`, oldest first. */
  former(matchId: MatchId, from: number): Promise<readonly Former[]>;
}

/** Somebody who watches and lets it be known. */
export interface Watcher {
  readonly personId: PersonId;
  readonly name: string;
}

/** Who is at a table: by their sockets, whatever server these are at. */
export interface Here {
  readonly seats: readonly Seat[];
  readonly looking: readonly Seat[]; // those of them whose page somebody sees
  readonly spectators: number; // people, and the sockets of nobody known
  readonly named: readonly Watcher[]; // of the spectators, at most NAMED_MAX of a process
}

/** Nobody. */
export const NOBODY_HERE: Here = { seats: [], looking: [], spectators: 0, named: [] };

/** Presence is no part of a match: it is said again and again, and goes by itself with a server that ends. */
export interface PresenceStore {
  /** Says who is at a table by the sockets of this process. */
  say(matchId: MatchId, here: Here): Promise<void>;
  /** Who is at these tables by the sockets of the other processes; a table that is not told has nobody. */
  elsewhere(matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, Here>>;
}

/** What was asked of one budget within one window of time. */
export interface Spent {
  readonly key: string;
  readonly window: number; // which one, counted from 1970
  readonly points: number;
  readonly until: number; // ms since 1970, UTC: when it may be forgotten
}

/** What all processes together were asked; null where there is only one. */
export interface SpendingStore {
  /** Adds what this process was asked; resolves to what all were asked, in the same order. */
  add(spent: readonly Spent[]): Promise<readonly number[]>;
}

/** What one of several servers does for all: whoever has the lease does it, until it runs out. */
export interface LeaseStore {
  /** Takes or keeps a lease; false where another server has it. It goes by itself after so long. */
  take(name: string, holdMs: number): Promise<boolean>;
  /** Gives a lease back, where this server has it. */
  release(name: string): Promise<void>;
  /** Forgets those that ran out: whoever had them may have ended. */
  sweep(): Promise<void>;
}

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
