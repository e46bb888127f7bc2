import type { QuietHoursSetting } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Switch } from '../ui/switch';
import styles from './notifications.module.css';
import { updateNotificationSettings } from './push-subscription';

interface QuietHoursProps {
  readonly quiet: QuietHoursSetting | null;
  readonly onChange: () => void;
}

const DEFAULT_HOURS = { from: '22:00', to: '08:00' };
const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Times of day without notifications, in the time zone of the browser that sets them. */
export function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const { t } = useTranslation('settings');
  const [hours, setHours] = useState({
    from: quiet?.from ?? DEFAULT_HOURS.from,
    to: quiet?.to ?? DEFAULT_HOURS.to,
  });
  const { isPending, error, runVoid } = useMutation();
  const titleId = useId();
  const zone = quiet?.timeZone ?? localTimeZone();
  const save = async (next: typeof hours | null): Promise<void> => {
    const settings = { quietHours: next === null ? null : { ...next, timeZone: localTimeZone() } };
    if (await runVoid(() => updateNotificationSettings(settings))) onChange();
  };
  // While the user types, a field may be empty and both may be equal.
  const change = (next: typeof hours): void => {
    setHours(next);
    if (next.from !== '' && next.to !== '' && next.from !== next.to) void save(next);
  };
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('notices.quiet.title')}</h3>
      <div className={styles['switched']}>
        <span aria-hidden="true">{t('notices.quiet.label')}</span>
        <Switch
          label={t('notices.quiet.label')}
          checked={quiet !== null}
          disabled={isPending}
          testId="quiet"
          onChange={(isOn) => void save(isOn ? hours : null)}
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
      <RequestError error={error} />
    </section>
  );
}
