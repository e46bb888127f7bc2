import { useEffect, useState } from 'react';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { useKnownTableName } from '../lib/link-state';
import { SLOW_MS } from '../lib/page-start';
import { Skyline } from '../pieces/skyline';
import { Button } from '../ui/button';
import { TopBar } from './top-bar';

interface LoadingSceneProps {
  readonly kind: 'table' | 'replay' | 'rules' | 'page';
  readonly title?: string; // name of the table; default: if the link or the document has it
  readonly isUnavailable?: boolean; // the server cannot answer now; default: false
}

/**
 * The page while its parts are loading. The document contains the same scene for the time before the scripts run
 * (vite-plugins/splash.ts), and the style sheet of both.
 */
export function LoadingScene({ kind, title, isUnavailable = false }: LoadingSceneProps) {
  const { t } = useTranslation();
  const isSlow = useIsSlow();
  const openingText = kind === 'page' ? t('loading') : t(`opening.${kind}`);
  const waitingText = isSlow ? t('opening.slow') : openingText;
  const knownName = useKnownTableName();
  const name = title ?? (knownName === null ? null : translateTableName(knownName));
  return (
    <>
      <TopBar />
      <main className="loading-scene" data-testid="loading-scene">
        <Skyline />
        {name === null ? (
          <h1 className="visually-hidden">{t('gameTitle')}</h1>
        ) : (
          <h1 dir="auto" translate="no">
            {name}
          </h1>
        )}
        <p role="status">{isUnavailable ? t('error.unavailable') : waitingText}</p>
        {isSlow && <Button onClick={() => window.location.reload()}>{t('errorBoundary.retry')}</Button>}
      </main>
    </>
  );
}

/** Returns true once the component has been shown for eight seconds. */
function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
