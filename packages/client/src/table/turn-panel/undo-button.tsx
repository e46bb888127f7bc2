import type { Action } from '@great-fire/game';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { undoRefusal } from '../move-input/phase-state';
import { getUndoableMoves, UNDOABLE_MOVES_FIELDS } from '../session/takeback';
import { TakebackTrigger } from '../session/takeback-trigger';
import { useMoveInput } from '../move-input/move-input-context';
import { findStateBeforeOwnMove } from '../log/takebacks';
import { districtName } from '../model/names';
import { UndoIcon } from '../../ui/icons';
import { useTable } from '../model/table-context';
import styles from './undo-button.module.css';

/** Undoes the last action and names it. If it cannot be undone, proposes a takeback or states the reason. */
export function UndoButton() {
  const { t } = useTranslation(['table', 'refusals']);
  const table = useTable(...UNDOABLE_MOVES_FIELDS);
  const { view, log } = table;
  const { isBusy, send } = useMoveInput();
  const refusal = useMemo(() => undoRefusal(view), [view]);
  const refusalReason = refusal === null ? undefined : t(`refusals:reason.${refusal.reason}`);
  const takebackStateId = useMemo(
    () => (view.viewer === null ? null : findStateBeforeOwnMove(log, view.viewer)),
    [log, view.viewer],
  );
  // The other players can agree to take back moves that the player cannot undo alone.
  if (refusal !== null && takebackStateId !== null && getUndoableMoves(table, takebackStateId).length > 0)
    return (
      <TakebackTrigger toStateId={takebackStateId}>
        {(open) => (
          <Button size="small" data-testid="ask-back" disabled={isBusy} title={refusalReason} onClick={open}>
            <UndoIcon size={18} />
            <span className={styles['words']}>{t('act.undo.further')}</span>
          </Button>
        )}
      </TakebackTrigger>
    );
  return (
    <Button
      size="small"
      data-testid="undo"
      aria-keyshortcuts="u"
      disabled={isBusy || refusal !== null}
      title={refusalReason}
      onClick={() => send({ type: 'undo' })}
    >
      <UndoIcon size={18} />
      <span className={styles['words']}>
        {refusal?.reason === 'secret-was-shown' ? (
          t('act.undo.shown')
        ) : (
          <UndoLabel action={refusal === null ? view.undoable : null} />
        )}
      </span>
    </Button>
  );
}

function UndoLabel({ action }: { readonly action: Action | null }) {
  const { t } = useTranslation('table');
  switch (action?.type) {
    case 'move-pawn':
    case 'move-band':
      return t(`act.undo.${action.type}`, { district: districtName(action.to) });
    case 'put-out':
    case 'demolish':
    case 'spread':
      return t(`act.undo.${action.type}`);
    default:
      return t('act.undo.none');
  }
}
