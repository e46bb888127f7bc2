import { Suspense } from 'react';
import { loadMessages } from '../../i18n/i18n';
import { countMovesToUndo, getMovesToUndo } from '../log/takebacks';
import { useTable } from '../model/table-context';
import { TakebackMoves } from './takeback';
import { getSessionCards } from './session-state';
import { lazyWithRetry } from '../../lib/lazy-with-retry';

const SessionCards = lazyWithRetry(async () => {
  const [cardsModule] = await Promise.all([import('./session-cards.lazy'), loadMessages('session')]);
  return { default: cardsModule.SessionCards };
});

/** Loads the session cards if there are any. Most tables never need them. */
export function LazySessionCards() {
  const { tableState, match, view, log, stateId } = useTable('tableState', 'match', 'view', 'log', 'stateId');
  if (getSessionCards(tableState, match, view.viewer).length === 0) return null;
  const takebackStateId = tableState.takebackProposal?.toStateId ?? null;
  return (
    <Suspense fallback={null}>
      <SessionCards
        movesToUndo={
          takebackStateId === null ? null : <TakebackMoves moves={getMovesToUndo(log, takebackStateId)} />
        }
        moveCount={takebackStateId === null ? 0 : countMovesToUndo(log, stateId, takebackStateId)}
      />
    </Suspense>
  );
}
