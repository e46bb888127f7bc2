import { Suspense } from 'react';
import { useAbsence } from './use-absence';
import { lazyWithRetry } from '../../lib/lazy-with-retry';

const CatchUpCard = lazyWithRetry(() =>
  import('./catch-up-card').then((cardModule) => ({ default: cardModule.CatchUpCard })),
);

/** What its reader has missed, where that is worth a slip. */
export function CatchUp() {
  const [absence, dismiss] = useAbsence();
  if (absence === null) return null;
  return (
    <Suspense fallback={null}>
      <CatchUpCard key={absence.from} absence={absence} onDone={dismiss} />
    </Suspense>
  );
}
