import { Suspense } from 'react';
import { openWords } from '../../i18n/i18n';
import { goingCount, goingMoves } from '../log/taken-back';
import { useTable } from '../table-context';
import { GoingLines } from './going-lines';
import { slipsFor } from './standing';
import { lazily } from '../../shell/lazily';

const ConductSlips = lazily(async () => {
  const [slips] = await Promise.all([import('./conduct-slips'), openWords('conduct')]);
  return { default: slips.ConductSlips };
});

/** What is asked beside the game, where anything is: most tables never fetch it. */
export function SlipsHere() {
  const { conduct, match, view, log, stateId } = useTable();
  if (slipsFor(conduct, match, view.viewer).length === 0) return null;
  const to = conduct.takeBackAsked?.to ?? null;
  return (
    <Suspense fallback={null}>
      <ConductSlips
        going={to === null ? null : <GoingLines moves={goingMoves(log, to)} />}
        count={to === null ? 0 : goingCount(log, stateId, to)}
      />
    </Suspense>
  );
}
