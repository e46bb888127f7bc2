/**
 * The options of a table: the only list of them. Kept out of the schemas, so that the client bundle does not include
 * them. The request schemas, the stored match, its summary, the changes, rematches and practice derive from this list and
 * from `TABLE_OPTION_SCHEMAS`.
 */
import { STANDARD_OPTIONS, optionsWith, variantsOf } from '@great-fire/game';
import type { TableOptions } from '../schemas/table-options';
import { defaultSpectatorAccess } from './spectator-access';
import { NO_TIME_CONTROL } from './table-state-constants';

interface TableOption<T> {
  /** The value of a table that names none. It may depend on whether the table is private. */
  readonly default: (isPrivate: boolean) => T;
  readonly mayChangeWhileRunning: boolean;
  /** A change asks every player again whether they are ready. */
  readonly resetsReadiness: boolean;
  /** `lists`: all who read the lobby. `table`: all who have the link of the table. */
  readonly shownIn: 'lists' | 'table';
}

const BEFORE_START = { mayChangeWhileRunning: false, resetsReadiness: false } as const;
const AGREED = { mayChangeWhileRunning: false, resetsReadiness: true } as const;

export const TABLE_OPTIONS = {
  options: { ...AGREED, shownIn: 'lists', default: () => STANDARD_OPTIONS },
  private: { ...AGREED, shownIn: 'lists', default: () => false },
  timeControl: { ...AGREED, shownIn: 'lists', default: () => NO_TIME_CONTROL },
  language: { ...BEFORE_START, shownIn: 'lists', default: () => 'en' },
  profanityFilter: { ...BEFORE_START, shownIn: 'table', default: () => null },
  spectatorAccess: { ...AGREED, shownIn: 'table', default: defaultSpectatorAccess },
  botSpeed: {
    mayChangeWhileRunning: true,
    resetsReadiness: false,
    shownIn: 'table',
    default: () => 'normal',
  },
} as const satisfies { readonly [N in keyof TableOptions]: TableOption<TableOptions[N]> };

export type TableOptionName = keyof TableOptions;
export const TABLE_OPTION_NAMES = Object.keys(TABLE_OPTIONS) as readonly TableOptionName[];

/** The options that lists show of a table. */
export type ListedOptionName = {
  [N in TableOptionName]: (typeof TABLE_OPTIONS)[N]['shownIn'] extends 'lists' ? N : never;
}[TableOptionName];

/** Returns all options of a table. Those that are not given get their defaults. */
export function completeTableOptions(given: Partial<TableOptions>): TableOptions {
  const isPrivate = given.private ?? TABLE_OPTIONS.private.default();
  return Object.fromEntries(
    TABLE_OPTION_NAMES.map((name) => [name, given[name] ?? TABLE_OPTIONS[name].default(isPrivate)]),
  ) as unknown as TableOptions;
}

/** Returns the options among the properties of a table. */
export const pickTableOptions = (table: TableOptions): TableOptions =>
  Object.fromEntries(TABLE_OPTION_NAMES.map((name) => [name, table[name]])) as unknown as TableOptions;

/** The options that a change names, and some of the rules. */
export type TableOptionChange = Partial<Omit<TableOptions, 'options'>> & {
  readonly options?: Partial<TableOptions['options']>;
};

/** Returns the options after a change. */
export function changeTableOptions(table: TableOptions, change: TableOptionChange): TableOptions {
  const variants = variantsOf({ ...table.options, ...change.options });
  return pickTableOptions({
    ...table,
    ...change,
    options: optionsWith((name) => variants.includes(name)),
  });
}
