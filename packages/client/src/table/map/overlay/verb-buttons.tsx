import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { BOARD } from '@great-fire/game/board';
import { useTranslation } from '../../../i18n/use-translation';
import type { DistrictView } from '../district/use-district-layouts';
import { layoutDistrict } from '../layout/district-layout';
import { occupiedBoxes } from '../layout/free-spot';
import type { Destination, Verb, VerbMark } from '../marks';
import { anchor } from '../../../lib/anchors';
import { FlameShape } from '../../../pieces/flame';
import { TokenIcon } from '../../../pieces/token';
import css from '../city-map.module.css';
import { badgeBox, placeCostBadges } from './cost-badge-placement';
import { placeVerbs, VERB_BUTTON, type PlacedVerb } from './verb-placement';

interface VerbButtonProps {
  readonly placedVerb: PlacedVerb;
  readonly onVerb: (mark: VerbMark) => void;
}

function VerbIcon({ verb }: Pick<VerbMark, 'verb'>) {
  const half = VERB_BUTTON.icon / 2;
  if (verb === 'demolish') {
    return (
      <g transform={`translate(${-half} ${-half}) scale(${VERB_BUTTON.icon / 24})`}>
        <TokenIcon kind="demolition" size={24} />
      </g>
    );
  }
  return <FlameShape dull={verb === 'contain'} />;
}

/**
 * The button of a verb on its district: Put out 1, Demolish, Contain 1. A compact one has its word below icon and cost, or
 * alone.
 */
const VerbButton = memo(function VerbButton({
  placedVerb: { mark, at, width, height, scale, isCompact },
  onVerb,
}: VerbButtonProps) {
  const { t } = useTranslation('map');
  const { verb, district, cost } = mark;
  const label = t(`verb.${verb}`);
  const labelValues = { verb: label, district: BOARD[district].map.name };
  const name =
    cost === null ? t('verbLabel', labelValues) : t('verbLabelWithCost', { ...labelValues, count: cost });
  const stacked = isCompact && cost !== null;
  const hasIcon = stacked || (verb !== 'contain' && !isCompact);
  const { icon, gap, pad, badgeRadius, text, stackedText, stackedGap } = VERB_BUTTON;
  const left = stacked ? -(icon + stackedGap) / 2 - badgeRadius : -width / 2 + pad;
  const badgeX = stacked ? left + icon + stackedGap + badgeRadius : width / 2 - badgeRadius - 6;
  const rowY = stacked ? -10 : 0; // of icon and badge
  const radius = Math.min(VERB_BUTTON.height, height) / 2;
  const handlePress = () => onVerb(mark);
  return (
    <g
      className={`press no-outline ${css['verbButton']}`}
      data-verb={verb}
      transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
      role="button"
      tabIndex={0}
      aria-label={name}
      data-district={district}
      data-testid={`verb-${verb}-${district}`}
      {...anchor(`verb-${verb}-${district}`)}
      onClick={handlePress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        handlePress();
      }}
    >
      <rect x={-width / 2 - 4} y={-31} width={width + 8} height={62} fill="transparent" />
      <rect
        className={css['verbFocus']}
        x={-width / 2 - 4}
        y={-height / 2 - 4}
        width={width + 8}
        height={height + 8}
        rx={radius + 4}
      />
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={radius}
        fill="var(--card)"
        stroke={verb === 'contain' ? 'var(--move)' : 'var(--ink)'}
        strokeWidth={2.1}
      />
      {hasIcon && (
        <g transform={`translate(${left + icon / 2} ${rowY})`}>
          <VerbIcon verb={verb} />
        </g>
      )}
      <text
        x={isCompact ? 0 : left + (hasIcon ? icon + gap : 0)}
        y={stacked ? 21 : 6.8}
        textAnchor={isCompact ? 'middle' : 'start'}
        fontSize={isCompact ? stackedText : text}
        fontWeight={700}
        fontFamily="var(--figure-face)"
        fill="var(--ink)"
      >
        {label}
      </text>
      {cost !== null && (
        <g transform={`translate(${badgeX} ${rowY})`}>
          <circle r={badgeRadius} fill="var(--coin-1)" />
          <text
            y={6.4}
            textAnchor="middle"
            fontSize={18.7}
            fontWeight={800}
            fontFamily="var(--figure-face)"
            fill="var(--coin-1-figure)"
          >
            {cost}
          </text>
        </g>
      )}
    </g>
  );
});

interface VerbButtonsProps {
  readonly verbs: readonly VerbMark[];
  readonly destinations: readonly Destination[]; // badges to avoid
  readonly districts: readonly DistrictView[];
  readonly markScale: number;
  readonly onVerb: (district: DistrictId, verb: Verb) => void;
}

const NO_OCCUPANTS = { houses: [], token: false, cones: 0, bands: 0, pawns: [] };

export function VerbButtons({ verbs, destinations, districts, markScale, onVerb }: VerbButtonsProps) {
  const { t } = useTranslation('map');
  const getLayout = ({ district }: VerbMark) =>
    districts.find(({ id }) => id === district)?.layout ?? layoutDistrict(district, NO_OCCUPANTS, false);
  const occupied = verbs.length === 0 ? [] : districts.flatMap(({ id, layout }) => occupiedBoxes(id, layout));
  const badges = verbs.length === 0 ? [] : placeCostBadges(destinations, districts, markScale).map(badgeBox);
  const avoidedBoxes = [...occupied, ...badges];
  const placedVerbs = placeVerbs(verbs, {
    getLayout,
    getLabel: ({ verb }) => t(`verb.${verb}`),
    avoidedBoxes: avoidedBoxes,
    scale: markScale,
  });
  return placedVerbs.map((placedVerb) => (
    <VerbButton
      key={`${placedVerb.mark.verb} ${placedVerb.mark.district}`}
      placedVerb={placedVerb}
      onVerb={({ district, verb }) => onVerb(district, verb)}
    />
  ));
}
