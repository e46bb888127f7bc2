import type { DeviceSummary } from '@great-fire/protocol';
import { useId } from 'react';
import { signOut, signOutOthers } from '../connection/me-api';
import { dayOf } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import styles from './me.module.css';

// A day is told by its beginning in UTC: the middle of it lies in the same day nearly everywhere.
const NOON_MS = 12 * 3600 * 1000;

interface DeviceListProps {
  readonly devices: readonly DeviceSummary[];
  readonly onChange: () => void;
  readonly onCodeEnd: () => void; // the recovery code no longer works
}

/** The browsers that are this person. Any other can be signed out from here. */
export function DeviceList({ devices, onChange, onCodeEnd }: DeviceListProps) {
  const { t } = useTranslation('settings');
  const { isBusy, failed, run } = useRequest();
  const title = useId();
  const change = (request: () => Promise<void>) => void run(request).then(onChange);
  const sorted = [...devices].sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.seenOn - a.seenOn);
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('devices.title')}</h3>
      <ul className={styles['devices']}>
        {sorted.map(({ id, label, isThis, seenOn }) => {
          const called = label ?? t('devices.unknown');
          return (
            <li key={id} className={styles['device']}>
              <span>
                <b>{called}</b>
                <small>
                  {isThis ? t('devices.this') : t('devices.seen', { day: dayOf(seenOn + NOON_MS) })}
                </small>
              </span>
              {!isThis && (
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={t('devices.signOutNamed', { device: called })}
                  onClick={() => change(() => signOut(id))}
                >
                  {t('devices.signOut')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 && (
        <>
          <Button
            kind="danger"
            disabled={isBusy}
            data-testid="sign-out-others"
            onClick={() => change(() => signOutOthers().then(onCodeEnd))}
          >
            {t('devices.others')}
          </Button>
          <p>{t('devices.othersHint')}</p>
        </>
      )}
      <FailedNote failed={failed} />
    </section>
  );
}
