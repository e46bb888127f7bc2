import type { Seat } from '@great-fire/game';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { nameOf, useTable } from '../table-context';
import type { Running } from './rest';
import { isNearEnd, runningOf } from './rest';
import { TimeTold } from './time-left';
import styles from './time-left.module.css';
import { inSeconds, useRest } from './use-rest';

/** The burning fuse of the turn, with what is left in figures; nothing where no time runs. */
export function TurnClock() {
  const running = runningOf(useTable().conduct);
  return running === null ? null : <Clock {...running} className={styles['clock'] ?? ''} hasFuse />;
}

/** The same where there is no room for a fuse: below a seat in the strip, if the time that runs is that seat's. */
export function StripClock({ seat }: { readonly seat: Seat }) {
  const running = runningOf(useTable().conduct);
  if (running?.seat !== seat) return null;
  return <Clock {...running} className={styles['strip'] ?? ''} />;
}

interface ClockProps extends Running {
  readonly className: string;
  readonly hasFuse?: boolean;
}

function Clock({ seat, until, total, className, hasFuse = false }: ClockProps) {
  const { t } = useTranslation('table');
  const { match } = useTable();
  const seconds = useRest(until, inSeconds);
  const left = Math.min(1, (seconds * 1000) / total);
  const isLast = isNearEnd(seconds * 1000, total);
  return (
    <span
      role="timer"
      className={`${className} ${isLast ? styles['last'] : ''}`}
      data-testid="turn-clock"
      data-last={isLast}
    >
      <span className="visually-hidden">{t('clock.of', { name: nameOf(match, seat) })}</span>
      {hasFuse && (
        <span className={styles['fuse']} style={{ '--left': left } as CSSProperties} aria-hidden="true" />
      )}
      <TimeTold ms={seconds * 1000} />
    </span>
  );
}
