import type { Action } from '@great-fire/game';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { undoRefusal } from '../choice/offer';
import { useDecision } from '../decision';
import { districtName } from '../names';
import { UndoIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './undo-button.module.css';

/** Takes the last action back and says which; where it cannot, it says why. */
export function UndoButton() {
  const { t } = useTranslation(['table', 'rules']);
  const { view } = useTable();
  const { busy, send } = useDecision();
  const refusal = useMemo(() => undoRefusal(view), [view]);
  const why = refusal === null ? undefined : t(`rules:reason.${refusal.reason}`);
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
