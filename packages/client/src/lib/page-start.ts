/** Watches the start of the page: if its first scripts do not run, the document says so (theme/splash.css). */
import { storeOncePerTab } from './once-per-tab';

const RETRY_KEY = 'great-fire.start-retry';
const RETRY_MS = 1500;

/** How long a page may load before it says that this is unusual. */
export const SLOW_MS = 8000;

declare global {
  var hasPageStarted: boolean | undefined;
}

const hasStarted = (): boolean => globalThis.hasPageStarted === true;

/** Shows why the page does not start: an attribute that the style sheet knows. */
const showReason = (reason: 'failed' | 'unavailable' | 'slow'): void => {
  document.documentElement.dataset['start'] = reason;
};

/**
 * Watches the page until `reportStart`. After the first failure it reloads once, if the lost file is reachable. A module that
 * failed to load stays failed until a reload.
 */
export function watchStart(entry: string): void {
  let hasFailed = false;
  let lostFile = entry; // or the first hint that failed
  const fail = async (): Promise<void> => {
    if (hasFailed || hasStarted()) return;
    hasFailed = true;
    const isFirstFailure = storeOncePerTab(RETRY_KEY, '1');
    if (isFirstFailure) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    const answer = await fetch(lostFile, { cache: 'reload' }).catch(() => null); // null: no connection, or blocked
    if (hasStarted()) return; // in spite of it
    if (answer?.ok === true && isFirstFailure) return window.location.reload();
    showReason(answer?.ok === false || !navigator.onLine ? 'unavailable' : 'failed');
  };
  window.addEventListener(
    'error',
    ({ target }) => {
      const rel = target instanceof HTMLLinkElement ? target.rel : null;
      if (target instanceof HTMLLinkElement && rel !== 'preload' && lostFile === entry)
        lostFile = target.href;
      // A failed hint is harmless: the script itself will report.
      if (rel === null || rel === 'stylesheet') void fail();
    },
    true,
  );
  window.addEventListener('unhandledrejection', () => void fail());
  setTimeout(() => {
    if (!hasFailed && !hasStarted()) showReason('slow');
  }, SLOW_MS);
}

/** Ends the watch: the page has rendered. */
export function reportStart(): void {
  globalThis.hasPageStarted = true;
  try {
    window.sessionStorage.removeItem(RETRY_KEY);
  } catch {
    // No storage, so no retry.
  }
}
