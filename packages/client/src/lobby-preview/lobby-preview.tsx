import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { markLateParts, onPageIdle } from '../lib/page-idle';
import { Skyline } from '../pieces/skyline';
import { ErrorBoundary } from '../ui/error-boundary';
import styles from '../lobby/lobby-list.module.css';

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
        {isIdle ? <Optional fallback={<Placeholder />}>{<DemoReplay />}</Optional> : <Placeholder />}
      </div>
      {children}
      {isIdle && !isCompact && <Optional>{<BotLevels />}</Optional>}
    </>
  );
}

/** The place of the map while it is loading, as in the document (vite-plugins/splash.ts). */
function Placeholder() {
  const { t } = useTranslation();
  return (
    <div
      className={`wide framed round-8 on-ground ${styles['frame']} loading-picture`}
      aria-hidden="true"
      data-testid="preview-place"
    >
      <Skyline />
      <p>{t('loading')}</p>
    </div>
  );
}

interface OptionalProps {
  readonly fallback?: ReactNode; // while loading; default: nothing
  readonly children: ReactNode;
}

/** The lobby works without these parts, so a failed load leaves an empty place. */
const Optional = ({ fallback = null, children }: OptionalProps) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

/** Returns true once the page is idle. */
function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      onPageIdle(() => {
        markLateParts();
        startTransition(() => setIdle(true));
      }),
    [],
  );
  return isIdle;
}
