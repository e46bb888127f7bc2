import type { AroundNavHandler } from 'wouter';

const MAX_WAIT_MS = 200;

export interface PageCode {
  readonly isLoaded: () => boolean;
  readonly load: () => Promise<unknown>;
}

/**
 * Returns a navigation that keeps the page until the code of the next one has loaded, or for 200 ms: the scene of a
 * loading page would stay for at least 300 ms, because React holds a fallback that long. The last of several waiting
 * navigations counts, and none if the page has changed meanwhile. `findCode`: null if no page needs code there.
 */
export function awaitPageCode(findCode: (path: string, state: unknown) => PageCode | null): AroundNavHandler {
  let waiting = 0; // number of the last one that had to wait
  return (navigate, to, options) => {
    const code = findCode(to, options?.state);
    if (code === null || code.isLoaded()) {
      navigate(to, options);
      return;
    }
    const number = (waiting += 1);
    const { pathname } = window.location;
    const follow = () => {
      if (number === waiting && window.location.pathname === pathname) navigate(to, options);
    };
    const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    void Promise.race([code.load(), timeout]).then(follow, follow);
  };
}
