import type { ErrorCode } from '@great-fire/protocol';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { buttonClass } from '../ui/button';
import { TopBar } from '../ui/top-bar';
import { makeAhead } from './map';
import styles from './table-page.module.css';

/** Before the table is here. */
export function Connecting({ isHeld }: { readonly isHeld: boolean }) {
  const { t } = useTranslation();
  useEffect(makeAhead, []);
  return (
    <>
      <TopBar />
      <main className={styles['note']}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <p role="status">{t(isHeld ? 'error.unavailable' : 'line.connecting')}</p>
      </main>
    </>
  );
}

/** Why there is no table, and the way out. */
export function NoTable({ code }: { readonly code: ErrorCode }) {
  const { t } = useTranslation();
  return (
    <>
      <TopBar />
      <main className={styles['note']}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <p role="alert">{t(`error.${code}`, { field: '' })}</p>
        <Link href="/" className={buttonClass({ kind: 'primary' })}>
          {t('home')}
        </Link>
      </main>
    </>
  );
}
