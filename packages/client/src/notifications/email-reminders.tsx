import type { MyEmail } from '@great-fire/protocol';
import { useId } from 'react';
import { setEmailReminders } from '../api/email';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Switch } from '../ui/switch';
import styles from './notifications.module.css';

interface EmailRemindersProps {
  readonly email: MyEmail;
  readonly onChange: () => void;
}

/** Switch for e-mail reminders of tables that wait for the player. */
export function EmailReminders({ email: { address, remindersEnabled }, onChange }: EmailRemindersProps) {
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
