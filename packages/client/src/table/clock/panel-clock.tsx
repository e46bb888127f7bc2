import type { Seat } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { ClockIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './panel-clock.module.css';
import { bankOf, runningOf } from './rest';
import { TimeLeft, TimeTold } from './time-left';

/** The clock of one seat: its time that runs, or the bank that it has; nothing where it has neither. */
export function PanelClock({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation('table');
  const { conduct } = useTable();
  const running = runningOf(conduct);
  const runs = running !== null && running.seat === seat;
  const bank = bankOf(conduct, seat);
  if (!runs && bank === null) return null;
  return (
    <li className={`${styles['clock']} ${runs ? styles['runs'] : ''}`} data-testid={`clock-${seat}`}>
      <ClockIcon size={15} />
      <span className="visually-hidden">{t('clock.left')}</span>
      {runs ? <TimeLeft until={running.until} /> : <TimeTold ms={bank ?? 0} />}
    </li>
  );
}
