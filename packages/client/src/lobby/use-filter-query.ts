import type { TableFilter } from '@great-fire/protocol';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parseFilter, serializeFilter } from './filter-query';

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
