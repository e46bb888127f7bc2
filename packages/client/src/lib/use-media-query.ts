import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const mediaQuery = window.matchMedia(query);
      mediaQuery.addEventListener('change', onChange);
      return () => {
        mediaQuery.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** From this width the table has a rail; under it the map lies above a sheet. */
export const useIsDesktop = () => useMediaQuery('(min-width: 1024px)');
