/** The options of a new table. */
import {
  DEFAULT_OPENING_HAND_ANSWER,
  STANDARD_OPTIONS,
  type GameOptions,
  type OpeningHandAnswer,
} from '@great-fire/game';
import {
  NO_TIME_CONTROL,
  type OFFERED_LEVELS,
  type CreateTableInput,
  type TimeControl,
  type TableOptionName,
  type TableOptions as ProtocolOptions,
} from '@great-fire/protocol';

export type TableVariants = GameOptions & { readonly private: boolean };

export const DEFAULT_VARIANTS: TableVariants = { ...STANDARD_OPTIONS, private: false };

/** The options that both forms of a table draw, except those of a running game or of its chat. */
export type FormOptionName = Exclude<TableOptionName, 'profanityFilter' | 'botSpeed'>;

/** The options that the form asks for among its further options: all but the rules and the clock. */
export type ExtraOptionName = Exclude<FormOptionName, 'options' | 'private' | 'timeControl'>;

export interface TableFormOptions {
  readonly seats: CreateTableInput['players'];
  readonly variants: TableVariants;
  readonly timeControl: TimeControl;
  readonly extras: {
    readonly bots: number; // at most seats - 1; larger values are reduced
    readonly level: (typeof OFFERED_LEVELS)[number];
    readonly openingHandAnswer: OpeningHandAnswer; // for a game that starts at once, without a waiting room
  } & { readonly [N in ExtraOptionName]: ProtocolOptions[N] | null }; // null: the default of the page or the server
}

export const DEFAULT_TABLE_OPTIONS: TableFormOptions = {
  ...{ seats: 4, variants: DEFAULT_VARIANTS, timeControl: NO_TIME_CONTROL },
  extras: {
    bots: 0,
    level: 'merchant',
    openingHandAnswer: DEFAULT_OPENING_HAND_ANSWER,
    language: null,
    spectatorAccess: null,
  },
};

/** Whether bots take all seats but the first, so that the game starts at once. */
export const isFullOfBots = ({ seats, extras }: TableFormOptions): boolean => extras.bots >= seats - 1;
