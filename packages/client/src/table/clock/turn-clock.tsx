import type { Seat } from '@great-fire/game';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { nameOf, useTable } from '../model/table-context';
import type { RunningClock } from './remaining-time';
import { isLowTime, getRunningClock } from './remaining-time';
import { Duration } from './countdown';
import styles from './countdown.module.css';
import { ceilSeconds, useCountdown } from './use-countdown';

/** Shows the time left in the turn as a burning fuse and as figures. Renders nothing if no clock runs. */
export function TurnClock() {
  const runningClock = getRunningClock(useTable('tableState').tableState);
  return runningClock === null ? null : <Clock {...runningClock} className={styles['clock'] ?? ''} hasFuse />;
}

/** Shows the running clock as figures below its seat in the strip, which has no room for a fuse. */
export function StripClock({ seat }: { readonly seat: Seat }) {
  const runningClock = getRunningClock(useTable('tableState').tableState);
  if (runningClock?.seat !== seat) return null;
  return <Clock {...runningClock} className={styles['strip'] ?? ''} />;
}

interface ClockProps extends RunningClock {
  readonly className: string;
  readonly hasFuse?: boolean;
}

function Clock({ seat, deadline, totalMs, className, hasFuse = false }: ClockProps) {
  const { t } = useTranslation('table');
  const { match } = useTable('match');
  const seconds = useCountdown(deadline, ceilSeconds);
  const remainingShare = Math.min(1, (seconds * 1000) / totalMs);
  const isLow = isLowTime(seconds * 1000, totalMs);
  return (
    <span
      role="timer"
      className={`${className} ${isLow ? styles['last'] : ''}`}
      data-testid="turn-clock"
      data-last={isLow}
    >
      <span className="visually-hidden">{t('clock.of', { name: nameOf(match, seat) })}</span>
      {hasFuse && (
        <span
          className={styles['fuse']}
          style={{ '--left': remainingShare } as CSSProperties}
          aria-hidden="true"
        />
      )}
      <Duration ms={seconds * 1000} />
    </span>
  );
}
