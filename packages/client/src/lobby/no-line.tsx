import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { PRACTICE_PATH } from '../practice/practice-address';
import styles from './lists.module.css';

const PATIENCE_MS = 4000;

/** Said once the server has been out of reach for a while: what can be done without it. */
export function NoLine({ isLive }: { readonly isLive: boolean }) {
  return isLive ? null : <Waited />;
}

function Waited() {
  const { t } = useTranslation('lobby');
  const [hasWaited, setHasWaited] = useState(!navigator.onLine);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!hasWaited) return null;
  return (
    <p role="status" className={`${styles['empty']} ${styles['noLine']}`} data-testid="no-line">
      <b>{t('noLine')}</b>
      {t('noLineHint')} <Link href={PRACTICE_PATH}>{t('practise')}</Link>
    </p>
  );
}
