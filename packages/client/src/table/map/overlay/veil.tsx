import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { outlineOf } from '../ground/outlines';

interface VeilProps {
  readonly over: readonly DistrictId[];
  readonly above: 'ground' | 'pieces' | 'names';
}

/**
 * The light over what is not asked about. Never over fire. It falls in three sheets, and not through an opacity of every
 * name and piece: so a browser has three shapes to draw anew, and not some hundred names to lay out.
 */
export const Veil = memo(
  function Veil({ over, above }: VeilProps) {
    return over.length === 0 ? null : (
      <path
        d={over.map(outlineOf).join('')}
        fill="var(--veil)"
        fillOpacity={`var(--veil-over-${above})`}
        data-veil={above}
      />
    );
  },
  (before, after) => before.over.join() === after.over.join(),
);
