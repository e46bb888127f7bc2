import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useDraftStore } from '../move-input/move-input-context';
import { getSessionCards } from '../session/session-state';
import { useTable } from '../model/table-context';
import { findMovesSinceOwn } from './missed-moves';
import { useAbsence } from './use-absence';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import styles from './recap-button.module.css';

/**
 * Opens the summary of the moves since the viewer's last one. Stays in place, disabled, while others have not moved
 * since, so that nothing shifts.
 */
export function RecapButton() {
  const { t } = useTranslation('table');
  const { log, view } = useTable('log', 'view');
  const { setRecapOpen } = useDraftStore().getState();
  if (view.viewer === null) return null;
  return (
    <div className={styles['recap']}>
      <Button
        size="small"
        fullWidth
        disabled={findMovesSinceOwn(log, view.viewer) === null}
        onClick={() => setRecapOpen(true)}
        data-testid="open-recap"
      >
        {t('catchUpButton')}
      </Button>
    </div>
  );
}

const CatchUpCard = lazyWithRetry(() => import('./catch-up-card.lazy').then((module) => module.CatchUpCard));

/**
 * Renders the catch-up card if the viewer missed enough moves, or asked for a recap. The card comes last: it waits while a session card or
 * the consequences of a chosen district need the same place.
 */
export function CatchUp() {
  const [absence, dismissAbsence] = useAbsence();
  const { tableState, match, view, log } = useTable('tableState', 'match', 'view', 'log');
  const store = useDraftStore();
  const isRecapOpen = useStore(store, (state) => state.isRecapOpen);
  const recap = isRecapOpen ? findMovesSinceOwn(log, view.viewer) : null;
  const shown = absence ?? recap;
  const dismiss = () => {
    dismissAbsence();
    store.getState().setRecapOpen(false);
  };
  const isChoosing = useStore(store, ({ draft }) => draft.district !== null);
  const isPlaceTaken = isChoosing || getSessionCards(tableState, match, view.viewer).length > 0;
  if (shown === null || isPlaceTaken) return null;
  return (
    <Suspense fallback={null}>
      <CatchUpCard key={shown.from} absence={shown} isRecap={absence === null} onDone={dismiss} />
    </Suspense>
  );
}
