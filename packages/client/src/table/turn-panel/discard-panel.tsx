import { useTranslation } from '../../i18n/use-translation';
import { useMoveInput } from '../move-input/move-input-context';
import { DiscardButton } from './discard-button';
import { ActionPanel } from './action-panel';

/** Panel of the discard phase: the hand is open and the player selects a card to discard. */
export function DiscardPanel() {
  const { t } = useTranslation('table');
  const { phaseState } = useMoveInput();
  if (phaseState.phase !== 'discard') return null;
  return (
    <ActionPanel title={t('ask.handShown')} hint={t('ask.discardHint')}>
      <DiscardButton />
    </ActionPanel>
  );
}
