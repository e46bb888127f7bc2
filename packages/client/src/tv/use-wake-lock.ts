import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, in browsers that can. A page that was hidden asks again. */
export function useWakeLock(): void {
  useEffect(() => {
    let isMounted = true;
    let lock: WakeLockSentinel | null = null;
    const hold = async (): Promise<void> => {
      // Old browsers, and pages without https, have no wake lock.
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      const held = await navigator.wakeLock.request('screen');
      if (isMounted) lock = held;
      else await held.release();
    };
    const tryToHold = (): void => void hold().catch(() => undefined); // refused on a low battery
    tryToHold();
    document.addEventListener('visibilitychange', tryToHold);
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', tryToHold);
      void lock?.release();
    };
  }, []);
}
