import type { DistrictId } from '@great-fire/game';
import type { SpreadPreview } from '@great-fire/game/preview';
import { PUDDING_LANE } from '@great-fire/game/board';
import { useTranslation } from '../../i18n/use-translation';
import type { SpreadPlan } from '../move-input/spread-plan';
import { useMoveInput } from '../move-input/move-input-context';
import { districtName, nameOf, useTable } from '../model/table-context';
import { ChevronIcon } from '../../ui/icons';
import styles from './spread-preview.module.css';

/** Shows the source of the cones, which the player can change, and the cones added from elsewhere. */
export function ConeSource({ plan }: { readonly plan: SpreadPlan }) {
  const { t } = useTranslation('table');
  const { match } = useTable('match');
  const { updateDraft } = useMoveInput();
  const { preview, spread, sources, exits } = plan;
  const { source, stock } = preview;
  const fromStock = Math.min(preview.conesAdded, stock.before);
  const fromPuddingLane = countFromPuddingLane(preview, spread.from);
  const givers = [...new Set(preview.returningSeats)];
  return (
    <div className={`quiet text-14-5 line-above leading-1-3 pad-8-14 ${styles['supply']}`}>
      {t('spreadPreview.coneSource')}{' '}
      <InlineSelect
        label={t('spreadPreview.coneSourceLabel')}
        options={sources}
        value={spread.from}
        onSelect={(from) => updateDraft({ from, exit: null })}
      />{' '}
      {source.before} → {source.after}
      {exits.length > 1 && (
        <>
          <br />
          {t('spreadPreview.entersFrom')}{' '}
          <InlineSelect
            label={t('spreadPreview.entryLabel')}
            options={exits}
            value={spread.exit}
            onSelect={(exit) => updateDraft({ exit, from: spread.from })}
          />
        </>
      )}
      {fromStock > 0 && (
        <>
          <br />
          {t('spreadPreview.conesFromStock', { count: fromStock })} {stock.before} →{' '}
          {stock.before - fromStock}
        </>
      )}
      {fromPuddingLane > 0 && (
        <>
          <br />
          {t('spreadPreview.conesFromPuddingLane', { count: fromPuddingLane })}
        </>
      )}
      {givers.map((seat) => (
        <span key={seat}>
          <br />
          {t('spreadPreview.conesReturned', {
            name: nameOf(match, seat),
            count: preview.returningSeats.filter((giver) => giver === seat).length,
          })}
        </span>
      ))}
      {preview.conesMissing > 0 && (
        <>
          <br />
          {t('spreadPreview.conesMissing', { count: preview.conesMissing })}
        </>
      )}
      {preview.conesRefilled > 0 && (
        <>
          <br />
          {t('spreadPreview.puddingLaneRefill', { count: preview.conesRefilled })}
        </>
      )}
    </div>
  );
}

/** Returns the cones that Pudding Lane adds, without the cone that moves. @source BURN-5 */
function countFromPuddingLane({ puddingLane, conesRefilled }: SpreadPreview, from: DistrictId): number {
  const moved = from === PUDDING_LANE ? 1 : 0;
  return puddingLane.before - moved - (puddingLane.after - conesRefilled);
}

interface InlineSelectProps {
  readonly label: string;
  readonly options: readonly DistrictId[];
  readonly value: DistrictId;
  readonly onSelect: (district: DistrictId) => void;
}

function InlineSelect({ label, options, value, onSelect }: InlineSelectProps) {
  if (options.length < 2) return <b>{districtName(value)}</b>;
  const handleChange = (text: string) => {
    const district = options.find((option) => option === text);
    if (district !== undefined) onSelect(district);
  };
  return (
    <span className={`one-line ${styles['picker']}`}>
      <select
        aria-label={label}
        className={`ink press low-line bold ${styles['change']}`}
        value={value}
        onChange={(event) => handleChange(event.target.value)}
      >
        {options.map((option) => (
          <option className="on-card ink" key={option} value={option}>
            {districtName(option)}
          </option>
        ))}
      </select>
      <ChevronIcon size={12} />
    </span>
  );
}
