import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { outlineOf } from './outlines';
import { clipId, useSvgIds } from '../svg-ids';

/** The studded steel ring inside a contained district. */
export const ContainmentRing = memo(function ContainmentRing({ id }: { readonly id: DistrictId }) {
  const { url } = useSvgIds();
  const outline = outlineOf(id);
  return (
    <g data-studs={id} fill="none" strokeLinejoin="round" clipPath={url(clipId(id))}>
      <path d={outline} stroke="var(--map-steel)" strokeWidth={17} />
      <path d={outline} stroke="var(--map-steel-hi)" strokeWidth={12.5} strokeDasharray="1.5 9" />
    </g>
  );
});
