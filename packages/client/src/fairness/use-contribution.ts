import type { MatchSummary } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { addOwn, syncContribution } from './contributions';
import type { ContributionStatus } from './contribution-status';

const RETRY_DELAY_MS = 3000;

interface DealTable {
  readonly match: Pick<MatchSummary, 'id' | 'status' | 'dealCommitments'>;
  readonly mySeat: number | null;
  readonly commitment: string; // empty: nobody deals here
}

export interface ContributionHandle {
  readonly status: ContributionStatus;
  readonly moveHere: () => Promise<void>; // whoever sits here goes on in this browser: what their seat adds is to lie here
}

/** Does what this browser has to do about the deal of a table, as often as that is shown anew. */
export function useContribution(table: DealTable): ContributionHandle {
  const { match, mySeat, commitment } = table;
  const [contributionStatus, setContributionStatus] = useState<ContributionStatus>('apart');
  const [retryCount, setRetryCount] = useState(0);
  const { id, status, dealCommitments } = match;
  const serialized = JSON.stringify({ match: { id, status, dealCommitments }, mySeat, commitment });
  useEffect(() => {
    if (commitment === '') return;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    syncContribution(JSON.parse(serialized) as DealTable).then(setContributionStatus, () => {
      retryTimer = setTimeout(() => setRetryCount((count) => count + 1), RETRY_DELAY_MS); // refused or unheard; nothing is lost
    });
    return () => clearTimeout(retryTimer);
  }, [serialized, commitment, retryCount]);
  return {
    status: contributionStatus,
    moveHere: async () => {
      if (contributionStatus === 'elsewhere') await addOwn(table);
    },
  };
}
