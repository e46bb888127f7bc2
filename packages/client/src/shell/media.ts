import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** From this width the table has a rail; under it the map lies above a sheet. */
export const useIsWide = () => useMedia('(min-width: 1024px)');
