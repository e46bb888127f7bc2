/** Tables as they are kept, with who sits there. */
import type { Deal, GameOptions, PlayerCount, Seat, TurnPhase } from '@great-fire/game';
import type {
  BotLevel,
  TableState,
  MatchStatus,
  RematchTable,
  TimeControl,
  TableFilter,
  TableLanguage,
  SpectatorPolicy,
} from '@great-fire/protocol';
import type { RematchOutcome, RematchRequest, NewRematch } from '../lobby/rules/rematch';
import type { SetupOutcome, SetupCommand } from '../lobby/rules/table-setup-types';
import type { TableStateWrite } from './table-state';
import type { CancelDealOutcome, RevealOutcome, RevealInput } from '../lobby/rules/deal-reveal';
import type { Progress } from './moves';
import type { MatchId, PersonId } from './storage';

/** A bot without a person has the seat for itself; beside a person it stands in for them. */
export interface StoredSeat {
  readonly seat: Seat;
  readonly personId: PersonId | null;
  readonly name: string;
  readonly bot: BotLevel | null; // what plays it; null: the person
  readonly isReady: boolean; // as the person says; of no account for a bot and for the host
  readonly commitment: string | null; // the commitment of what it adds to the deal; null: nothing
  readonly isRevealed: boolean;
}

export interface StoredMatch {
  readonly id: MatchId;
  readonly tableName: string;
  readonly players: PlayerCount;
  readonly options: GameOptions;
  readonly private: boolean;
  readonly hostId: PersonId | null; // `hostOf` tells who it is where this is nobody who sits there
  readonly commitment: string; // SHA-256 of the seed, hex
  readonly areCommitmentsLocked: boolean; // it was started with what the seats add to the deal: none is left out any more
  readonly rulesVersion: string; // '1.0.0': it is played by these to its end
  readonly timeControl: TimeControl;
  readonly language: TableLanguage;
  readonly profanityFilter: boolean | null; // swear words, from those who read; null: where anybody may find the table
  readonly spectatorPolicy: SpectatorPolicy;
  readonly tableState: TableState | null; // null before the start, and where an earlier version began the game
  readonly status: MatchStatus;
  readonly stateId: number; // how many rows its log has
  readonly turn: number;
  readonly activeSeat: Seat | null;
  readonly step: TurnPhase | null; // null before the start, and where an earlier version made the last move
  readonly burning: readonly string[];
  readonly openScores: readonly number[] | null; // null also before the start
  readonly seats: readonly StoredSeat[]; // those taken, by seat
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Kept apart from everything that any answer is made of (SEC-6). */
export interface MatchSecrets {
  readonly seed: string;
  readonly entropies: readonly string[];
  readonly dealt?: Deal; // no adapter keeps one: for a storage that tells of a table dealt otherwise
}

export interface NewMatch {
  readonly id: MatchId;
  readonly tableName: string;
  readonly players: PlayerCount;
  readonly options: GameOptions;
  readonly private: boolean;
  readonly commitment: string;
  readonly rulesVersion: string;
  readonly timeControl: TimeControl;
  readonly language: TableLanguage;
  readonly profanityFilter?: boolean | null; // left out: null
  readonly spectatorPolicy: SpectatorPolicy;
  readonly secrets: MatchSecrets;
  readonly at: number;
}

export interface NewSeat {
  readonly personId: PersonId;
  readonly name: string;
  readonly tokenHash: string; // SHA-256 of the seat token, hex
  readonly commitment?: string | null; // the commitment of what the seat adds to the deal; left out: nothing
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

export type ClaimSeatOutcome =
  | { readonly outcome: 'taken'; readonly seat: Seat }
  | {
      readonly outcome:
        | 'not-found'
        | 'already-started'
        | 'awaiting-reveals'
        | 'commitment-taken'
        | 'already-seated'
        | 'kicked'
        | 'blocked-by-host'
        | 'seat-taken'
        | 'table-full';
    };

export type LeaveSeatOutcome =
  // closed: nobody but bots was left, the table is gone; kicked: whom the host does not let sit here again
  | {
      readonly outcome: 'left';
      readonly isTableClosed: boolean;
      readonly hostId: PersonId | null;
      readonly kickedId: PersonId | null;
    }
  | { readonly outcome: 'not-found' | 'already-started' | 'awaiting-reveals' | 'not-your-seat' };

export interface SetBotOutcome {
  readonly outcome: 'put' | 'not-found' | 'not-host' | 'already-started' | 'awaiting-reveals' | 'seat-taken';
}

export interface RemoveBotOutcome {
  readonly outcome: 'removed' | 'not-found' | 'not-host' | 'already-started' | 'awaiting-reveals';
}

export interface ListQuery {
  readonly status: MatchStatus;
  readonly includePrivate?: boolean; // and games that not everybody is shown; left out: false
  readonly filter?: TableFilter; // left out: any table
  readonly limit: number;
  readonly after: { readonly createdAt: number; readonly id: MatchId } | null; // the last one of the page before
}

/** Since when nobody was there (ms since 1970, UTC); null: however long. */
export interface AbandonedBefore {
  readonly running: number | null;
  readonly open: number | null;
  readonly openCorrespondence: number | null; // at the pace of a day a turn, or slower
}

export interface MatchStore {
  /**
   * Opens a table, gives its first seat to `opener`, its host, and the next to `bots`; where these take all others it is started
   * as by `updateSetup`.
   */
  open(match: NewMatch, opener: NewSeat, bots?: readonly NewBot[]): Promise<{ readonly isStarted: boolean }>;
  /**
   * Seats somebody of a finished game, ready, at the next table of the same people: who asks first opens it as it was, one
   * seat on. It begins where every seat is taken and everybody is ready.
   */
  rematch(request: RematchRequest, newRematch: NewRematch): Promise<RematchOutcome>;
  /** The table that was opened for the people of this one, and not closed since. */
  rematchOf(formerMatchId: MatchId): Promise<RematchTable | null>;
  find(id: MatchId): Promise<StoredMatch | null>;
  /** Tables that fit, newest first; private ones, and games that not everybody is shown, only where they are asked for. */
  list(query: ListQuery): Promise<readonly StoredMatch[]>;
  /** Listed games that are watched with a delay and ended after `at`. */
  delayedEndedSince(at: number): Promise<readonly StoredMatch[]>;
  secretsOf(id: MatchId): Promise<MatchSecrets | null>;
  /** Takes `wanted`, or the first free seat; not who was removed from the table. */
  claimSeat(id: MatchId, seat: NewSeat, wanted: Seat | null, at: number): Promise<ClaimSeatOutcome>;
  /** Seats a bot for the host before the start, or gives the bot that has the seat another level. */
  setBot(id: MatchId, by: PersonId, seat: Seat, bot: NewBot, at: number): Promise<SetBotOutcome>;
  /** Takes a bot out of its seat for the host before the start. */
  removeBot(id: MatchId, by: PersonId, seat: Seat, at: number): Promise<RemoveBotOutcome>;
  /** Running games that have waited for a seat which a bot plays since `before` or longer, the longest first. */
  awaitingBots(before: number, limit: number): Promise<readonly MatchId[]>;
  /** Gives a seat back before the start, or has the host remove who sits there; where the host goes, another becomes it. */
  leaveSeat(id: MatchId, seat: Seat, by: PersonId, at: number): Promise<LeaveSeatOutcome>;
  /** Whether the host removed somebody from the table. */
  isKicked(id: MatchId, personId: PersonId): Promise<boolean>;
  /**
   * Makes a table ready, changes it, or starts it: status `running`, or where a seat adds a part to the deal, `areCommitmentsLocked`.
   * Tokens and parts go with their people to other seats.
   */
  updateSetup(id: MatchId, command: SetupCommand, at: number): Promise<SetupOutcome>;
  /** Keeps the part that a seat shows; with the last of them all become the entropies, and the status is `running`. */
  reveal(id: MatchId, input: RevealInput, at: number): Promise<RevealOutcome>;
  /** Closes a table that is being dealt for one of its people. */
  cancelDeal(id: MatchId, by: PersonId, at: number): Promise<CancelDealOutcome>;
  /** The tables where a person sits, newest first, but for those that were closed before their game began. */
  ofPerson(
    personId: PersonId,
    limit: number,
  ): Promise<readonly { readonly match: StoredMatch; readonly seat: Seat }[]>;
  seatByToken(tokenHash: string): Promise<SeatHolder | null>;
  /** Games that began and stand before their first turn: a crash may have cut their start short. */
  inFirstTurn(): Promise<readonly MatchId[]>;
  /** The versions of the rules of all tables that are open or running. */
  rulesVersionsInUse(): Promise<readonly string[]>;
  /** Notes that somebody who sits at a table was there. */
  touch(id: MatchId, at: number): Promise<void>;
  /** Open and running tables that nobody who sits there has come to or played at since then, oldest first. */
  abandoned(before: AbandonedBefore, limit: number): Promise<readonly MatchId[]>;
  /** Ends an open or running table as `unfinished`: it is kept, and no move is made there any more. */
  close(id: MatchId, at: number): Promise<boolean>;
  /** Removes a table with all that belongs to it. */
  remove(id: MatchId): Promise<boolean>;
  /** Says again what the lobby shows of a game that stands at `stateId`; gives it its first conduct where it has none. */
  setProgress(
    id: MatchId,
    stateId: number,
    progress: Progress,
    initialTableState: TableStateWrite,
  ): Promise<void>;
}
