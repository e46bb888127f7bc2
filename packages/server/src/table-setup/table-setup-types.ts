/** Types of the set-up of a table before its game starts: commands, changes and outcomes. */
import type { GameOptions, PlayerCount, Seat } from '@great-fire/game';
import type { BotSpeed, TimeControl, TableLanguage, SpectatorAccess } from '@great-fire/protocol';
import type { Rejected } from '../errors/error-table';
import type { PersonId, StoredMatch, StoredSeat } from '../entities/match';

/** A command of person `by` for the set-up of a table. */
export type SetupCommand = { readonly by: PersonId } & (
  | { readonly type: 'set-ready'; readonly seat: Seat; readonly isReady: boolean }
  | { readonly type: 'set-commitment'; readonly seat: Seat; readonly commitment: string } // first commitment or another
  | { readonly type: 'change-setup'; readonly change: SetupChange }
  | { readonly type: 'reorder-seats'; readonly order: readonly Seat[] } // index: new seat, value: old seat
  | { readonly type: 'transfer-host'; readonly seat: Seat } // also in a running game
  | { readonly type: 'start' }
);

/** The changes that a host may make. An omitted field stays the same. */
export interface SetupChange {
  readonly tableName?: string;
  readonly players?: PlayerCount;
  readonly options?: Partial<GameOptions>;
  readonly private?: boolean;
  readonly timeControl?: TimeControl;
  readonly language?: TableLanguage;
  readonly profanityFilter?: boolean;
  readonly botSpeed?: BotSpeed; // the only change in a running game
  readonly spectatorAccess?: SpectatorAccess;
}

/** The set-up of a table after a command. */
export interface TableSetup extends Pick<
  StoredMatch,
  | 'tableName'
  | 'players'
  | 'options'
  | 'private'
  | 'timeControl'
  | 'language'
  | 'profanityFilter'
  | 'botSpeed'
  | 'spectatorAccess'
  | 'hostId'
  | 'areCommitmentsLocked'
> {
  readonly status: 'open' | 'running';
  readonly seats: readonly (Pick<StoredSeat, 'seat' | 'isReady' | 'commitment'> & {
    readonly fromSeat: Seat;
  })[];
}

export type SetupOutcome = { readonly outcome: 'accepted'; readonly setup: TableSetup } | Rejected;
