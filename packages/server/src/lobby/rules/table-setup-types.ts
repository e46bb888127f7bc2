/** What the people of a table ask of it before its game begins, and how it stands then. */
import type { GameOptions, PlayerCount, Seat } from '@great-fire/game';
import type { TimeControl, TableLanguage, SpectatorPolicy } from '@great-fire/protocol';
import type { StoredMatch, StoredSeat } from '../../storage/matches';
import type { PersonId } from '../../storage/storage';

/** What is asked of a table that has not begun, by `by`. */
export type SetupCommand = { readonly by: PersonId } & (
  | { readonly do: 'ready'; readonly seat: Seat; readonly isReady: boolean }
  | { readonly do: 'commit'; readonly seat: Seat; readonly commitment: string } // adds a part to the deal, or another
  | { readonly do: 'change'; readonly change: SetupChange }
  | { readonly do: 'order'; readonly order: readonly Seat[] } // by new seat: the seat until now
  | { readonly do: 'hand-over'; readonly seat: Seat } // in a game under way too
  | { readonly do: 'start' }
);

/** What a host may change of a table; what is left out stays. */
export interface SetupChange {
  readonly tableName?: string;
  readonly players?: PlayerCount;
  readonly options?: Partial<GameOptions>;
  readonly private?: boolean;
  readonly timeControl?: TimeControl;
  readonly language?: TableLanguage;
  readonly profanityFilter?: boolean;
  readonly spectatorPolicy?: SpectatorPolicy;
}

/** How a table is to stand from now on. */
export interface TableSetup extends Pick<
  StoredMatch,
  | 'tableName'
  | 'players'
  | 'options'
  | 'private'
  | 'timeControl'
  | 'language'
  | 'profanityFilter'
  | 'spectatorPolicy'
  | 'hostId'
  | 'areCommitmentsLocked'
> {
  readonly status: 'open' | 'running';
  readonly seats: readonly (Pick<StoredSeat, 'seat' | 'isReady' | 'commitment'> & {
    readonly fromSeat: Seat;
  })[];
}

export type SetupOutcome =
  | { readonly outcome: 'done'; readonly setup: TableSetup }
  | {
      readonly outcome:
        | 'not-found'
        | 'not-host'
        | 'already-started'
        | 'awaiting-reveals'
        | 'commitment-taken'
        | 'not-your-seat'
        | 'more-sit-there' // than there would be seats
        | 'other-seats' // than the order is of
        | 'nobody-there' // to be the host
        | 'seat-free'
        | 'not-ready';
    };
