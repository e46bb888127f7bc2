import type { Seat } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { ClockIcon } from '../../ui/icons';
import { useTable } from '../model/table-context';
import styles from './panel-clock.module.css';
import { getTimeBank, getRunningClock } from './remaining-time';
import { Countdown, Duration } from './countdown';

/**
 * The clock of a seat: its remaining time while it runs, else its time bank. Renders nothing if the seat has neither.
 */
export function PanelClock({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation('table');
  const { tableState } = useTable('tableState');
  const runningClock = getRunningClock(tableState);
  const isRunning = runningClock !== null && runningClock.seat === seat;
  const timeBank = getTimeBank(tableState, seat);
  if (!isRunning && timeBank === null) return null;
  return (
    <li className={`${styles['clock']} ${isRunning ? styles['runs'] : ''}`} data-testid={`clock-${seat}`}>
      <ClockIcon size={15} />
      <span className="visually-hidden">{t('clock.left')}</span>
      {isRunning ? <Countdown deadline={runningClock.deadline} /> : <Duration ms={timeBank ?? 0} />}
    </li>
  );
}
