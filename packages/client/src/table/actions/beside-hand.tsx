import { useTranslation } from '../../i18n/use-translation';
import { useDecision } from '../decision';
import { DiscardButton } from './discard-button';
import { Dock } from './dock';

/** What is asked about the hand that lies open: a card to give up. */
export function BesideHand() {
  const { t } = useTranslation('table');
  const { offer } = useDecision();
  if (offer.moment !== 'discard') return null;
  return (
    <Dock title={t('ask.handShown')} hint={t('ask.discardHint')}>
      <DiscardButton />
    </Dock>
  );
}
