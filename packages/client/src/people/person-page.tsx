import type { PersonPage as Page } from '@great-fire/protocol';
import { useCallback } from 'react';
import { Link } from 'wouter';
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

/** Somebody's games, and what they came to. */
export function PersonPage({ handle }: { readonly handle: string }) {
  const read = useCallback(() => readPerson(handle), [handle]);
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
      <Figures totals={found.totals} />
      <Games handle={handle} />
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
