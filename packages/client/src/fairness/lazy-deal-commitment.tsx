import { loadMessages } from '../i18n/i18n';
import { hasStoredCommitment } from './has-stored-commitment';
import { Delayed } from '../lib/delayed';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const DealCommitment = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./deal-commitment'), loadMessages('deal')]);
  return { default: module.DealCommitment };
});

interface LazyDealCommitmentProps {
  readonly match: string;
  readonly className: string; // of the line, which is there from the first: its words push nothing
}

/** What a table's deal was bound to, once the table stands; nothing where this browser was not shown it before. */
export function LazyDealCommitment({ match, className }: LazyDealCommitmentProps) {
  return (
    hasStoredCommitment(match) && (
      <p className={className}>
        <Delayed>
          <DealCommitment />
        </Delayed>
      </p>
    )
  );
}
