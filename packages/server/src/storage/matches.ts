/** Tables as they are kept, with who sits there. */
import type { Dealt, GameOptions, Players, Seat, Step } from '@great-fire/game';
import type {
  BotLevel,
  Conduct,
  MatchStatus,
  NextTable,
  Pace,
  TableFilter,
  TableLanguage,
  Watching,
} from '@great-fire/protocol';
import type { Again, AsksAgain, FreshTable } from './again';
import type { Arranged, Arranging } from './arrangement';
import type { Conducted } from './conduct';
import type { ClosedDealing, ShownPart, ShowsPart } from './dealing';
import type { Progress } from './moves';
import type { MatchId, PersonId } from './storage';

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
