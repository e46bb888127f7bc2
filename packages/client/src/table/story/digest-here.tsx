import { Suspense } from 'react';
import { useAbsence } from './use-absence';
import { lazily } from '../../shell/lazily';

const DigestSlip = lazily(() => import('./digest-slip').then((slip) => ({ default: slip.DigestSlip })));

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
