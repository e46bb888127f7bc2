import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { loadMessages } from '../i18n/i18n';
import { usePageIdle } from '../lib/use-page-idle';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import styles from '../lobby/lobby-list.module.css';

const loadTexts = () => (['table', 'lobbyLists', 'practice'] as const).map(loadMessages);
const GamePreview = lazyWithRetry(async () => {
  const [{ GamePreview }] = await Promise.all([import('./game-preview.lazy'), ...loadTexts()]);
  return { default: GamePreview };
});
const BotLevels = lazyWithRetry(async () => {
  const [{ BotLevels }] = await Promise.all([import('./bot-levels.lazy'), ...loadTexts()]);
  return { default: BotLevels };
});

/**
 * Fills a wide lobby without tables: a preview of the game, the children, and the strengths of the bots. Loads once the
 * page is idle, so that the lobby itself comes first.
 */
export function EmptyLobby({ children }: { readonly children: ReactNode }) {
  const isIdle = usePageIdle();
  return (
    <>
      <div className={styles['preview']}>{isIdle && <Optional>{<GamePreview />}</Optional>}</div>
      {children}
      {isIdle && <Optional>{<BotLevels />}</Optional>}
    </>
  );
}

/** The lobby works without these parts, so a failed load leaves an empty place. */
const Optional = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);
