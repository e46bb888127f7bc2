import type { Notices } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import { Switch } from '../ui/switch';
import styles from './notices.module.css';
import { barrier, testNotices, turnOff, turnOn } from './reach';
import { areNoticesOn } from './tab-notice';

interface ThisDeviceProps {
  readonly known: Notices;
  readonly onChange: () => void;
}

/** Whether this browser tells that a table waits, and what keeps it from that. */
export function ThisDevice({ known, onChange }: ThisDeviceProps) {
  const { t } = useTranslation('settings');
  const [isOn, setOn] = useState(areNoticesOn);
  const [isSent, setSent] = useState(false);
  const { isBusy, failed, run, does } = useRequest();
  const title = useId();
  const wall = known.isSomebody ? barrier() : 'nobody';
  const turn = async (on: boolean): Promise<void> => {
    setSent(false);
    const isDone = on ? await run(() => turnOn(known.pushKey)) : await does(turnOff);
    if (isDone === null) return;
    setOn(areNoticesOn());
    onChange();
  };
  const state = isOn ? (known.isReached ? 'on' : 'tab') : 'off';
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('notices.here.title')}</h3>
      <div className={styles['switched']}>
        <span aria-hidden="true">{t('notices.here.label')}</span>
        <Switch
          label={t('notices.here.label')}
          on={isOn && wall === null}
          disabled={isBusy || wall !== null}
          testId="notices-here"
          onChange={(on) => void turn(on)}
        />
      </div>
      <p role="status">{t(`notices.here.${wall ?? state}`)}</p>
      {known.devices.length > 0 && (
        <Button
          size="small"
          disabled={isBusy}
          data-testid="notices-test"
          onClick={() => void does(testNotices).then(setSent)}
        >
          {t('notices.here.test')}
        </Button>
      )}
      {isSent && <p role="status">{t('notices.here.sent')}</p>}
      <FailedNote failed={failed} />
    </section>
  );
}
