import type { MyTable } from '@great-fire/protocol';
import { Link } from 'wouter';
import { isMyTurn, isOwnSeatOpen, tableToContinue } from '../live/lobby-reducer';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { buttonClass } from '../ui/button';
import styles from './continue-banner.module.css';
import { readStored, removeStored, writeStored } from '../lib/local-storage';
import { tablePath, PRACTICE_PATH } from '../lib/routes';
import { useEffect, useState } from 'react';
import offlineBannerStyles from './lobby-list.module.css';

const SHOW_DELAY_MS = 4000;

/** Lists what works offline. Shown after a longer disconnect. */
export function OfflineBanner({ isLive }: { readonly isLive: boolean }) {
  return isLive ? null : <DelayedBanner />;
}

function DelayedBanner() {
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
      <b>{t('serverUnreachable')}</b>
      {t('serverUnreachableHint')} <Link href={PRACTICE_PATH}>{t('offlinePractice')}</Link>
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
      <div className={`${styles['strip']} ${styles['placeholder']}`} data-testid="continue-placeholder">
        <span className={buttonClass({ size: 'small' })}>{t('continue')}</span>
      </div>
    );
  }
  const isOwnTurn = isMyTurn(table);
  return (
    <nav className={styles['strip']} aria-label={t('myTables')} data-testid="continue-banner">
      <span className={styles['text']}>
        {isOwnTurn && <b>{t('yourTurnBanner')} </b>}
        {isOwnSeatOpen(table) && <b>{t('ownSeatOpenBanner')} </b>}
        {translateTableName(table.match.name)}
      </span>
      <Link
        href={tablePath(table.match.id)}
        className={buttonClass({ size: 'small', ...(isOwnTurn && { variant: 'primary' as const }) })}
      >
        {t('continue')}
      </Link>
    </nav>
  );
}
