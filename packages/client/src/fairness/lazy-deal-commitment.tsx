import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { Delayed } from '../ui/delayed';
import { loadDealEvidence } from './deal-evidence';

const DealCommitment = lazyWithMessages(
  () => import('./deal-commitment.lazy').then((module) => module.DealCommitment),
  'dealFairness',
);

interface LazyDealCommitmentProps {
  readonly match: string;
  readonly className: string; // of the line, whose space is reserved from the start
}

/** The seed commitment of a table, loaded after the table. Nothing if this browser did not contribute to the deal. */
export function LazyDealCommitment({ match, className }: LazyDealCommitmentProps) {
  return (
    loadDealEvidence(match) !== null && (
      <div className={className}>
        <Delayed>
          <DealCommitment match={match} />
        </Delayed>
      </div>
    )
  );
}
