import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import type { SpreadPlan } from '../move-input/spread-plan';
import { useMoveInput } from '../move-input/move-input-context';
import { districtName, useTable } from '../model/table-context';
import { burnsHouses } from './spread-preview-details';
import styles from './spread-preview.module.css';

/** Sends the selected spread. `short` omits the district's name, because the title above shows it. */
export function ConfirmSpreadButton({
  plan,
  short = false,
}: {
  readonly plan: SpreadPlan;
  readonly short?: boolean;
}) {
  const { t } = useTranslation('table');
  const { isBusy, send, phaseState } = useMoveInput();
  const { view } = useTable('view');
  const district = districtName(plan.spread.to);
  const isBurning = burnsHouses(plan.preview.houses);
  const ownHouses = (view.own && plan.preview.houses[view.own.colour]) ?? 0;
  const hasChoice = 'targets' in phaseState && phaseState.targets.filter(({ legal }) => legal).length > 1;
  const label =
    isBurning && ownHouses > 0 && hasChoice
      ? t('consequence.burnOwn', { count: ownHouses })
      : isBurning
        ? t(short ? 'consequence.burnIt' : 'consequence.burn', { district })
        : t(short ? 'consequence.moveIt' : 'consequence.move', { district });
  return (
    <Button
      variant="primary"
      fullWidth={!short}
      data-testid="confirm"
      {...anchor('confirm')}
      disabled={isBusy}
      onClick={() => send(plan.spread)}
    >
      {label}
      {!short && (
        <kbd className={styles['key']} aria-hidden="true">
          {t('consequence.enter')}
        </kbd>
      )}
    </Button>
  );
}
