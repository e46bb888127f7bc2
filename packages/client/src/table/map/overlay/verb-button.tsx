import { anchor } from '../../../lib/anchors';
import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { BOARD } from '@great-fire/game/board';
import { FlameShape } from '../../../pieces/flame';
import { TokenIcon } from '../../../pieces/token';
import type { VerbMark } from '../marks';
import type { PlacedVerb } from './verb-placement';
import { VERB_BUTTON } from './verb-placement';
import css from '../city-map.module.css';

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
  return <FlameShape />;
}

/** The button of a verb on its district: Put out 1, Demolish, Contain 1. */
export const VerbButton = memo(function VerbButton({
  placedVerb: { mark, at, width, scale },
  onVerb,
}: VerbButtonProps) {
  const { t } = useTranslation('map');
  const { verb, district, cost } = mark;
  const label = t(`verb.${verb}`);
  const labelValues = { verb: label, district: BOARD[district].map.name };
  const left = -width / 2 + VERB_BUTTON.pad;
  const textX = left + (verb === 'contain' ? 0 : VERB_BUTTON.icon + VERB_BUTTON.gap);
  const handlePress = () => onVerb(mark);
  return (
    <g
      className={css['pill']}
      data-verb={verb}
      transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
      role="button"
      tabIndex={0}
      aria-label={cost === null ? t('verbIn', labelValues) : t('verbCost', { ...labelValues, count: cost })}
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
        className={css['pillFocus']}
        x={-width / 2 - 4}
        y={-VERB_BUTTON.height / 2 - 4}
        width={width + 8}
        height={VERB_BUTTON.height + 8}
        rx={VERB_BUTTON.height / 2 + 4}
      />
      <rect
        x={-width / 2}
        y={-VERB_BUTTON.height / 2}
        width={width}
        height={VERB_BUTTON.height}
        rx={VERB_BUTTON.height / 2}
        fill="var(--pill)"
        stroke={verb === 'contain' ? 'var(--move)' : 'var(--pill-ink)'}
        strokeWidth={2.1}
      />
      {verb !== 'contain' && (
        <g transform={`translate(${left + VERB_BUTTON.icon / 2} 0)`}>
          <VerbIcon verb={verb} />
        </g>
      )}
      <text
        x={textX}
        y={6.8}
        fontSize={VERB_BUTTON.text}
        fontWeight={700}
        fontFamily="var(--figure-face)"
        fill="var(--pill-ink)"
      >
        {label}
      </text>
      {cost !== null && (
        <g transform={`translate(${width / 2 - VERB_BUTTON.badgeRadius - 6} 0)`}>
          <circle r={VERB_BUTTON.badgeRadius} fill="var(--coin-1)" />
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
