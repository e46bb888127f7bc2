/** Types of the set-up of a table before its game starts: commands, changes and outcomes. */
import type { PlayerCount, Seat } from '@great-fire/game';
import type { TableOptionChange, TableOptions } from '@great-fire/protocol';
import type { Rejected } from '../errors/error-table';
import type { PersonId, StoredMatch, StoredSeat } from '../entities/match';

/** A command of person `by` for the set-up of a table. */
export type SetupCommand = { readonly by: PersonId } & (
  | {
      readonly type: 'set-ready';
      readonly seat: Seat;
      readonly isReady: boolean;
      readonly contribution?: string; // omitted: the seat keeps what it has
    }
  | { readonly type: 'change-setup'; readonly change: SetupChange }
  | { readonly type: 'reorder-seats'; readonly order: readonly Seat[] } // index: new seat, value: old seat
  | { readonly type: 'transfer-host'; readonly seat: Seat } // also in a running game
  | { readonly type: 'start'; readonly contribution?: string } // of the host's seat
);

/** The changes that a host may make. An omitted field stays the same. */
export type SetupChange = TableOptionChange & {
  readonly tableName?: string;
  readonly players?: PlayerCount;
};

/** The set-up of a table after a command. */
export interface TableSetup extends TableOptions, Pick<StoredMatch, 'tableName' | 'players' | 'hostId'> {
  readonly status: 'open' | 'running';
  readonly seats: readonly (Pick<StoredSeat, 'seat' | 'isReady'> & {
    readonly fromSeat: Seat;
    readonly contribution?: string; // a new one
  })[];
}

export type SetupOutcome = { readonly outcome: 'accepted'; readonly setup: TableSetup } | Rejected;
