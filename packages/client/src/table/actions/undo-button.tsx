import type { Action } from '@great-fire/game';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { undoRefusal } from '../choice/offer';
import { askableMoves } from '../conduct/take-back';
import { TakeBackWay } from '../conduct/take-back-way';
import { useDecision } from '../decision';
import { beforeMine } from '../log/taken-back';
import { districtName } from '../names';
import { UndoIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './undo-button.module.css';

/** Takes the last action back and says which; where it cannot, it asks the others, or says why. */
export function UndoButton() {
  const { t } = useTranslation(['table', 'rules']);
  const table = useTable();
  const { view, log } = table;
  const { busy, send } = useDecision();
  const refusal = useMemo(() => undoRefusal(view), [view]);
  const why = refusal === null ? undefined : t(`rules:reason.${refusal.reason}`);
  const to = useMemo(() => (view.viewer === null ? null : beforeMine(log, view.viewer)), [log, view.viewer]);
  // What is not the player's own to take back any more can be asked of the others.
  if (refusal !== null && to !== null && askableMoves(table, to).length > 0)
    return (
      <TakeBackWay to={to}>
        {(open) => (
          <Button size="small" data-testid="ask-back" disabled={busy} title={why} onClick={open}>
            <UndoIcon size={18} />
            <span className={styles['words']}>{t('act.undo.further')}</span>
          </Button>
        )}
      </TakeBackWay>
    );
  return (
    <Button
      size="small"
      data-testid="undo"
      aria-keyshortcuts="u"
      disabled={busy || refusal !== null}
      title={why}
      onClick={() => send({ type: 'undo' })}
    >
      <UndoIcon size={18} />
      <span className={styles['words']}>
        {refusal?.reason === 'secret-was-shown' ? (
          t('act.undo.shown')
        ) : (
          <UndoWords action={refusal === null ? view.undoable : null} />
        )}
      </span>
    </Button>
  );
}

function UndoWords({ action }: { readonly action: Action | null }) {
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
