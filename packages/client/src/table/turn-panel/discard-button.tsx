import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { getHandCard } from '../move-input/phase-state';
import { useMoveInput } from '../move-input/move-input-context';
import { useTable } from '../table-context';

/** Discards the selected card (FIRE-8). */
export function DiscardButton() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable();
  const { phaseState, draft, isBusy, send } = useMoveInput();
  if (phaseState.phase !== 'discard') return null;
  const { action } = phaseState;
  const card = getHandCard(view, draft.card);
  return (
    <Button
      variant="primary"
      data-testid="confirm"
      disabled={isBusy || action === null}
      onClick={() => action !== null && send(action)}
    >
      {card === null
        ? t('ask.chooseCard')
        : t('ask.discardButton', { direction: t(`common:direction.${card}`) })}
    </Button>
  );
}
