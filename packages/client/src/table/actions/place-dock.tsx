import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import type { PlaceOffer } from '../choice/offer';
import { useDecision } from '../decision';
import { districtName } from '../names';
import { BandIcon, PawnIcon } from '../pieces';
import { useTable } from '../table-context';
import { Dock } from './dock';

/** Setup: a place for a band, then for oneself. */
export function PlaceDock({ offer }: { readonly offer: PlaceOffer }) {
  const { t } = useTranslation('table');
  const { view } = useTable();
  const { busy, choice, send } = useDecision();
  const { moment, action } = offer;
  const isBand = moment === 'band';
  const pawnColour = view.seats[view.turn.seat]?.pawnColour ?? 'red';
  const district = choice.district === null ? '' : districtName(choice.district);
  return (
    <Dock
      title={isBand ? t('ask.band') : t('ask.pawn')}
      hint={isBand ? t('ask.bandHint') : t('ask.pawnHint')}
      icon={isBand ? <BandIcon size={34} /> : <PawnIcon colour={pawnColour} size={34} />}
    >
      <Button
        kind="primary"
        data-testid="confirm"
        disabled={busy || action === null}
        onClick={() => action !== null && send(action)}
      >
        {action === null
          ? t('ask.choosePlace')
          : isBand
            ? t('ask.placeBand', { district })
            : t('ask.placePawn', { district })}
      </Button>
    </Dock>
  );
}
