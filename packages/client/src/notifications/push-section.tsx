import type { NotificationStatus } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { Switch } from '../ui/switch';
import styles from './notifications.module.css';
import { unsupportedReason, sendTestNotification, disablePush, enablePush } from './push-subscription';
import { areNotificationsOn } from './local-notification';

interface PushSectionProps {
  readonly status: NotificationStatus;
  readonly onChange: () => void;
}

/** Switch for notifications in this browser, or the reason why they are not available. */
export function PushSection({ status, onChange }: PushSectionProps) {
  const { t } = useTranslation('settings');
  const [isOn, setOn] = useState(areNotificationsOn);
  const [isSent, setSent] = useState(false);
  const { isPending, error, run, runVoid } = useMutation();
  const titleId = useId();
  const blockedReason = status.isSignedIn ? unsupportedReason() : 'nobody';
  const setEnabled = async (enable: boolean): Promise<void> => {
    setSent(false);
    const isDone = enable ? await run(() => enablePush(status.vapidPublicKey)) : await runVoid(disablePush);
    if (isDone === null) return;
    setOn(areNotificationsOn());
    onChange();
  };
  const state = isOn ? (status.isSubscribed ? 'on' : 'tab') : 'off';
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('notices.here.title')}</h3>
      <div className={styles['switched']}>
        <span aria-hidden="true">{t('notices.here.label')}</span>
        <Switch
          label={t('notices.here.label')}
          checked={isOn && blockedReason === null}
          disabled={isPending || blockedReason !== null}
          testId="notices-here"
          onChange={(enable) => void setEnabled(enable)}
        />
      </div>
      <p role="status">{t(`notices.here.${blockedReason ?? state}`)}</p>
      {status.devices.length > 0 && (
        <Button
          size="small"
          disabled={isPending}
          data-testid="notices-test"
          onClick={() => void runVoid(sendTestNotification).then(setSent)}
        >
          {t('notices.here.test')}
        </Button>
      )}
      {isSent && <p role="status">{t('notices.here.sent')}</p>}
      <RequestError error={error} />
    </section>
  );
}
