import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { outlineOf } from '../ground/outlines';
import { clipOf, useMapIds } from '../map-ids';

/** The studded steel ring inside a contained district. */
export const Studs = memo(function Studs({ id }: { readonly id: DistrictId }) {
  const { url } = useMapIds();
  const outline = outlineOf(id);
  return (
    <g data-studs={id} fill="none" strokeLinejoin="round" clipPath={url(clipOf(id))}>
      <path d={outline} stroke="var(--map-steel)" strokeWidth={17} />
      <path d={outline} stroke="var(--map-steel-hi)" strokeWidth={12.5} strokeDasharray="1.5 9" />
    </g>
  );
});
