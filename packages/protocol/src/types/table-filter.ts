/** Filters of the table list. The URL, the request and the client use the same values. */
import {
  GAME_OPTIONS,
  GAME_OPTION_NAMES,
  fromVariantCodes,
  optionsWith,
  type GameOptionName,
  type GameOptions,
} from '@great-fire/game';
import type { MatchListItem } from '../schemas/table-responses';
import { LANGUAGES } from './language';

const YES_OR_NO = ['yes', 'no'] as const;

type GameOptionValue = NonNullable<GameOptions[GameOptionName]>;
type FilterWord<V> = V extends boolean ? 'yes' | 'no' : V extends number ? `${V}` : never;

/** Returns the filter value for a value of a rule. */
export const toFilterWord = <V extends GameOptionValue>(value: V): FilterWord<V> =>
  (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)) as FilterWord<V>;

type GameFilters = { readonly [N in GameOptionName]: readonly FilterWord<NonNullable<GameOptions[N]>>[] };

/** A filter for each rule that a table chooses. */
const GAME_FILTERS = Object.fromEntries(
  GAME_OPTION_NAMES.map((name) => {
    const { standard, variant } = GAME_OPTIONS[name];
    return [name, typeof standard === 'boolean' ? YES_OR_NO : [standard, variant].map(toFilterWord)];
  }),
) as unknown as GameFilters;

/** The allowed values of each filter. */
export const FILTERS = {
  players: ['3', '4', '5', '6'],
  ...GAME_FILTERS,
  timeControl: ['live', 'slow', 'none'], // a clock of minutes, a clock of days, no clock
  language: LANGUAGES,
  bots: YES_OR_NO, // at least one bot at the table
} as const;
export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

/** The filters that are set. A table must fit all of them. */
export type TableFilter = { readonly [N in FilterName]?: (typeof FILTERS)[N][number] };

/** Returns the rules that a filter asks for. The standard ones stand in for the others. */
export const gameOptionsOfFilter = (filter: TableFilter): GameOptions =>
  optionsWith((name) => filter[name] === toFilterWord(GAME_OPTIONS[name].variant));

/** Returns the value that each filter must have to match the table. */
function filterValues({
  seats,
  variants = '',
  clock,
  lang,
}: MatchListItem): Readonly<Record<FilterName, string>> {
  const options = fromVariantCodes(variants);
  return {
    ...(Object.fromEntries(
      GAME_OPTION_NAMES.map((name) => [name, toFilterWord(options[name] ?? GAME_OPTIONS[name].standard)]),
    ) as Readonly<Record<GameOptionName, string>>),
    players: String(seats.length),
    timeControl: clock === '' ? 'none' : clock.endsWith('d') ? 'slow' : 'live',
    language: lang,
    bots: seats.includes(0) ? 'yes' : 'no',
  };
}

/**
 * Whether a table matches all set filters. The client applies the same test to lobby updates as the server does to
 * stored tables.
 */
export function matchesFilter(item: MatchListItem, filter: TableFilter): boolean {
  const values = filterValues(item);
  return FILTER_NAMES.every((name) => filter[name] === undefined || filter[name] === values[name]);
}
