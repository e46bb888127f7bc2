import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { isBeingDealt } from '../fair/standing';
import { buttonClass } from '../ui/button';
import styles from './waiting-room.module.css';

interface StateOfTableProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly wasRemoved: boolean;
}

/** What the table waits for, in a sentence. */
export function StateOfTable({ match, mySeat, wasRemoved }: StateOfTableProps) {
  const { t } = useTranslation(['room', 'common', 'deal']);
  const free = match.seats.filter(({ name }) => name === null).length;
  const isOpen = match.status === 'open' && !isBeingDealt(match);
  const says = () => {
    if (match.status === 'unfinished')
      return match.parts?.isFixed === true ? t('deal:closed') : t('common:error.table-closed', { field: '' });
    if (!isOpen) return t('starting');
    if (free > 0) return t('free', { count: free });
    if (match.seats.some(({ isReady }) => !isReady)) return t('full');
    const host = match.seats[match.host ?? 0]?.name ?? '';
    return mySeat === match.host ? t('canStart') : t('allReady', { host });
  };
  return (
    <>
      <p className={styles['state']} role="status">
        {says()}
      </p>
      {isOpen && mySeat === null && !wasRemoved && free > 0 && (
        <p className={styles['state']}>{t('watching')}</p>
      )}
      {wasRemoved && (
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
