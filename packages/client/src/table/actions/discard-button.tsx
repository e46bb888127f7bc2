import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { cardAt } from '../choice/offer';
import { useDecision } from '../decision';
import { useTable } from '../table-context';

/** FIRE-8: gives the picked card up. */
export function DiscardButton() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable();
  const { offer, choice, busy, send } = useDecision();
  if (offer.moment !== 'discard') return null;
  const { action } = offer;
  const card = cardAt(view, choice.card);
  return (
    <Button
      kind="primary"
      data-testid="confirm"
      disabled={busy || action === null}
      onClick={() => action !== null && send(action)}
    >
      {card === null
        ? t('ask.chooseCard')
        : t('ask.discardButton', { direction: t(`common:direction.${card}`) })}
    </Button>
  );
}
