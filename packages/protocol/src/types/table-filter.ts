/** Filters of the table list. The URL, the request and the client use the same values. */
import { LANGUAGES } from './language';
import type { MatchListItem } from '../schemas/table-responses';

const YES_OR_NO = ['yes', 'no'] as const;

/** The allowed values of each filter. */
export const FILTERS = {
  players: ['3', '4', '5', '6'],
  hiddenColours: YES_OR_NO,
  moreDestruction: YES_OR_NO,
  cones: ['65', '100'],
  timeControl: ['live', 'slow', 'none'], // a clock of minutes, a clock of days, no clock
  language: LANGUAGES,
  bots: YES_OR_NO, // at least one bot at the table
} as const;
export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

/** The filters that are set. A table must fit all of them. */
export type TableFilter = { readonly [N in FilterName]?: (typeof FILTERS)[N][number] };

/** Returns the value that each filter must have to match the table. */
function filterValues({
  seats,
  variants = '',
  clock,
  lang,
}: MatchListItem): Readonly<Record<FilterName, string>> {
  return {
    players: String(seats.length),
    hiddenColours: variants.includes('h') ? 'yes' : 'no',
    moreDestruction: variants.includes('m') ? 'yes' : 'no',
    cones: variants.includes('c') ? '100' : '65',
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
