import { useTranslation } from '../../i18n/use-translation';
import { useDecision } from '../decision';
import { DiscardButton } from './discard-button';
import { Dock } from './dock';
import { RedealDock } from './redeal-dock';

/** What is asked about the hand that lies open: a card to give up, or all of it to show and draw again. */
export function BesideHand() {
  const { t } = useTranslation('table');
  const { offer } = useDecision();
  switch (offer.moment) {
    case 'discard':
      return (
        <Dock title={t('ask.handShown')} hint={t('ask.discardHint')}>
          <DiscardButton />
        </Dock>
      );
    case 'redeal':
      return <RedealDock />;
    default:
      return null;
  }
}
