import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Paper } from '../../ui/paper';
import { Switch } from '../../ui/switch';
import { canDoubleMove, holdsDoubleMove } from '../move-input/double-move';
import { useMoveInput } from '../move-input/move-input-context';
import { TokenIcon } from '../../pieces/token';
import { useTable } from '../model/table-context';
import styles from './double-move-toggle.module.css';

/**
 * Switch for the double move. Before the first move it announces a second one. After it, it starts the second one,
 * until the player takes an action.
 */
export function DoubleMoveToggle() {
  const { t } = useTranslation('table');
  const { view } = useTable('view');
  const { phaseState, draft, updateDraft } = useMoveInput();
  const isLegalNow = useMemo(() => canDoubleMove(view), [view]);
  const isSpreadPhase = phaseState.phase === 'spread';
  if (!holdsDoubleMove(view) || !(isSpreadPhase || isLegalNow)) return null;
  return (
    <Paper className={styles['slip']}>
      <Switch
        label={t('twice.title')}
        testId="spread-twice"
        checked={draft.isDoubleMove}
        onChange={(isDoubleMove) =>
          updateDraft(
            isSpreadPhase
              ? { isDoubleMove }
              : { isDoubleMove, district: null, from: null, exit: null, piece: null },
          )
        }
      />
      <span className={styles['words']} aria-hidden="true">
        <b>{t('twice.title')}</b>
        {t('twice.hint')}
      </span>
      <TokenIcon kind="double-move" size={30} />
    </Paper>
  );
}
