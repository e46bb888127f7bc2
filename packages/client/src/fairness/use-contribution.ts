import type { MatchSummary } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { useShared } from '../lib/share-equal';
import type { ContributionStatus } from './contribution-status';

const RETRY_DELAY_MS = 3000;
const loadContributions = () => import('./contributions.lazy');

interface DealTable {
  readonly match: Pick<MatchSummary, 'id' | 'status' | 'dealCommitments'>;
  readonly mySeat: number | null;
  readonly commitment: string; // empty: no deal
}

export interface ContributionHandle {
  readonly status: ContributionStatus;
  readonly moveHere: () => Promise<void>; // replaces a contribution that another browser has
}

/** Updates this browser's contribution whenever the deal of the table changes. Retries after errors. */
export function useContribution(table: DealTable): ContributionHandle {
  const { match, mySeat, commitment } = table;
  const [contributionStatus, setContributionStatus] = useState<ContributionStatus>('apart');
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
      if (contributionStatus === 'elsewhere') await (await loadContributions()).addOwn(table);
    },
  };
}
