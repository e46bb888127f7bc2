import type { Seat } from '@great-fire/game';
import type { CSSProperties } from 'react';
import type { ClockState, TableState } from '@great-fire/protocol';
import { hasDaysOff, timeBetween } from '@great-fire/table';
import { DAY_MS, HOUR_MS } from '@great-fire/table/durations';
import { useTranslation } from '../../i18n/use-translation';
import { nameOf, useTable } from '../model/table-context';
import { ClockIcon } from '../../ui/icons';
import { Duration, ceilSeconds, useCountdown, Countdown } from './countdown';
import styles from './countdown.module.css';
import lowTimeWarningStyles from './low-time-warning.module.css';

const LOW_TIME_MS = 20_000;

/** Returns the viewer's running clock when its time is low. Otherwise, and while the game is paused, returns null. */
export function useMyLowTime(): RunningClock | null {
  const { tableState, view } = useTable('tableState', 'view');
  const runningClock = getRunningClock(tableState);
  const { deadline = 0, totalMs = 0, daysOff = null } = runningClock ?? {};
  const isLow = useCountdown(deadline, (remainingMs) => isLowTime(remainingMs, totalMs), daysOff);
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
    <p
      className={`text-15-5 on-panel round-8 raised no-press leading-1-3 centred-text pad-8-14 ${lowTimeWarningStyles['warning']}`}
      aria-hidden="true"
      data-testid="clock-warning"
    >
      <b>{t('clock.timeAlmostUp')}</b>{' '}
      {t('clock.afterTimeout', { then: t(`common:timeoutAction.${match.timeControl.timeoutAction}`) })}
    </p>
  );
}

/**
 * The clock of a seat: its remaining time while it runs, else its time bank. Renders nothing if the seat has neither.
 */
export function PanelClock({ seat, isShort }: { readonly seat: Seat; readonly isShort: boolean }) {
  const { t } = useTranslation('table');
  const { tableState } = useTable('tableState');
  const runningClock = getRunningClock(tableState);
  const isRunning = runningClock !== null && runningClock.seat === seat;
  const timeBank = getTimeBank(tableState, seat);
  if (!isRunning && timeBank === null) return null;
  return (
    <li className={`row gap-4 one-line push ${isRunning ? 'bold ink' : ''}`} data-testid={`clock-${seat}`}>
      <ClockIcon size={15} />
      <span className="visually-hidden">{t('clock.timeLeft')}</span>
      {isRunning ? (
        <Countdown {...runningClock} isShort={isShort} />
      ) : (
        <Duration ms={timeBank ?? 0} isShort={isShort} />
      )}
    </li>
  );
}

/** Shows the time left in the turn as a burning fuse and as figures. Renders nothing if no clock runs. */
export function TurnClock() {
  const runningClock = getRunningClock(useTable('tableState').tableState);
  return runningClock === null ? null : (
    <Clock {...runningClock} className={`row gap-8 on-bar text-17 ${styles['clock']}`} hasFuse />
  );
}

/** Shows the running clock as figures below its seat in the strip, which has no room for a fuse. */
export function StripClock({ seat }: { readonly seat: Seat }) {
  const runningClock = getRunningClock(useTable('tableState').tableState);
  if (runningClock?.seat !== seat) return null;
  return <Clock {...runningClock} className={`centred-text ${styles['strip']}`} />;
}

interface ClockProps extends RunningClock {
  readonly className: string;
  readonly hasFuse?: boolean;
}

function Clock({ seat, deadline, totalMs, daysOff, className, hasFuse = false }: ClockProps) {
  const { t } = useTranslation('table');
  const { match } = useTable('match');
  const seconds = useCountdown(deadline, ceilSeconds, daysOff);
  const remainingShare = Math.min(1, (seconds * 1000) / totalMs);
  const isLow = isLowTime(seconds * 1000, totalMs);
  return (
    <span role="timer" className={`${className} ${isLow ? styles['last'] : ''}`} data-testid="turn-clock">
      <span className="visually-hidden">{t('clock.timeLeftOf', { name: nameOf(match, seat) })}</span>
      {hasFuse && (
        <span
          className={styles['fuse']}
          style={{ '--left': remainingShare } as CSSProperties}
          aria-hidden="true"
        />
      )}
      <Duration ms={seconds * 1000} isShort={!hasFuse} />
    </span>
  );
}

/** A running clock. While the game is paused, its remaining time stands still. All times in ms. */
interface RunningClock {
  readonly seat: number; // the active seat
  readonly deadline: number; // epoch ms, server clock; moves later while the game is paused
  readonly totalMs: number; // the seat's time at the start of its turn
  readonly daysOff: ClockState | null; // the clock, if it stands still on some days
}

/** Returns the clock of the active seat, or null if no clock runs. */
export function getRunningClock({ clock }: TableState): RunningClock | null {
  const { activeSeat, since, deadline } = clock;
  return activeSeat === null || deadline === null
    ? null
    : {
        seat: activeSeat,
        deadline,
        daysOff: hasDaysOff(clock) ? clock : null,
        totalMs: timeBetween(clock, since, deadline),
      };
}

/** Returns the time bank of a seat in ms, or null if the clock has no banks. */
export function getTimeBank({ clock }: TableState, seat: number): number | null {
  return clock.banks[seat] ?? null;
}

/** Returns true in the last 20 s, or in the last third if that is shorter. From one day on: in the last hour. */
export function isLowTime(remainingMs: number, totalMs: number): boolean {
  return remainingMs <= (totalMs >= DAY_MS ? HOUR_MS : Math.min(LOW_TIME_MS, totalMs / 3));
}
