import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { useMoveInput } from '../move-input/move-input-context';
import { DecisionPanel } from './decision-panel';
import { Button } from '../../ui/button';
import { getHandCard } from '../move-input/phase-state';
import { useTable } from '../model/table-context';

/** Discards the selected card (FIRE-8). */
function DiscardButton() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable('view');
  const { phaseState, draft, isBusy, send } = useMoveInput();
  if (phaseState.phase !== 'discard') return null;
  const { action } = phaseState;
  const card = getHandCard(view, draft.card);
  return (
    <Button
      variant="primary"
      data-testid="confirm"
      {...anchor('confirm')}
      disabled={isBusy || action === null}
      onClick={() => action !== null && send(action)}
    >
      {card === null
        ? t('ask.chooseCard')
        : t('ask.discardButton', { direction: t(`common:direction.${card}`) })}
    </Button>
  );
}

/** Panel of the discard phase: the hand is open and the player selects a card to discard. */
export function DiscardPanel() {
  const { t } = useTranslation('table');
  const { phaseState } = useMoveInput();
  if (phaseState.phase !== 'discard') return null;
  return (
    <DecisionPanel title={t('ask.handShown')} hint={t('ask.discardHint')}>
      <DiscardButton />
    </DecisionPanel>
  );
}
