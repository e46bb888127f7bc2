import { useSyncExternalStore } from 'react';

const isPageVisible = (): boolean => document.visibilityState === 'visible';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Returns whether the tab is in the foreground. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribeToVisibility, isPageVisible);
