import type { MyTable } from '@great-fire/protocol';
import { Link } from 'wouter';
import { Suspense, useEffect, useState } from 'react';
import { isMyTurn, isOwnSeatOpen, tableToContinue } from '../live/lobby-reducer';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { buttonClass } from '../ui/button';
import { readStored, removeStored, writeStored } from '../lib/local-storage';
import { tableLink } from '../lib/link-state';
import { tablePath, PRACTICE_PATH } from '../lib/routes';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { UserText } from '../ui/user-text';
import styles from './continue-banner.module.css';
import offlineBannerStyles from './lobby-list.module.css';

const SHOW_DELAY_MS = 4000;

const BlockedText = lazyWithMessages(
  () => import('../page/network-notice.lazy').then((module) => module.BlockedText),
  'network',
);

interface OfflineBannerProps {
  readonly isLive: boolean;
  readonly isReady: boolean; // the lists were fetched
  readonly isBlocked: boolean; // no WebSocket comes through
}

/** Lists what works offline. Shown after a longer disconnect. */
export function OfflineBanner({ isLive, ...rest }: OfflineBannerProps) {
  return isLive ? null : <DelayedBanner {...rest} />;
}

function DelayedBanner({ isReady, isBlocked }: Omit<OfflineBannerProps, 'isLive'>) {
  const { t } = useTranslation('lobby');
  const [isVisible, setVisible] = useState(!navigator.onLine);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isVisible) return null;
  return (
    <p
      role="status"
      className={`${offlineBannerStyles['empty']} ${offlineBannerStyles['offline']}`}
      data-testid="offline-banner"
    >
      <Suspense fallback={null}>
        {isBlocked ? (
          <BlockedText />
        ) : (
          <>
            <b className="ink block fell-20">{t(isReady ? 'noLiveConnection' : 'serverUnreachable')}</b>
            <span>{t('serverUnreachableHint')}</span>{' '}
          </>
        )}
      </Suspense>
      <Link href={PRACTICE_PATH}>{t('offlinePractice')}</Link>
    </p>
  );
}

interface ContinueBannerProps {
  readonly tables: readonly MyTable[]; // own turns first
  readonly isReady: boolean; // the tables were fetched
}

/**
 * Link to the viewer's most urgent table, at the top of the lobby. Renders nothing if no table is active. While the
 * tables are fetched, keeps its place if it was shown last time, so that the page does not move.
 */
export function ContinueBanner({ tables, isReady }: ContinueBannerProps) {
  const { t } = useTranslation('lobby');
  const table = tableToContinue(tables);
  const hasActiveTable = table !== null;
  useEffect(() => {
    if (!isReady) return;
    if (hasActiveTable) writeStored('active-table', 'yes');
    else removeStored('active-table');
  }, [isReady, hasActiveTable]);
  if (table === null) {
    return isReady || readStored('active-table') === null ? null : (
      <div className={`${styles['strip']} unseen`} data-testid="continue-placeholder">
        <span className={buttonClass({ size: 'small' })}>{t('continue')}</span>
      </div>
    );
  }
  const isOwnTurn = isMyTurn(table);
  return (
    <nav className={styles['strip']} aria-label={t('myTables')} data-testid="continue-banner">
      <span className="narrowable ellipsis">
        {isOwnTurn && <b className="ember">{t('yourTurnBanner')} </b>}
        {isOwnSeatOpen(table) && <b className="ember">{t('ownSeatOpenBanner')} </b>}
        <UserText>{translateTableName(table.match.name)}</UserText>
      </span>
      <Link
        href={tablePath(table.match.id)}
        {...tableLink(table.match.name, table.match.status)}
        className={buttonClass({ size: 'small', ...(isOwnTurn && { variant: 'primary' as const }) })}
      >
        {t('continue')}
      </Link>
    </nav>
  );
}
