import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { blocksOf } from '../ground/blocks';
import { outlineOf } from '../ground/outlines';
import { clipOf, useMapIds } from '../map-ids';

/** A burning district: embers, charred houses along the streets, a dark rim inside. */
export const Embers = memo(function Embers({ id }: { readonly id: DistrictId }) {
  const { url } = useMapIds();
  const outline = outlineOf(id);
  return (
    <g data-embers={id}>
      <path d={outline} fill={url(id === 'pudding-lane' ? 'pudding-lane' : 'blaze')} />
      <path
        d={blocksOf(id, 'charred').walls}
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
        strokeWidth={18}
        opacity={0.45}
        clipPath={url(clipOf(id))}
      />
    </g>
  );
});

const STEPS = [7, 6, 5, 4, 3, 2, 1] as const;

/**
 * The light of the fire on the streets and districts around it. Strokes under each other instead
 * of a blur: a blur over half the map costs more than a whole frame when a district catches.
 */
export const Glow = memo(function Glow({ burning }: { readonly burning: readonly DistrictId[] }) {
  const d = burning.map(outlineOf).join('');
  return (
    <g fill="none" stroke="var(--glow)" strokeLinejoin="round">
      {STEPS.map((step) => (
        <path
          key={step}
          d={d}
          style={{ strokeWidth: `calc(var(--glow-step) * ${step * 2})` }}
          opacity="var(--glow-opacity)"
        />
      ))}
    </g>
  );
});
