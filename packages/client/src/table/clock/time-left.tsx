import { useTranslation } from '../../i18n/use-translation';
import { told } from './rest';
import styles from './time-left.module.css';
import { inSeconds, useRest } from './use-rest';

/** A time in ms that stands: figures of one width. */
export function TimeTold({ ms }: { readonly ms: number }) {
  const { t } = useTranslation('table');
  const says = told(ms);
  return (
    <span className={styles['figures']}>
      {says.in === 'figures' ? says.text : t(`clock.${says.in}`, says)}
    </span>
  );
}

/** What is left until a time of the server's clock, as it runs down. */
export function TimeLeft({ until }: { readonly until: number }) {
  const seconds = useRest(until, inSeconds);
  return <TimeTold ms={seconds * 1000} />;
}
