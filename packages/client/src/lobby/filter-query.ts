/** Lobby filters in the query string, so that links can be shared and the Back button undoes a filter. */
import { FILTERS, FILTER_NAMES, type FilterName, type TableFilter } from '@great-fire/protocol';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

export function parseFilter(search: string): TableFilter {
  const params = new URLSearchParams(search);
  const isValidValue = (name: FilterName, value: string | null) =>
    FILTERS[name].some((candidate) => candidate === value);
  const entries = FILTER_NAMES.map((name) => [name, params.get(name)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => isValidValue(name, value)));
}

/** Returns the query string with these filters in a fixed order. Other parameters stay. */
export function serializeFilter(search: string, filter: TableFilter): string {
  const params = new URLSearchParams(search);
  for (const name of FILTER_NAMES) {
    params.delete(name);
    const value = filter[name];
    if (value !== undefined) params.set(name, value);
  }
  return params.toString();
}

/** Applies a change to the filter and removes the keys whose value is `null`. */
export function patchFilter(
  filter: TableFilter,
  patch: { readonly [N in FilterName]?: string | null },
): TableFilter {
  const values = { ...filter, ...patch };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

export interface FilterQuery {
  readonly filter: TableFilter;
  readonly setFilter: (filter: TableFilter) => void;
}

/** Returns the filters in the query string of the page. */
export function useFilterQuery(): FilterQuery {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const filter = useMemo(() => parseFilter(search), [search]);
  const setFilter = useCallback(
    (next: TableFilter) => {
      const query = serializeFilter(search, next);
      navigate(query === '' ? path : `${path}?${query}`);
    },
    [search, path, navigate],
  );
  return { filter, setFilter };
}
