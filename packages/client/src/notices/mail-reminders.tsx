import type { MyMail } from '@great-fire/protocol';
import { useId } from 'react';
import { remindByMail } from '../connection/mail-api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Switch } from '../ui/switch';
import styles from './notices.module.css';

interface MailRemindersProps {
  readonly mail: MyMail;
  readonly onChange: () => void;
}

/** Whether one is told by e-mail that a table waits. */
export function MailReminders({ mail: { address, reminders }, onChange }: MailRemindersProps) {
  const { t } = useTranslation('settings');
  const { isBusy, failed, does } = useRequest();
  const title = useId();
  const turn = async (on: boolean) => {
    if (await does(() => remindByMail(on))) onChange();
  };
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('notices.mail.title')}</h3>
      <div className={styles['switched']}>
        <span aria-hidden="true">{t('notices.here.label')}</span>
        <Switch
          label={t('notices.here.label')}
          on={reminders}
          disabled={isBusy || address === null}
          testId="notices-mail"
          onChange={(on) => void turn(on)}
        />
      </div>
      <p>{address === null ? t('notices.mail.first') : t('notices.mail.to', { address })}</p>
      <FailedNote failed={failed} />
    </section>
  );
}
