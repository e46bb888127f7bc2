import { startTransition, useEffect, useState } from 'react';

const IDLE_MARK = 'page-idle'; // the size check counts what loads before it
const QUIET_MS = 2000; // without a finished request

/** Returns true once the page has loaded nothing for two seconds and the browser is idle. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    let isMounted = true;
    const setPageIdle = () => {
      if (!isMounted) return;
      performance.mark(IDLE_MARK);
      startTransition(() => setIdle(true));
    };
    const restart = () => {
      clearTimeout(timer);
      // Safari has no `requestIdleCallback`.
      timer = window.setTimeout(
        () => ('requestIdleCallback' in window ? requestIdleCallback(setPageIdle) : setPageIdle()),
        QUIET_MS,
      );
    };
    const observer = new PerformanceObserver(restart);
    observer.observe({ type: 'resource' });
    restart();
    return () => {
      isMounted = false;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return isIdle;
}
