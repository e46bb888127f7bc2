import { useId } from 'react';
import { useRead } from '../connection/use-read';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { MailReminders } from './mail-reminders';
import styles from './notices.module.css';
import { QuietHours } from './quiet-hours';
import { readNotices } from './reach';
import { TableHookPart } from './table-hook';
import { ThisDevice } from './this-device';

/** Where and when one is told that a table waits: part of the settings. */
export function NoticesPage() {
  const { t } = useTranslation('settings');
  const { found: known, failed, readAgain } = useRead(readNotices);
  if (known === null) return <FailedNote failed={failed} />;
  const others = known.devices.filter(({ isThis }) => !isThis);
  return (
    <div className={styles['page']}>
      <ThisDevice known={known} onChange={readAgain} />
      {others.length > 0 && <OtherDevices labels={others.map(({ label }) => label)} />}
      {known.isSomebody && known.mail !== null && <MailReminders mail={known.mail} onChange={readAgain} />}
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
