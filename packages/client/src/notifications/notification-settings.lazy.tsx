import { useId } from 'react';
import { useFetch } from '../api/use-fetch';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { EmailReminders } from './email-reminders';
import styles from './notifications.module.css';
import { QuietHours } from './quiet-hours';
import { fetchNotificationSettings } from './push-subscription';
import { WebhookSection } from './webhook-settings.lazy';
import { PushSection } from './push-section';

/** Settings for notifications about waiting tables: channels and quiet hours. */
export function NotificationSettings() {
  const { t } = useTranslation('settings');
  const { data: status, error, refetch } = useFetch(fetchNotificationSettings);
  if (status === null) return <RequestError error={error} />;
  const others = status.devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className={styles['page']}>
      <PushSection status={status} onChange={refetch} />
      {others.length > 0 && <OtherDevices labels={others.map(({ label }) => label)} />}
      {status.isSignedIn && status.email !== null && (
        <EmailReminders email={status.email} onChange={refetch} />
      )}
      {status.isSignedIn && <QuietHours quiet={status.quietHours} onChange={refetch} />}
      <WebhookSection />
      <p className={styles['signs']}>{t('notices.signs')}</p>
    </div>
  );
}

function OtherDevices({ labels }: { readonly labels: readonly (string | null)[] }) {
  const { t } = useTranslation('settings');
  const titleId = useId();
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('notices.everywhere.title')}</h3>
      <ul>
        {labels.map((label, index) => (
          <li key={index}>{label ?? t('notices.everywhere.unknown')}</li>
        ))}
      </ul>
    </section>
  );
}
