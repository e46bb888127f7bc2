import type { Notices } from '@great-fire/protocol';
import { useEffect, useId, useState } from 'react';
import { ApiFailure } from '../connection/api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import type { Failed } from '../lobby/use-request';
import styles from './notices.module.css';
import { QuietHours } from './quiet-hours';
import { readNotices } from './reach';
import { TableHookPart } from './table-hook';
import { ThisDevice } from './this-device';

/** Where and when one is told that a table waits: part of the settings. */
export function NoticesPage() {
  const { t } = useTranslation('settings');
  const { known, failed, readAgain } = useNotices();
  if (known === null) return <FailedNote failed={failed} />;
  const others = known.devices.filter(({ isThis }) => !isThis);
  return (
    <div className={styles['page']}>
      <ThisDevice known={known} onChange={readAgain} />
      {others.length > 0 && <OtherDevices labels={others.map(({ label }) => label)} />}
      {known.isSomebody && <QuietHours quiet={known.quiet} onChange={readAgain} />}
      <TableHookPart />
      <p className={styles['signs']}>{t('notices.signs')}</p>
    </div>
  );
}

function OtherDevices({ labels }: { readonly labels: readonly (string | null)[] }) {
  const { t } = useTranslation('settings');
  const title = useId();
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('notices.everywhere.title')}</h3>
      <ul>
        {labels.map((label, place) => (
          <li key={place}>{label ?? t('notices.everywhere.unknown')}</li>
        ))}
      </ul>
    </section>
  );
}

interface KnownNotices {
  readonly known: Notices | null; // null: not yet, or not at all
  readonly failed: Failed | null;
  readonly readAgain: () => void;
}

function useNotices(): KnownNotices {
  const [known, setKnown] = useState<Notices | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isWanted = true;
    readNotices().then(
      (read) => {
        if (isWanted) setKnown(read);
      },
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (isWanted) setFailed({ code: error.body.code, field: '' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return { known, failed, readAgain: () => setAsked((times) => times + 1) };
}
