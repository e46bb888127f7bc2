/** What the people of a table ask of it before its game begins, and how it stands then. */
import type { GameOptions, Players, Seat } from '@great-fire/game';
import type { Pace, TableLanguage, Watching } from '@great-fire/protocol';
import type { StoredMatch, StoredSeat } from './matches';
import type { PersonId } from './storage';

/** What is asked of a table that has not begun, by `by`. */
export type Arranging = { readonly by: PersonId } & (
  | { readonly do: 'ready'; readonly seat: Seat; readonly isReady: boolean }
  | { readonly do: 'commit'; readonly seat: Seat; readonly commitment: string } // adds a part to the deal, or another
  | { readonly do: 'change'; readonly change: TableChange }
  | { readonly do: 'order'; readonly order: readonly Seat[] } // by new seat: the seat until now
  | { readonly do: 'hand-over'; readonly seat: Seat } // in a game under way too
  | { readonly do: 'start' }
);

/** What a host may change of a table; what is left out stays. */
export interface TableChange {
  readonly tableName?: string;
  readonly players?: Players;
  readonly options?: Partial<GameOptions>;
  readonly private?: boolean;
  readonly pace?: Pace;
  readonly language?: TableLanguage;
  readonly masksTalk?: boolean;
  readonly watching?: Watching;
}

/** How a table is to stand from now on. */
export interface Arrangement extends Pick<
  StoredMatch,
  | 'tableName'
  | 'players'
  | 'options'
  | 'private'
  | 'pace'
  | 'language'
  | 'masksTalk'
  | 'watching'
  | 'hostId'
  | 'arePartsFixed'
> {
  readonly status: 'open' | 'running';
  readonly seats: readonly (Pick<StoredSeat, 'seat' | 'isReady' | 'part'> & { readonly from: Seat })[];
}

export type Arranged =
  | { readonly outcome: 'done'; readonly table: Arrangement }
  | {
      readonly outcome:
        | 'not-found'
        | 'not-host'
        | 'already-started'
        | 'being-dealt'
        | 'part-taken'
        | 'not-your-seat'
        | 'more-sit-there' // than there would be seats
        | 'other-seats' // than the order is of
        | 'nobody-there' // to be the host
        | 'seat-free'
        | 'not-ready';
    };
