import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { outlineOf } from '../ground/outlines';

/** The light over what is not asked about. Never over fire. */
export const Veil = memo(
  function Veil({ over }: { readonly over: readonly DistrictId[] }) {
    return <path d={over.map(outlineOf).join('')} fill="var(--veil)" fillOpacity="var(--veil-opacity)" />;
  },
  (before, after) => before.over.join() === after.over.join(),
);
