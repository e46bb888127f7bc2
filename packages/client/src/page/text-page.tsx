import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import type { RequestFailure } from '../api/use-mutation';
import { buttonClass } from '../ui/button';
import { TopBar } from './top-bar';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly title: string; // empty while loading
  readonly children: ReactNode;
}

/** Layout of a page of text and tables. */
export function TextPage({ title, children }: TextPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <title>{title === '' ? t('gameTitle') : `${title}: ${t('gameTitle')}`}</title>
      <TopBar />
      <main className={styles['floor']}>{children}</main>
    </div>
  );
}

/** Message of a page that is loading or failed to load. */
export function PageStatus({ error }: { readonly error: RequestFailure | null }) {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <TextPage title="">
      {error === null ? (
        <p role="status">{t('common:loading')}</p>
      ) : (
        <>
          <h1>{t('notFound')}</h1>
          {error.code === 'not-found' ? (
            <p className={styles['hint']}>{t('notFoundHint')}</p>
          ) : (
            <RequestError error={error} />
          )}
          <Link href="/" className={buttonClass({ variant: 'primary' })}>
            {t('common:backToLobby')}
          </Link>
        </>
      )}
    </TextPage>
  );
}
