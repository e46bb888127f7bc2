import { useTranslation } from '../../i18n/use-translation';
import { splitDuration } from '../../ui/format-duration';
import styles from './countdown.module.css';
import { ceilSeconds, useCountdown } from './use-countdown';

/** Shows a fixed duration in ms, in tabular figures. */
export function Duration({ ms }: { readonly ms: number }) {
  const { t } = useTranslation('table');
  const parts = splitDuration(ms);
  return (
    <span className={styles['figures']}>
      {parts.format === 'figures' ? parts.text : t(`clock.${parts.format}`, parts)}
    </span>
  );
}

/** Shows the time left until a deadline of the server clock. */
export function Countdown({ deadline }: { readonly deadline: number }) {
  const seconds = useCountdown(deadline, ceilSeconds);
  return <Duration ms={seconds * 1000} />;
}
