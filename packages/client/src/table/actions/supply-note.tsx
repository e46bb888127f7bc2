import type { DistrictId, Foretold } from '@great-fire/game';
import { PUDDING_LANE } from '@great-fire/game/board';
import { useTranslation } from '../../i18n/use-translation';
import type { SpreadPlan } from '../choice/spread-plan';
import { useDecision } from '../decision';
import { districtName } from '../names';
import { ChevronIcon } from '../pieces';
import { nameOf, useTable } from '../table-context';
import styles from './consequence.module.css';

/** Where the cones come from: the source, which can be another, and what is added. */
export function SupplyNote({ plan }: { readonly plan: SpreadPlan }) {
  const { t } = useTranslation('table');
  const { match } = useTable();
  const { choose } = useDecision();
  const { foretold, spread, sources, exits } = plan;
  const { source, stock } = foretold;
  const fromStock = Math.min(foretold.conesAdded, stock.before);
  const fromLane = takenFromLane(foretold, spread.from);
  const givers = [...new Set(foretold.returned)];
  return (
    <div className={styles['supply']}>
      {t('consequence.coneFrom')}{' '}
      <Picker
        label={t('consequence.changeSource')}
        options={sources}
        value={spread.from}
        onPick={(from) => choose({ from, exit: null })}
      />{' '}
      {source.before} → {source.after}
      {exits.length > 1 && (
        <>
          <br />
          {t('consequence.enters')}{' '}
          <Picker
            label={t('consequence.changeExit')}
            options={exits}
            value={spread.exit}
            onPick={(exit) => choose({ exit, from: spread.from })}
          />
        </>
      )}
      {fromStock > 0 && (
        <>
          <br />
          {t('consequence.stock', { count: fromStock })} {stock.before} → {stock.before - fromStock}
        </>
      )}
      {fromLane > 0 && (
        <>
          <br />
          {t('consequence.lane', { count: fromLane })}
        </>
      )}
      {givers.map((seat) => (
        <span key={seat}>
          <br />
          {t('consequence.returned', {
            name: nameOf(match, seat),
            count: foretold.returned.filter((giver) => giver === seat).length,
          })}
        </span>
      ))}
      {foretold.conesMissing > 0 && (
        <>
          <br />
          {t('consequence.missing', { count: foretold.conesMissing })}
        </>
      )}
      {foretold.refilled > 0 && (
        <>
          <br />
          {t('consequence.refill', { count: foretold.refilled })}
        </>
      )}
    </div>
  );
}

/** Cones that Pudding Lane gives besides the one that moves. @source BURN-5 */
function takenFromLane({ puddingLane, refilled }: Foretold, from: DistrictId): number {
  const moved = from === PUDDING_LANE ? 1 : 0;
  return puddingLane.before - moved - (puddingLane.after - refilled);
}

interface PickerProps {
  readonly label: string;
  readonly options: readonly DistrictId[];
  readonly value: DistrictId;
  readonly onPick: (district: DistrictId) => void;
}

function Picker({ label, options, value, onPick }: PickerProps) {
  if (options.length < 2) return <b>{districtName(value)}</b>;
  const pick = (text: string) => {
    const district = options.find((option) => option === text);
    if (district !== undefined) onPick(district);
  };
  return (
    <span className={styles['picker']}>
      <select
        aria-label={label}
        className={styles['change']}
        value={value}
        onChange={(event) => pick(event.target.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {districtName(option)}
          </option>
        ))}
      </select>
      <ChevronIcon size={12} />
    </span>
  );
}
