import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useHasPassed } from '../clock/use-countdown';
import { findStateBeforeOwnMove } from '../log/takebacks';
import { useTable } from '../table-context';
import { getRetryTime } from './session-state';
import { getUndoableMoves } from './takeback';
import { TakebackTrigger } from './takeback-trigger';

/** Proposes to take back the viewer's last move and all later moves. Calls `onClosed` when the dialog closes. */
export function TakebackButton({ onClosed = () => undefined }: { readonly onClosed?: () => void }) {
  const { t } = useTranslation('table');
  const table = useTable();
  const { viewer } = table.view;
  const takebackStateId = viewer === null ? null : findStateBeforeOwnMove(table.log, viewer);
  const canPropose = useHasPassed(getRetryTime(table.tableState, viewer));
  if (takebackStateId === null) return null;
  return (
    <TakebackTrigger toStateId={takebackStateId} onClosed={onClosed}>
      {(open) => (
        <Button
          disabled={!canPropose || getUndoableMoves(table, takebackStateId).length === 0}
          onClick={open}
          data-testid="ask-back"
        >
          {t('act.undo.ask')}
        </Button>
      )}
    </TakebackTrigger>
  );
}
