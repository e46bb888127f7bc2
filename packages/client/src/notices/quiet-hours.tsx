import type { Quiet } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Switch } from '../ui/switch';
import styles from './notices.module.css';
import { changeNotices } from './reach';

interface QuietHoursProps {
  readonly quiet: Quiet | null;
  readonly onChange: () => void;
}

const NIGHT = { from: '22:00', to: '08:00' };
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When one is not to be disturbed, by the clock of where one is when it is set. */
export function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const { t } = useTranslation('settings');
  const [hours, setHours] = useState({ from: quiet?.from ?? NIGHT.from, to: quiet?.to ?? NIGHT.to });
  const { isBusy, failed, does } = useRequest();
  const title = useId();
  const zone = quiet?.zone ?? zoneHere();
  const keep = async (next: typeof hours | null): Promise<void> => {
    const wish = { quiet: next === null ? null : { ...next, zone: zoneHere() } };
    if (await does(() => changeNotices(wish))) onChange();
  };
  // A field that is being typed in may be empty, and both may be alike on the way.
  const change = (next: typeof hours): void => {
    setHours(next);
    if (next.from !== '' && next.to !== '' && next.from !== next.to) void keep(next);
  };
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('notices.quiet.title')}</h3>
      <div className={styles['switched']}>
        <span aria-hidden="true">{t('notices.quiet.label')}</span>
        <Switch
          label={t('notices.quiet.label')}
          on={quiet !== null}
          disabled={isBusy}
          testId="quiet"
          onChange={(on) => void keep(on ? hours : null)}
        />
      </div>
      {quiet !== null && (
        <>
          <div className={styles['hours']}>
            {(['from', 'to'] as const).map((end) => (
              <label key={end}>
                <span>{t(`notices.quiet.${end}`)}</span>
                <input
                  type="time"
                  value={hours[end]}
                  data-testid={`quiet-${end}`}
                  onChange={({ currentTarget }) => change({ ...hours, [end]: currentTarget.value })}
                />
              </label>
            ))}
          </div>
          <p>{t('notices.quiet.zone', { zone: zone.replaceAll('_', ' ') })}</p>
        </>
      )}
      <FailedNote failed={failed} />
    </section>
  );
}
