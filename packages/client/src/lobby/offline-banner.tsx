import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { PRACTICE_PATH } from '../lib/routes';
import styles from './lobby-list.module.css';

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
    <p role="status" className={`${styles['empty']} ${styles['noLine']}`} data-testid="no-line">
      <b>{t('noLine')}</b>
      {t('noLineHint')} <Link href={PRACTICE_PATH}>{t('practise')}</Link>
    </p>
  );
}
