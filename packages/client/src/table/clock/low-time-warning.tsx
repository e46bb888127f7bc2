import { useTranslation } from '../../i18n/use-translation';
import { useTable } from '../model/table-context';
import styles from './low-time-warning.module.css';
import type { RunningClock } from './remaining-time';
import { isLowTime, getRunningClock } from './remaining-time';
import { useCountdown } from './countdown';

/** Returns the viewer's running clock when its time is low. Otherwise, and while the game is paused, returns null. */
export function useMyLowTime(): RunningClock | null {
  const { tableState, view } = useTable('tableState', 'view');
  const runningClock = getRunningClock(tableState);
  const { deadline = 0, totalMs = 0 } = runningClock ?? {};
  const isLow = useCountdown(deadline, (remainingMs) => isLowTime(remainingMs, totalMs));
  return runningClock !== null && runningClock.seat === view.viewer && isLow && tableState.pausedAt === null
    ? runningClock
    : null;
}

/**
 * Warns above the map that the viewer's time is nearly over, and says what follows. Hidden from screen readers: the
 * announcer covers them.
 */
export function LowTimeWarning() {
  const { t } = useTranslation(['table', 'common']);
  const { match } = useTable('match');
  if (useMyLowTime() === null) return null;
  return (
    <p className={styles['warning']} aria-hidden="true" data-testid="clock-warning">
      <b>{t('clock.last')}</b>{' '}
      {t('clock.then', { then: t(`common:then.${match.timeControl.timeoutAction}`) })}
    </p>
  );
}
