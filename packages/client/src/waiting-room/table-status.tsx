import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { isBeingDealt } from '../fairness/contribution-status';
import { buttonClass } from '../ui/button';
import styles from './waiting-room.module.css';

interface TableStatusProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly wasKicked: boolean;
}

/** A sentence about what the table waits for. */
export function TableStatus({ match, mySeat, wasKicked }: TableStatusProps) {
  const { t } = useTranslation(['waitingRoom', 'common', 'dealFairness']);
  const freeSeats = match.seats.filter(({ name }) => name === null).length;
  const isOpen = match.status === 'open' && !isBeingDealt(match);
  const statusText = () => {
    if (match.status === 'unfinished')
      return match.dealCommitments?.isLocked === true
        ? t('dealFairness:closed')
        : t('common:error.table-closed', { field: '' });
    if (!isOpen) return t('starting');
    if (freeSeats > 0) return t('free', { count: freeSeats });
    if (match.seats.some(({ isReady }) => !isReady)) return t('full');
    const host = match.seats[match.hostSeat ?? 0]?.name ?? '';
    return mySeat === match.hostSeat ? t('canStart') : t('allReady', { host });
  };
  return (
    <>
      <p className={styles['state']} role="status">
        {statusText()}
      </p>
      {wasKicked && (
        <div className={styles['removed']} role="alert" data-testid="removed">
          <p>{t('removed')}</p>
          <Link href="/" className={buttonClass({})}>
            {t('common:home')}
          </Link>
        </div>
      )}
    </>
  );
}
