import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and follows its changes. */
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

/** From 1024 px the table has a sidebar. Below, the map lies above a bottom sheet. */
export const useIsDesktop = () => useMediaQuery('(min-width: 1024px)');
