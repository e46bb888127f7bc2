import { lazy, Suspense } from 'react';
import { useAbsence } from './use-absence';

const DigestSlip = lazy(() => import('./digest-slip').then((slip) => ({ default: slip.DigestSlip })));

/** What its reader has missed, where that is worth a slip. */
export function Digest() {
  const [absence, forget] = useAbsence();
  if (absence === null) return null;
  return (
    <Suspense fallback={null}>
      <DigestSlip key={absence.from} absence={absence} onDone={forget} />
    </Suspense>
  );
}
