import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import type { SpreadPlan } from '../move-input/spread-plan';
import { useMoveInput } from '../move-input/move-input-context';
import { districtName } from '../names';
import { burnsHouses } from './spread-preview-details';
import styles from './spread-preview.module.css';

/** Sends the chosen spread. `short` leaves the district's name to the title above it. */
export function ConfirmSpreadButton({
  plan,
  short = false,
}: {
  readonly plan: SpreadPlan;
  readonly short?: boolean;
}) {
  const { t } = useTranslation('table');
  const { isBusy, send } = useMoveInput();
  const district = districtName(plan.spread.to);
  const isBurning = burnsHouses(plan.preview.houses);
  const label = isBurning
    ? t(short ? 'consequence.burnIt' : 'consequence.burn', { district })
    : t(short ? 'consequence.moveIt' : 'consequence.move', { district });
  return (
    <Button
      variant="primary"
      fullWidth={!short}
      data-testid="confirm"
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
