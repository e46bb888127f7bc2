import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';

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

const DESKTOP = '(min-width: 1024px)';
const TOUCH = '(pointer: coarse)';

/** From 1024 px the table has a sidebar. Below, the map lies above a bottom sheet. */
export const useIsDesktop = () => useMediaQuery(DESKTOP);

/** The same for event handlers. */
export const isDesktop = (): boolean => window.matchMedia(DESKTOP).matches;

/** Returns whether the main pointer is a finger. */
export const isTouch = (): boolean => window.matchMedia(TOUCH).matches;

/**
 * On touch devices, returns the deferred value, so that React paints the feedback of a press before it renders the
 * rest. On other devices, returns the current value.
 */
export function useDeferredOnTouch<T>(value: T): T {
  const deferred = useDeferredValue(value);
  return useMediaQuery(TOUCH) ? deferred : value;
}
