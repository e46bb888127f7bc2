/** The show and the sounds of a table, beside the game itself. They load after everything that the game needs. */
import { useEffect } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';
import { MomentPlayer } from './moment-player';
import { Sounds } from './sounds';
import { useMoments } from './use-moments';

const EFFECTS_MARK = 'table-effects'; // performance mark: from now on, moves have their show

export function TableEffects() {
  const playing = useMoments();
  useEffect(() => void performance.mark(EFFECTS_MARK), []);
  return (
    <>
      <MomentPlayer playing={playing} />
      <ErrorBoundary fallback={null}>
        <Sounds playing={playing} />
      </ErrorBoundary>
    </>
  );
}
