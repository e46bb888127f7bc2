import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import type { SpreadPlan } from '../choice/spread-plan';
import { useDecision } from '../decision';
import { districtName } from '../names';
import { burnsHouses } from './consequence';
import styles from './consequence.module.css';

/** Sends the chosen spread. `short` leaves the district's name to the title above it. */
export function BurnButton({ plan, short = false }: { readonly plan: SpreadPlan; readonly short?: boolean }) {
  const { t } = useTranslation('table');
  const { busy, send } = useDecision();
  const district = districtName(plan.spread.to);
  const burns = burnsHouses(plan.foretold.houses);
  const label = burns
    ? t(short ? 'consequence.burnIt' : 'consequence.burn', { district })
    : t(short ? 'consequence.moveIt' : 'consequence.move', { district });
  return (
    <Button
      kind="primary"
      wide={!short}
      data-testid="confirm"
      disabled={busy}
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
