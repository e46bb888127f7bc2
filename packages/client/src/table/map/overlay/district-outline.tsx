import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { outlineOf } from '../terrain/outlines';
import { clipId, useSvgIds } from '../svg-ids';

interface DistrictOutlineProps {
  readonly id: DistrictId;
  readonly colour: string;
  readonly width: number; // visible width inside the district
  readonly core?: string; // colour of a thinner line inside
  readonly tint?: string;
  readonly soft?: boolean; // glows inwards
}

/** A line inside the border of a district: highlighted, chosen, selected or flashed. */
export const DistrictOutline = memo(function DistrictOutline({
  id,
  colour,
  width,
  core,
  tint,
  soft,
}: DistrictOutlineProps) {
  const { url } = useSvgIds();
  const outline = outlineOf(id);
  return (
    <g clipPath={url(clipId(id))} fill="none" strokeLinejoin="round">
      {tint !== undefined && <path d={outline} fill={tint} />}
      {soft === true &&
        [6.4, 5, 3.8].map((spread) => (
          <path key={spread} d={outline} stroke={colour} strokeWidth={width * spread} strokeOpacity={0.17} />
        ))}
      <path d={outline} stroke={colour} strokeWidth={width * 2} />
      {core !== undefined && <path d={outline} stroke={core} strokeWidth={width * 0.7} />}
    </g>
  );
});
