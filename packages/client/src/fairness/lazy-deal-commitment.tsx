import type { MatchSummary } from '@great-fire/protocol';
import { loadMessages } from '../i18n/i18n';
import { hasStoredCommitment } from './has-stored-commitment';
import { Delayed } from '../ui/delayed';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const DealCommitment = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./deal-commitment.lazy'), loadMessages('dealFairness')]);
  return { default: module.DealCommitment };
});

interface LazyDealCommitmentProps {
  readonly match: MatchSummary;
  readonly className: string; // of the line, whose space is reserved from the start
}

/**
 * The seed commitment of a table, loaded after the table. Renders nothing if this browser did not see it before the
 * game.
 */
export function LazyDealCommitment({ match, className }: LazyDealCommitmentProps) {
  return (
    hasStoredCommitment(match.id) && (
      <div className={className}>
        <Delayed>
          <DealCommitment match={match} />
        </Delayed>
      </div>
    )
  );
}
