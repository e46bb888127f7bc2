import { useTranslation } from '../../i18n/use-translation';
import { useMoveInput } from '../move-input/move-input-context';
import { ConfirmButton } from './confirm-button';
import { DecisionPanel } from './decision-panel';
import { getHandCard } from '../move-input/phase-state';
import { useTable } from '../model/table-context';

/** Panel of the discard phase (FIRE-8): the hand is open and the player selects a card to discard. */
export function DiscardPanel() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable('view');
  const { phaseState, draft } = useMoveInput();
  if (phaseState.phase !== 'discard') return null;
  const card = getHandCard(view, draft.card);
  return (
    <DecisionPanel title={t('ask.handShown')} hint={t('ask.discardHint')}>
      <ConfirmButton action={phaseState.action}>
        {card === null
          ? t('ask.chooseCard')
          : t('ask.discardButton', { direction: t(`common:direction.${card}`) })}
      </ConfirmButton>
    </DecisionPanel>
  );
}
