import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { nameOf, useTable } from '../table-context';
import type { Running } from './rest';
import { isNearEnd, runningOf } from './rest';
import { TimeLeft } from './time-left';
import styles from './time-left.module.css';
import { inSeconds, useRest } from './use-rest';

/** The burning fuse of the turn, with what is left in figures; nothing where no time runs. */
export function TurnClock() {
  const { conduct } = useTable();
  const running = runningOf(conduct);
  return running === null ? null : <Fuse {...running} />;
}

function Fuse({ seat, until, total }: Running) {
  const { t } = useTranslation('table');
  const { match } = useTable();
  const seconds = useRest(until, inSeconds);
  const left = Math.min(1, (seconds * 1000) / total);
  const isLast = isNearEnd(seconds * 1000, total);
  return (
    <span
      role="timer"
      className={`${styles['clock']} ${isLast ? styles['last'] : ''}`}
      data-testid="turn-clock"
      data-last={isLast}
    >
      <span className="visually-hidden">{t('clock.of', { name: nameOf(match, seat) })}</span>
      <span className={styles['fuse']} style={{ '--left': left } as CSSProperties} aria-hidden="true" />
      <TimeLeft until={until} />
    </span>
  );
}
