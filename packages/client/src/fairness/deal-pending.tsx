import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { useDelay } from '../lib/delayed';
import { Button } from '../ui/button';
import { Paper } from '../ui/paper';
import { closeTable } from '../api/deal';
import styles from './fairness.module.css';
import { seatNames } from './seat-names';
import type { ContributionStatus } from './contribution-status';

// Where everybody is there it is over at once, and nobody need read of it.
const SHOW_DELAY_MS = 1500;

interface DealPendingProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly status: ContributionStatus;
}

/** While a table is dealt: whom it waits for, what is wrong, and the way out. */
export function DealPending({ match, mySeat, status }: DealPendingProps) {
  const { t } = useTranslation('deal');
  const { isPending, error, runVoid } = useMutation();
  const isDelayOver = useDelay(SHOW_DELAY_MS);
  const problem = problemOf(status);
  if (!isDelayOver && problem === null) return null;
  const { commitments = [], revealed = [] } = match.dealCommitments ?? {};
  const pendingNames = seatNames(match, (seat) => commitments[seat] != null && revealed[seat] !== true);
  return (
    <Paper className={styles['dealing']} role={problem === null ? 'status' : 'alert'} data-testid="dealing">
      <p>{problem === null ? t('waits', { names: formatList(pendingNames) }) : t(`wrong.${problem}`)}</p>
      {problem === null && <p className={styles['hint']}>{t('waitsHint')}</p>}
      <div className={styles['ways']}>
        {mySeat !== null && (
          <Button
            size="small"
            disabled={isPending}
            onClick={() => void runVoid(() => closeTable(match.id))}
            data-testid="close-table"
          >
            {t('close')}
          </Button>
        )}
        <Link href="/fair">{t('how')}</Link>
      </div>
      <RequestError error={error} />
    </Paper>
  );
}

/** Why this browser does not show its part. */
function problemOf(status: ContributionStatus): 'seed' | 'list' | 'part' | 'leftOut' | null {
  switch (status) {
    case 'other-seed':
      return 'seed';
    case 'other-list':
      return 'list';
    case 'other-part':
      return 'part';
    case 'left-out':
      return 'leftOut';
    default:
      return null;
  }
}
