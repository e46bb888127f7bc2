const QUIET_MS = 2000; // without a finished request
const MAX_BUSY_MS = 5000; // of a browser that animates and is never idle
const LATE_PARTS_MARK = 'late-parts'; // the size check counts what loads before it

/** Marks the time from which the page loads what it can do without at first. */
export const markLateParts = (): PerformanceMark => performance.mark(LATE_PARTS_MARK);

/**
 * Calls back once, when the page has loaded nothing for two seconds and the browser is idle, or was busy for five more.
 * Returns a function that cancels it.
 */
export function onPageIdle(callback: () => void): () => void {
  let timer = 0;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    observer.disconnect();
  };
  const finish = () => {
    if (isOver) return;
    end();
    callback();
  };
  const restart = () => {
    clearTimeout(timer);
    // Safari has no `requestIdleCallback`.
    timer = window.setTimeout(
      () =>
        'requestIdleCallback' in window ? requestIdleCallback(finish, { timeout: MAX_BUSY_MS }) : finish(),
      QUIET_MS,
    );
  };
  const observer = new PerformanceObserver(restart);
  observer.observe({ type: 'resource' });
  restart();
  return end;
}
