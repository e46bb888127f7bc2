import type { PersonPage as Page } from '@great-fire/protocol';
import { Suspense, useCallback } from 'react';
import { Link } from 'wouter';
import { LazyMyCare, LazyPersonCare } from '../care/lazy';
import { openPage, readPerson } from '../connection/people-api';
import { useRead } from '../connection/use-read';
import { languageShown } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Switch } from '../ui/switch';
import { Figures } from './figures';
import { Games } from './games';
import styles from './people.module.css';
import { Nothing, Sheet } from './sheet';

/** Somebody's games, and what they came to. `who`: their handle, or a seat of theirs. */
export function PersonPage({ who }: { readonly who: string }) {
  const read = useCallback(() => readPerson(who), [who]);
  const { found, failed, change } = useRead<Page>(read);
  const { t } = useTranslation('people');
  if (found === null) return <Nothing failed={failed} />;
  const name = found.name ?? t('nobody');
  return (
    <Sheet title={name}>
      <header className={styles['head']}>
        <h1>{name}</h1>
        {found.rating !== null && <Rating {...found.rating} />}
      </header>
      {found.isMe && <Openness page={found} onChange={(isOpen) => change({ ...found, isOpen })} />}
      {found.kept !== null && (
        <div className={styles['care']}>
          <Suspense fallback={null}>
            <LazyPersonCare who={found.handle ?? who} name={name} kept={found.kept} />
          </Suspense>
        </div>
      )}
      {found.handle === null ? (
        <p className={styles['hint']}>{t('closed', { name })}</p>
      ) : (
        <>
          <Figures totals={found.totals} />
          <Games handle={found.handle} />
        </>
      )}
      {found.isMe && (
        <Suspense fallback={null}>
          <LazyMyCare />
        </Suspense>
      )}
    </Sheet>
  );
}

function Rating({ rating, games }: NonNullable<Page['rating']>) {
  const { t } = useTranslation('people');
  const value = rating.toLocaleString(languageShown(), { minimumFractionDigits: 1 });
  return (
    <p className={styles['rating']}>
      <Link href="/leaders">
        {t('rating')} <b>{value}</b>
      </Link>{' '}
      <span>{t('ratedGames', { count: games })}</span>
    </p>
  );
}

interface OpennessProps {
  readonly page: Page;
  readonly onChange: (isOpen: boolean) => void;
}

/** Whether others see this page. */
function Openness({ page, onChange }: OpennessProps) {
  const { t } = useTranslation('people');
  const { isBusy, failed, does } = useRequest();
  const change = async (isOpen: boolean) => {
    if (await does(() => openPage(isOpen))) onChange(isOpen);
  };
  return (
    <div className={styles['openness']}>
      <div>
        <b>{t('open')}</b>
        <p className={styles['hint']}>{t(page.isOpen ? 'openHint' : 'closedHint')}</p>
        <FailedNote failed={failed} />
      </div>
      <Switch
        label={t('open')}
        on={page.isOpen}
        disabled={isBusy}
        onChange={(isOpen) => void change(isOpen)}
        testId="page-open"
      />
    </div>
  );
}
