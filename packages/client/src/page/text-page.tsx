import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import type { RequestFailure } from '../api/use-mutation';
import { DeadEnd } from './dead-end';
import { LoadingScene } from './loading-scene';
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
    <div className="page-high on-ground">
      <title>{title === '' ? t('gameTitle') : `${title}: ${t('gameTitle')}`}</title>
      <TopBar />
      <main className={styles['floor']}>{children}</main>
    </div>
  );
}

/** Codes for an address that leads nowhere, or to what only others see. */
const ABSENT: readonly string[] = ['not-found', 'bad-request'];

/** A page that is loading or failed to load. */
export function PageStatus({ error }: { readonly error: RequestFailure | null }) {
  const { t } = useTranslation(['profiles', 'common']);
  if (error === null) return <LoadingScene kind="page" />;
  if (ABSENT.includes(error.code)) return <DeadEnd title={t('notFound')} hint={t('notFoundHint')} />;
  return (
    <DeadEnd title={t('common:errorBoundary.title')}>
      <RequestError error={error} />
    </DeadEnd>
  );
}
