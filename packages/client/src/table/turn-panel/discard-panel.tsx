import { useTranslation } from '../../i18n/use-translation';
import { useMoveInput } from '../move-input/move-input-context';
import { DiscardButton } from './discard-button';
import { ActionPanel } from './action-panel';

/** What is asked about the hand that lies open: a card to give up. */
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
