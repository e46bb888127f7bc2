import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import type { PlacePhaseState } from '../move-input/phase-state';
import { useMoveInput } from '../move-input/move-input-context';
import { districtName, useTable } from '../model/table-context';
import { BandIcon } from '../../pieces/band';
import { PawnIcon } from '../../pieces/pawn';
import { DecisionPanel } from './decision-panel';

/** Panel of the setup: places a band, then the pawn. */
export function PlacementPanel({ phaseState }: { readonly phaseState: PlacePhaseState }) {
  const { t } = useTranslation('table');
  const { view } = useTable('view');
  const { isBusy, draft, send } = useMoveInput();
  const { phase, action } = phaseState;
  const isBand = phase === 'band';
  const pawnColour = view.seats[view.turn.seat]?.pawnColour ?? 'red';
  const district = draft.district === null ? '' : districtName(draft.district);
  return (
    <DecisionPanel
      title={isBand ? t('ask.band') : t('ask.pawn')}
      hint={isBand ? t('ask.bandHint') : t('ask.pawnHint')}
      icon={isBand ? <BandIcon size={34} /> : <PawnIcon colour={pawnColour} size={34} />}
    >
      <Button
        variant="primary"
        data-testid="confirm"
        {...anchor('confirm')}
        disabled={isBusy || action === null}
        onClick={() => action !== null && send(action)}
      >
        {action === null
          ? t('ask.choosePlace')
          : isBand
            ? t('ask.placeBand', { district })
            : t('ask.placePawn', { district })}
      </Button>
    </DecisionPanel>
  );
}
