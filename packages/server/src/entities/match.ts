/** A match with its seats, as the stores keep it and the decisions about a table read it. */
import type { OpeningHandAnswer, PlayerCount, Seat, TurnPhase } from '@great-fire/game';
import type { BotLevel, MatchStatus, TableOptions, TableState } from '@great-fire/protocol';

export type PersonId = string;
export type MatchId = string;
export type GroupId = string;

/** A seat. A bot either has a seat of its own or stands in for the person of the seat. */
export interface StoredSeat {
  readonly seat: Seat;
  readonly personId: PersonId | null;
  readonly name: string;
  readonly bot: BotLevel | null; // the bot that plays; null: the person
  readonly isReady: boolean; // set by the person; ignored for a bot and for the host
  readonly contribution: string | null; // to the deal; null: none. Secret until the game is over (SEC-6)
  readonly openingHandAnswer: OpeningHandAnswer; // for five identical cards (SET-3). Only this player may see it
}

export interface StoredMatch extends TableOptions {
  readonly id: MatchId;
  readonly tableName: string;
  readonly players: PlayerCount;
  readonly hostId: PersonId | null; // if this person has no seat, `hostOf` names another
  readonly commitment: string; // SHA-256 of the seed, hex
  readonly rematchOfId: MatchId | null; // the game before, of the same players
  readonly rulesVersion: string; // '1.0.0': these rules hold until the end
  readonly tableState: TableState | null; // null before the start
  readonly status: MatchStatus;
  readonly stateId: number; // number of rows of its log
  readonly turn: number;
  readonly activeSeat: Seat | null;
  readonly step: TurnPhase | null; // null before the start
  readonly burning: readonly string[];
  readonly openScores: readonly number[] | null; // null also before the start
  readonly seats: readonly StoredSeat[]; // taken seats, in order
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Everything that the deal follows from. The seed is apart from all data that responses are built from (SEC-6). */
export interface MatchSecrets {
  readonly seed: string;
  readonly entropies: readonly string[]; // the contributions by seat, '' for none; empty if no seat contributed
}

export interface NewMatch extends TableOptions {
  readonly id: MatchId;
  readonly tableName: string;
  readonly players: PlayerCount;
  readonly commitment: string;
  readonly rulesVersion: string;
  readonly seed: string;
  readonly at: number;
  readonly groupId?: GroupId; // the group of the opener that the table is for; omitted: none
}

export interface NewSeat {
  readonly personId: PersonId;
  readonly name: string;
  readonly tokenHash: string; // SHA-256 of the seat token, hex
  readonly openingHandAnswer?: OpeningHandAnswer; // omitted: the default
}

export interface NewBot {
  readonly level: BotLevel;
  readonly names: readonly string[]; // the bot takes the first free one
}
