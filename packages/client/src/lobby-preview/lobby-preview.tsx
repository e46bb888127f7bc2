import type { ReactNode } from 'react';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { ErrorBoundary } from '../ui/error-boundary';
import styles from '../lobby/lobby-list.module.css';

const IDLE_MARK = 'page-idle'; // the size check counts what loads before it
const QUIET_MS = 2000; // without a finished request

const BUNDLES = ['table', 'lobbyLists', 'practice'] as const;
const DemoReplay = lazyWithMessages(
  () => import('./demo-replay.lazy').then((module) => module.DemoReplay),
  ...BUNDLES,
);
const BotLevels = lazyWithMessages(
  () => import('./bot-levels.lazy').then((module) => module.BotLevels),
  ...BUNDLES,
);

interface LobbyPreviewProps {
  readonly isCompact: boolean; // there are tables above it
  readonly children: ReactNode;
}

/**
 * Fills a wide lobby that has few tables or none: a preview of the game, the children, and the strengths of the bots.
 * The compact form takes only the height that is left. Loads once the page is idle, so that the lobby itself comes
 * first.
 */
export function LobbyPreview({ isCompact, children }: LobbyPreviewProps) {
  const isIdle = usePageIdle();
  return (
    <>
      <div className={styles[isCompact ? 'compactPreview' : 'preview']}>
        {isIdle && <Optional>{<DemoReplay isCompact={isCompact} />}</Optional>}
      </div>
      {children}
      {isIdle && !isCompact && <Optional>{<BotLevels />}</Optional>}
    </>
  );
}

/** The lobby works without these parts, so a failed load leaves an empty place. */
const Optional = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

/** Returns true once the page has loaded nothing for two seconds and the browser is idle. */
function usePageIdle(): boolean {
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
