import { useTranslation } from '../../i18n/use-translation';
import { useTable } from '../table-context';
import styles from './clock-warning.module.css';
import type { Running } from './rest';
import { isNearEnd, runningOf } from './rest';
import { useRest } from './use-rest';

/** My time that runs out, or null: it is not mine, or there is enough of it. */
export function useMyLast(): Running | null {
  const { conduct, view } = useTable();
  const running = runningOf(conduct);
  const { until = 0, total = 0 } = running ?? {};
  const isLast = useRest(until, (rest) => isNearEnd(rest, total));
  return running !== null && running.seat === view.viewer && isLast && conduct.pausedAt === null
    ? running
    : null;
}

/** Says once over the map that my time is nearly over, and what follows; a screen reader has it of the announcer. */
export function ClockWarning() {
  const { t } = useTranslation(['table', 'common']);
  const { match } = useTable();
  if (useMyLast() === null) return null;
  return (
    <p className={styles['warning']} aria-hidden="true" data-testid="clock-warning">
      <b>{t('clock.last')}</b> {t('clock.then', { then: t(`common:then.${match.pace.timeOut}`) })}
    </p>
  );
}
