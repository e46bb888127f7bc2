import { memo } from 'react';

interface DimmerProps {
  readonly shape: string; // path data of all that lies under it; '' where nothing does
  readonly above: 'ground' | 'pieces' | 'names';
}

/**
 * The light over what is not asked about. Never over fire. It falls in three sheets, and not through an opacity of every
 * name and piece: so a browser has three shapes to draw anew, and not some hundred names to lay out.
 */
export const Dimmer = memo(function Dimmer({ shape, above }: DimmerProps) {
  return shape === '' ? null : (
    <path d={shape} fill="var(--veil)" fillOpacity={`var(--veil-over-${above})`} data-veil={above} />
  );
});
