import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useDraftStore } from '../move-input/move-input-context';
import { getSessionCards } from '../session/session-state';
import { useTableFacts } from '../session/table-facts';
import { useTable } from '../model/table-context';
import { lazyExtra } from '../../i18n/lazy-with-messages';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useAbsence } from './use-absence';
import { findMovesSinceOwn } from './missed-moves';

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
    <div className="firm line-below pad-8-14">
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

const CatchUpCard = lazyExtra(() => import('./catch-up-card.lazy').then((module) => module.CatchUpCard));

/**
 * Renders the catch-up card if the viewer missed enough moves, or asked for a recap. The card comes last: it waits while
 * a session card or the consequences of a chosen district need the same place. It closes when the viewer moves, and it
 * never covers the scoring.
 */
export function CatchUp() {
  const [absence, dismissAbsence] = useAbsence();
  const { match, view, log } = useTable('match', 'view', 'log');
  const table = useTableFacts();
  const store = useDraftStore();
  const isRecapOpen = useStore(store, (state) => state.isRecapOpen);
  const recap = isRecapOpen ? findMovesSinceOwn(log, view.viewer) : null;
  const shown = absence ?? recap;
  const dismiss = () => {
    dismissAbsence();
    store.getState().setRecapOpen(false);
  };
  const lastOwnMove = log.filter(({ seat }) => seat === view.viewer).at(-1)?.stateId;
  const shownAt = useRef(lastOwnMove);
  useEffect(() => {
    if (shownAt.current === lastOwnMove) return;
    shownAt.current = lastOwnMove;
    dismiss();
  });
  const isChoosing = useStore(store, ({ draft }) => draft.district !== null);
  const isPlaceTaken = isChoosing || getSessionCards(table, match, view.viewer).length > 0;
  if (shown === null || isPlaceTaken || view.turn.step === 'over') return null;
  return <CatchUpCard key={shown.from} absence={shown} isRecap={absence === null} onDone={dismiss} />;
}
