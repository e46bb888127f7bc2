/** The show and the sounds of a table, beside the game itself. They load after everything that the game needs. */
import { ErrorBoundary } from '../../ui/error-boundary';
import { MomentPlayer } from './moment-player';
import { Sounds } from './sounds';
import { useMoments } from './use-moments';

export function TableEffects() {
  const playing = useMoments();
  return (
    <>
      <MomentPlayer playing={playing} />
      <ErrorBoundary fallback={null}>
        <Sounds playing={playing} />
      </ErrorBoundary>
    </>
  );
}
