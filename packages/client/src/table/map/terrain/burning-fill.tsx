import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { getBuildingPaths } from './buildings';
import { outlineOf } from './outlines';
import { clipId, useSvgIds } from '../svg-ids';

/** A burning district: embers, charred houses along the streets, and a dark inner rim. */
export const BurningFill = memo(function BurningFill({ id }: { readonly id: DistrictId }) {
  const { url } = useSvgIds();
  const outline = outlineOf(id);
  return (
    <g data-embers={id}>
      <path d={outline} fill={url(id === 'pudding-lane' ? 'pudding-lane' : 'blaze')} />
      <path
        d={getBuildingPaths(id, 'charred').walls}
        fill="var(--landmark-burnt)"
        fillOpacity={0.35}
        stroke="var(--landmark-burnt)"
        strokeWidth={0.8}
        opacity={0.55}
      />
      <path
        d={outline}
        fill="none"
        stroke="var(--char-on-fire)"
        strokeWidth={9}
        strokeOpacity={0.45}
        clipPath={url(clipId(id))}
      />
    </g>
  );
});

/** The complementary error function, accurate enough for a glow (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return x >= 0 ? tail : 2 - tail;
}

const BAND_COUNT = 12;
/** Brightness of a blurred edge in each band outwards. Band 0 is at the border of the fire. */
const BRIGHTNESS = Array.from({ length: BAND_COUNT + 1 }, (_, i) =>
  i === BAND_COUNT ? 0 : 0.5 * erfc((i * 4.6 - 12) / (20 * Math.SQRT2)),
);
/** Opacity of each stroke, so that the overlapping strokes add up to the brightness of the band. */
const STROKES = BRIGHTNESS.slice(0, BAND_COUNT).map((bright, i) => ({
  reach: i + 1,
  opacity: 1 - (1 - bright) / (1 - (BRIGHTNESS[i + 1] ?? 0)),
}));

/**
 * The glow of the fire around burning districts. Uses overlapping strokes instead of a blur: a blur over half the map
 * takes longer than a frame.
 */
export const FireGlow = memo(function FireGlow({ burning }: { readonly burning: readonly DistrictId[] }) {
  const d = burning.map(outlineOf).join('');
  return (
    <g fill="none" stroke="var(--glow)" strokeLinejoin="round" opacity="var(--glow-opacity)">
      {STROKES.map(({ reach, opacity }) => (
        <path
          key={reach}
          d={d}
          style={{ strokeWidth: `calc(var(--glow-step) * ${reach * 2})` }}
          strokeOpacity={opacity}
        />
      ))}
    </g>
  );
});
