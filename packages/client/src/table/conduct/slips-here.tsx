import { lazy, Suspense } from 'react';
import { openWords } from '../../i18n/i18n';
import { useTable } from '../table-context';
import { slipsFor } from './standing';

const ConductSlips = lazy(async () => {
  const [slips] = await Promise.all([import('./conduct-slips'), openWords('conduct')]);
  return { default: slips.ConductSlips };
});

/** What is asked beside the game, where anything is: most tables never fetch it. */
export function SlipsHere() {
  const { conduct, match, view } = useTable();
  if (slipsFor(conduct, match, view.viewer).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConductSlips />
    </Suspense>
  );
}
