import type { ErrorCode } from '@great-fire/protocol';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { buttonClass } from '../ui/button';
import { TopBar } from '../page/top-bar';
import { warmUpMap } from './map/district/use-district-layouts';
import styles from './table-page.module.css';

/** The page while the table is loading. */
export function Connecting({ isUnavailable }: { readonly isUnavailable: boolean }) {
  const { t } = useTranslation();
  useEffect(warmUpMap, []);
  return (
    <>
      <TopBar />
      <main className={styles['note']}>
        <h1 className="visually-hidden">{t('gameTitle')}</h1>
        <p role="status">{t(isUnavailable ? 'error.unavailable' : 'connection.connecting')}</p>
      </main>
    </>
  );
}

/** Shows why the table is unavailable, with a link to the lobby. The server rejects an id that no table can have. */
export function TableUnavailable({ code }: { readonly code: ErrorCode }) {
  const { t } = useTranslation();
  const reason = code === 'bad-request' ? 'not-found' : code;
  return (
    <>
      <TopBar />
      <main className={styles['note']}>
        <h1 className="visually-hidden">{t('gameTitle')}</h1>
        <p role="alert">{t(`error.${reason}`, { field: '' })}</p>
        <Link href="/" className={buttonClass({ variant: 'primary' })}>
          {t('backToLobby')}
        </Link>
      </main>
    </>
  );
}
