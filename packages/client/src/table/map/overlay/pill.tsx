import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { BOARD } from '@great-fire/game/board';
import { FlameShape } from '../../pieces/flame';
import { TokenIcon } from '../../pieces/token';
import type { VerbMark } from '../marks';
import type { PlacedPill } from './pill-places';
import { PILL } from './pill-places';
import css from '../city-map.module.css';

interface PillProps {
  readonly pill: PlacedPill;
  readonly onVerb: (mark: VerbMark) => void;
}

function VerbIcon({ verb }: Pick<VerbMark, 'verb'>) {
  const half = PILL.icon / 2;
  if (verb === 'demolish') {
    return (
      <g transform={`translate(${-half} ${-half}) scale(${PILL.icon / 24})`}>
        <TokenIcon kind="demolition" size={24} />
      </g>
    );
  }
  return <FlameShape />;
}

/** A verb on its district: Put out 1, Demolish, Contain 1. */
export const Pill = memo(function Pill({ pill: { mark, at, width }, onVerb }: PillProps) {
  const { t } = useTranslation('map');
  const { verb, district, cost } = mark;
  const word = t(`verb.${verb}`);
  const named = { verb: word, district: BOARD[district].map.name };
  const left = -width / 2 + PILL.pad;
  const textX = left + (verb === 'contain' ? 0 : PILL.icon + PILL.gap);
  const press = () => onVerb(mark);
  return (
    <g
      className={css['pill']}
      data-verb={verb}
      transform={`translate(${at[0]} ${at[1]})`}
      role="button"
      tabIndex={0}
      aria-label={cost === null ? t('verbIn', named) : t('verbCost', { ...named, count: cost })}
      data-district={district}
      data-testid={`verb-${verb}-${district}`}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    >
      <rect x={-width / 2 - 4} y={-31} width={width + 8} height={62} fill="transparent" />
      <rect
        className={css['pillFocus']}
        x={-width / 2 - 4}
        y={-PILL.height / 2 - 4}
        width={width + 8}
        height={PILL.height + 8}
        rx={PILL.height / 2 + 4}
      />
      <rect
        x={-width / 2}
        y={-PILL.height / 2}
        width={width}
        height={PILL.height}
        rx={PILL.height / 2}
        fill="var(--pill)"
        stroke={verb === 'contain' ? 'var(--move)' : 'var(--pill-ink)'}
        strokeWidth={2.1}
      />
      {verb !== 'contain' && (
        <g transform={`translate(${left + PILL.icon / 2} 0)`}>
          <VerbIcon verb={verb} />
        </g>
      )}
      <text
        x={textX}
        y={6.8}
        fontSize={PILL.text}
        fontWeight={700}
        fontFamily="var(--figure-face)"
        fill="var(--pill-ink)"
      >
        {word}
      </text>
      {cost !== null && (
        <g transform={`translate(${width / 2 - PILL.coin - 6} 0)`}>
          <circle r={PILL.coin} fill="var(--coin-1)" />
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
