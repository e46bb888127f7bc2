import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { useEffect, useState } from 'react';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { useDelay } from '../ui/delayed';
import { Button } from '../ui/button';
import { Paper } from '../ui/paper';
import { closeUndealtTable } from '../api/deal';
import styles from './fairness.module.css';
import { seatNames, fingerprint } from './contribution-status';
import type { ContributionStatus } from './contribution-status';
import { CheckIcon } from '../ui/icons';
import { useShared } from '../lib/share-equal';

const RETRY_DELAY_MS = 3000;

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
    <Paper
      className={styles['dealing']}
      role={problem === null ? 'status' : 'alert'}
      data-testid="deal-pending"
    >
      <p>
        {problem === null
          ? t('waitingForReveals', { names: formatList(pendingNames) })
          : t(`problem.${problem}`)}
      </p>
      {problem === null && <p className={styles['hint']}>{t('waitingForRevealsHint')}</p>}
      <div className={styles['actions']}>
        {mySeat !== null && (
          <Button
            size="small"
            disabled={isPending}
            onClick={() => void runVoid(() => closeUndealtTable(match.id))}
            data-testid="close-table"
          >
            {t('closeTable')}
          </Button>
        )}
        <Link href="/fair">{t('howItWorks')}</Link>
      </div>
      <RequestError error={error} />
    </Paper>
  );
}

/** Returns the failed check that keeps this browser from revealing; null: none. */
function problemOf(status: ContributionStatus): 'seed' | 'list' | 'contribution' | 'omitted' | null {
  switch (status) {
    case 'seed-mismatch':
      return 'seed';
    case 'list-mismatch':
      return 'list';
    case 'contribution-mismatch':
      return 'contribution';
    case 'omitted':
      return 'omitted';
    default:
      return null;
  }
}

interface CommitmentNoteProps {
  readonly match: MatchSummary;
  readonly commitment: string;
  readonly status: ContributionStatus;
}

/**
 * Opens the commitment of the deal and the names of the contributors while a table waits. Always shows what is wrong
 * with the viewer's own contribution.
 */
export function CommitmentNote({ match, commitment, status }: CommitmentNoteProps) {
  const { t } = useTranslation('dealFairness');
  const names = seatNames(match, (seat) => match.dealCommitments?.commitments[seat] != null);
  return (
    <section className={styles['note']} data-testid="contribution-note">
      {status === 'other-browser' && <p>{t('contributionInOtherBrowser')}</p>}
      {status === 'missing' && <p>{t('storageUnavailable')}</p>}
      <details className={styles['seal']} data-testid="commitment-details">
        <summary>
          <CheckIcon size={16} /> {t('title')}
        </summary>
        <p>
          {t('seedCommitted', { mark: fingerprint(commitment) })}{' '}
          {names.length > 0 && t('contributors', { names: formatList(names), count: names.length })}{' '}
          <Link href="/fair">{t('howItWorks')}</Link>
        </p>
        <p>{t('fullFingerprint')}:</p>
        <code className={styles['hash']}>{commitment}</code>
      </details>
    </section>
  );
}

const loadContributions = () => import('./contributions.lazy');

interface DealTable {
  readonly match: Pick<MatchSummary, 'id' | 'status' | 'dealCommitments'>;
  readonly mySeat: number | null;
  readonly commitment: string; // empty: no deal
}

/** The hook commits and reveals by itself. */
interface ContributionHandle {
  readonly status: ContributionStatus;
  readonly moveHere: () => Promise<void>; // replaces a contribution that another browser has
}

/** Updates this browser's contribution whenever the deal of the table changes. Retries after errors. */
export function useContribution(table: DealTable): ContributionHandle {
  const { match, mySeat, commitment } = table;
  const [contributionStatus, setContributionStatus] = useState<ContributionStatus>('not-applicable');
  const [retryCount, setRetryCount] = useState(0);
  const { id, status, dealCommitments } = match;
  const deal = useShared({
    match: { id, status, ...(dealCommitments && { dealCommitments }) },
    mySeat,
    commitment,
  });
  useEffect(() => {
    if (deal.commitment === '') return;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    loadContributions()
      .then(({ syncContribution }) => syncContribution(deal))
      .then(setContributionStatus, () => {
        retryTimer = setTimeout(() => setRetryCount((count) => count + 1), RETRY_DELAY_MS); // refused, or no connection
      });
    return () => clearTimeout(retryTimer);
  }, [deal, retryCount]);
  return {
    status: contributionStatus,
    moveHere: async () => {
      if (contributionStatus === 'other-browser')
        await (await loadContributions()).replaceContribution(table);
    },
  };
}
