import type { TableFilter } from '@great-fire/protocol';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readFilter, withFilter } from './filter-address';

export interface AddressFilter {
  readonly filter: TableFilter;
  readonly setFilter: (filter: TableFilter) => void;
}

/** The filters as the address has them. */
export function useFilter(): AddressFilter {
  const search = useSearch();
  const [path, goTo] = useLocation();
  const filter = useMemo(() => readFilter(search), [search]);
  const setFilter = useCallback(
    (next: TableFilter) => {
      const query = withFilter(search, next);
      goTo(query === '' ? path : `${path}?${query}`);
    },
    [search, path, goTo],
  );
  return { filter, setFilter };
}
