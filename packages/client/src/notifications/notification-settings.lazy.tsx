import { useId } from 'react';
import { useFetch } from '../api/use-fetch';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import styles from './notifications.module.css';
import { QuietHours } from './quiet-hours';
import { fetchNotificationSettings } from './push-subscription';
import { WebhookSection } from './webhook-settings.lazy';
import { PushSection } from './push-section';
import type { MyEmail } from '@great-fire/protocol';
import { setEmailReminders } from '../api/email';
import { useMutation } from '../api/use-mutation';
import { Switch } from '../ui/switch';

interface EmailRemindersProps {
  readonly email: MyEmail;
  readonly onChange: () => void;
}

/** Switch for e-mail reminders of tables that wait for the player. */
function EmailReminders({ email: { address, remindersEnabled }, onChange }: EmailRemindersProps) {
  const { t } = useTranslation('settings');
  const { isPending, error, runVoid } = useMutation();
  const titleId = useId();
  const setEnabled = async (isOn: boolean) => {
    if (await runVoid(() => setEmailReminders(isOn))) onChange();
  };
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('notices.mail.title')}</h3>
      <div className={styles['switched']}>
        <span aria-hidden="true">{t('notices.here.label')}</span>
        <Switch
          label={t('notices.here.label')}
          checked={remindersEnabled}
          disabled={isPending || address === null}
          testId="notices-mail"
          onChange={(isOn) => void setEnabled(isOn)}
        />
      </div>
      <p>{address === null ? t('notices.mail.first') : t('notices.mail.to', { address })}</p>
      <RequestError error={error} />
    </section>
  );
}

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
