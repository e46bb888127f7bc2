import type { MatchSummary } from '@great-fire/protocol';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { hasStoredCommitment } from './has-stored-commitment';
import { Delayed } from '../ui/delayed';

const DealCommitment = lazyWithMessages(
  () => import('./deal-commitment.lazy').then((module) => module.DealCommitment),
  'dealFairness',
);

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
