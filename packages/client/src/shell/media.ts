import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** The same list for the same query: each new one is read and judged by the browser, and components ask at each render. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds now, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}

/** From this width the table has a rail; under it the map lies above a sheet. */
export const useIsWide = () => useMedia('(min-width: 1024px)');
