import type { DistrictId } from '@great-fire/game';
import { ruinsOf } from '../terrain/ruins';
import { clipId, useSvgIds } from '../svg-ids';

/** Crossed beams on a heap of rubble. */
export function Ruins({ id }: { readonly id: DistrictId }) {
  const { url } = useSvgIds();
  const {
    at: [x, y],
    stones,
  } = ruinsOf(id);
  return (
    <g clipPath={url(clipId(id))} stroke="var(--bare-ink)">
      <path d={stones} fill="var(--stone)" strokeWidth={1} />
      <g transform={`translate(${x} ${y})`} strokeWidth={1.5} strokeLinejoin="round">
        <path d="M-26-13L22 10M-26-9L20 13M25-15L-20 11M27-11L-17 14" fill="none" strokeWidth={2.2} />
        <path
          d="M-30 16l5-10 9-2 4 12zM-13 16l4-13 11-3 6 9-3 7zM8 16l4-11 10 0 8 11z"
          fill="var(--timber)"
        />
        <path d="M-34 17H34" fill="none" />
      </g>
    </g>
  );
}
