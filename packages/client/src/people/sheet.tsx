import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import type { Failed } from '../lobby/use-request';
import { buttonClass } from '../ui/button';
import { TopBar } from '../ui/top-bar';
import styles from './people.module.css';

interface SheetProps {
  readonly title: string; // empty: not known yet
  readonly children: ReactNode;
}

/** A page of text and figures. */
export function Sheet({ title, children }: SheetProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = title === '' ? t('title') : `${title}: ${t('title')}`;
  }, [t, title]);
  return (
    <div className={styles['page']}>
      <TopBar />
      <main className={styles['floor']}>{children}</main>
    </div>
  );
}

/** Where there is nothing to show, or not yet. */
export function Nothing({ failed }: { readonly failed: Failed | null }) {
  const { t } = useTranslation(['people', 'common']);
  return (
    <Sheet title="">
      {failed === null ? (
        <p role="status">{t('common:loading')}</p>
      ) : (
        <>
          <h1>{t('noPage')}</h1>
          {failed.code === 'not-found' ? (
            <p className={styles['hint']}>{t('noPageHint')}</p>
          ) : (
            <FailedNote failed={failed} />
          )}
          <Link href="/" className={buttonClass({ kind: 'primary' })}>
            {t('common:home')}
          </Link>
        </>
      )}
    </Sheet>
  );
}
