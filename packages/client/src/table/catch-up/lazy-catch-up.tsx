import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useDraftStore } from '../move-input/move-input-context';
import { getSessionCards } from '../session/session-state';
import { useTable } from '../table-context';
import { useAbsence } from './use-absence';
import { lazyWithRetry } from '../../lib/lazy-with-retry';

const CatchUpCard = lazyWithRetry(() =>
  import('./catch-up-card.lazy').then((cardModule) => ({ default: cardModule.CatchUpCard })),
);

/**
 * Renders the catch-up card if the viewer missed enough moves. The card comes last: it waits while a session card or
 * the consequences of a chosen district need the same place.
 */
export function CatchUp() {
  const [absence, dismiss] = useAbsence();
  const { tableState, match, view } = useTable();
  const isChoosing = useStore(useDraftStore(), ({ draft }) => draft.district !== null);
  const isPlaceTaken = isChoosing || getSessionCards(tableState, match, view.viewer).length > 0;
  if (absence === null || isPlaceTaken) return null;
  return (
    <Suspense fallback={null}>
      <CatchUpCard key={absence.from} absence={absence} onDone={dismiss} />
    </Suspense>
  );
}
