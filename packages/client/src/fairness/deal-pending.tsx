import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { useDelay } from '../ui/delayed';
import { Button } from '../ui/button';
import { Paper } from '../ui/paper';
import { cancelDeal } from '../api/deal';
import styles from './fairness.module.css';
import { seatNames } from './seat-names';
import type { ContributionStatus } from './contribution-status';

// If all players are online, the reveal ends sooner and the message is not needed.
const SHOW_DELAY_MS = 1500;

interface DealPendingProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly status: ContributionStatus;
}

/** Status of the deal: the players it waits for, a failed check, and a button to close the table. */
export function DealPending({ match, mySeat, status }: DealPendingProps) {
  const { t } = useTranslation('dealFairness');
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
            onClick={() => void runVoid(() => cancelDeal(match.id))}
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

/** Returns the failed check that keeps this browser from revealing; null: none. */
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
