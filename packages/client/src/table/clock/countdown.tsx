import { useTranslation } from '../../i18n/use-translation';
import { splitDuration } from './remaining-time';
import styles from './countdown.module.css';
import { ceilSeconds, useCountdown } from './use-countdown';

/** A time in ms that stands: figures of one width. */
export function Duration({ ms }: { readonly ms: number }) {
  const { t } = useTranslation('table');
  const parts = splitDuration(ms);
  return (
    <span className={styles['figures']}>
      {parts.format === 'figures' ? parts.text : t(`clock.${parts.format}`, parts)}
    </span>
  );
}

/** What is left until a time of the server's clock, as it runs down. */
export function Countdown({ deadline }: { readonly deadline: number }) {
  const seconds = useCountdown(deadline, ceilSeconds);
  return <Duration ms={seconds * 1000} />;
}
