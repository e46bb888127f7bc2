/** The show and the sounds of a table, beside the game itself. They load after everything that the game needs. */
import { ErrorBoundary } from '../../ui/error-boundary';
import { MomentPlayer } from './moment-player';
import { Sounds } from './sounds';

export function TableEffects() {
  return (
    <>
      <MomentPlayer />
      <ErrorBoundary fallback={null}>
        <Sounds />
      </ErrorBoundary>
    </>
  );
}
