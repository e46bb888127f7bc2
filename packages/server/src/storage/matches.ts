/** Matches with their seats, as they are stored. */
import type { MatchStatus, RematchTable, TableFilter } from '@great-fire/protocol';
import type { OpeningHandAnswer, Seat } from '@great-fire/game';
import type {
  GroupId,
  MatchId,
  MatchSecrets,
  NewBot,
  NewMatch,
  NewSeat,
  PersonId,
  StoredMatch,
} from '../entities/match';
import type {
  ClaimSeatOutcome,
  LeaveSeatOutcome,
  OpeningHandOutcome,
  RemoveBotOutcome,
  SetBotOutcome,
} from '../table-setup/seats';
import { apiError } from '../errors/api-error';
import type { RematchOutcome, RematchRequest, NewRematch } from '../table-setup/rematch';
import type { SetupOutcome, SetupCommand } from '../table-setup/table-setup-types';
import type { TableStateWrite } from './table-state';
import type { Progress, StoredMove } from './moves';

/** The owner of a seat token. Always a person, because bots have no tokens. */
export interface StoredSeatToken {
  readonly matchId: MatchId;
  readonly seat: Seat;
  readonly personId: PersonId;
  readonly tokenHash: string;
}

export interface ListQuery {
  readonly status: MatchStatus;
  readonly includePrivate?: boolean; // also private tables and games with restricted access; omitted: false
  readonly filter?: TableFilter; // default: any table. It searches the newest 5,000 past games after the cursor
  readonly limit: number;
  readonly after: TableCursor | null;
}

/** The last table of the page before, newest first. */
export interface TableCursor {
  readonly createdAt: number;
  readonly id: MatchId;
}

/** The order of every list. */
export const compareNewestFirst = (left: StoredMatch, right: StoredMatch): number =>
  right.createdAt - left.createdAt || (left.id < right.id ? 1 : -1);

/** The time (ms since 1970, UTC) since which no player was present. Null: never abandoned. */
export interface AbandonedBefore {
  readonly running: number | null;
  readonly open: number | null;
  readonly openCorrespondence: number | null; // with a time control of a day or more for each turn
}

/** A game after its deal and the answers about its opening hands (SET-3). */
export interface GameStart {
  readonly moves: readonly StoredMove[]; // the answers, which are the first rows of the log
  readonly progress: Progress;
  readonly tableState: TableStateWrite;
}

/** A table and the seat that a person has there. */
interface OwnTable {
  readonly match: StoredMatch;
  readonly seat: Seat;
}

/** A seat of a person. */
interface OwnSeat {
  readonly matchId: MatchId;
  readonly seat: Seat;
}

/** A write that starts a game publishes no change of its table: `beginGame` publishes the start. */
export interface MatchStore {
  /**
   * Opens a table. Gives the first seat to `opener`, the host, and the next ones to `bots`. Lists it for a group of the
   * opener, if it names one.
   */
  open(match: NewMatch, opener: NewSeat, bots?: readonly NewBot[]): Promise<void>;
  /**
   * Seats a player of a finished game at its rematch. The first request opens the rematch with the same set-up and the
   * seats moved on by one.
   */
  rematch(request: RematchRequest, newRematch: NewRematch): Promise<RematchOutcome>;
  rematchOf(formerMatchId: MatchId): Promise<RematchTable | null>;
  find(id: MatchId): Promise<StoredMatch | null>;
  /** Matching tables, newest first. Private tables and games with restricted access are left out by default. */
  list(query: ListQuery): Promise<readonly StoredMatch[]>;
  secretsOf(id: MatchId): Promise<MatchSecrets | null>;
  /** Takes the seat `wanted`, or the first free one. A person whom the host removed gets none. */
  claimSeat(id: MatchId, seat: NewSeat, wanted: Seat | null, at: number): Promise<ClaimSeatOutcome>;
  /** Adds a bot before the start, or changes the level of the bot in the seat. `by`: the host. */
  setBot(id: MatchId, by: PersonId, seat: Seat, bot: NewBot, at: number): Promise<SetBotOutcome>;
  /** Removes a bot before the start. `by`: the host. */
  removeBot(id: MatchId, by: PersonId, seat: Seat, at: number): Promise<RemoveBotOutcome>;
  /**
   * Running games that have waited for a seat which a bot plays since `before` or longer, the longest first. Leaves
   * games out that no person plays any more.
   */
  awaitingBots(before: number, limit: number): Promise<readonly MatchId[]>;
  /** Frees a seat before the start, for its owner or the host. If the host leaves, another person becomes host. */
  leaveSeat(id: MatchId, seat: Seat, by: PersonId, at: number): Promise<LeaveSeatOutcome>;
  /** Whether the host removed the person from the table. */
  isKicked(id: MatchId, personId: PersonId): Promise<boolean>;
  /**
   * Sets a player's readiness, changes the set-up, or starts the table. The last ready player of a rematch starts it
   * too. Tokens and contributions move with their persons, and no contribution changes after the start.
   */
  updateSetup(id: MatchId, command: SetupCommand, at: number): Promise<SetupOutcome>;
  /** Replaces a seat's answer for five identical cards, before the start. `by`: its player, the only one who may notice. */
  setOpeningHandAnswer(
    id: MatchId,
    by: PersonId,
    seat: Seat,
    answer: OpeningHandAnswer,
  ): Promise<OpeningHandOutcome>;
  /** The newest tables where a person has a seat. Leaves those out that were closed before their game began. */
  ofPerson(personId: PersonId, limit: number, after?: TableCursor | null): Promise<readonly OwnTable[]>;
  /** The seats of a person at open tables and in running games. */
  seatsInPlay(personId: PersonId): Promise<readonly OwnSeat[]>;
  /** The tables of a group, the newest first, without those that were closed before their game began. */
  ofGroup(groupId: GroupId, limit: number, after: TableCursor | null): Promise<readonly StoredMatch[]>;
  seatByToken(tokenHash: string): Promise<StoredSeatToken | null>;
  /** Started games that `beginGame` has not begun, because a crash interrupted their start. */
  interruptedStarts(): Promise<readonly MatchId[]>;
  rulesVersionsInUse(): Promise<readonly string[]>;
  /** Stores when a player was last present at a table. */
  touch(id: MatchId, at: number): Promise<void>;
  /** Open and running tables without a player or a move since then, oldest first. */
  abandoned(before: AbandonedBefore, limit: number): Promise<readonly MatchId[]>;
  /**
   * Ends an open or running table as `unfinished`. The table is kept, and no move is accepted any more. Resolves to the
   * status before, or to null if the table is neither.
   */
  close(id: MatchId, at: number): Promise<'open' | 'running' | null>;
  /** Deletes a table with all its data. */
  remove(id: MatchId): Promise<boolean>;
  /**
   * Stores the beginning of a started game in one transaction, and publishes the start. Does nothing if the game has
   * begun already. No viewer sees the game earlier, so that none can distinguish the seats by their answers.
   */
  beginGame(id: MatchId, start: GameStart): Promise<void>;
}

/** Returns a match. @throws ApiError `not-found` */
export async function requireMatch(matches: Pick<MatchStore, 'find'>, id: MatchId): Promise<StoredMatch> {
  const match = await matches.find(id);
  if (match === null) throw apiError('not-found');
  return match;
}
