/** What a list of tables may be narrowed to; the same words in an address, a request and a choice on the page. */
import { TABLE_LANGUAGES } from './language';
import type { MatchListItem } from './match-list-item';

const YES_OR_NO = ['yes', 'no'] as const;

/** By their names, the words that each filter knows. */
export const FILTERS = {
  players: ['3', '4', '5', '6'],
  hiddenColours: YES_OR_NO, // colours
  moreDestruction: YES_OR_NO, // destruction
  cones: ['65', '100'],
  timeControl: ['live', 'slow', 'none'], // a clock that people sit before, one of days, none
  language: TABLE_LANGUAGES,
  bots: YES_OR_NO, // one or more of them at the table
} as const;
export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

/** The filters that are set; a table fits all of them. */
export type TableFilter = { readonly [N in FilterName]?: (typeof FILTERS)[N][number] };

/** What each filter would have to say for a table to fit. */
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

/** Whether a table fits all filters that are set: judged on the page of news too, as the server judges what it stores. */
export function matchesFilter(item: MatchListItem, filter: TableFilter): boolean {
  const values = filterValues(item);
  return FILTER_NAMES.every((name) => filter[name] === undefined || filter[name] === values[name]);
}
