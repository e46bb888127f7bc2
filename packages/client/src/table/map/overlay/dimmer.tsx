import { memo } from 'react';

interface DimmerProps {
  readonly shape: string; // path data of the dimmed area; '' if empty
  readonly above: 'ground' | 'pieces' | 'names';
}

/**
 * Dims unmarked districts, but never fire. Three shapes instead of an opacity on every name and piece: the browser
 * then redraws three shapes and does not lay out a hundred names.
 */
export const Dimmer = memo(function Dimmer({ shape, above }: DimmerProps) {
  return shape === '' ? null : (
    <path d={shape} fill="var(--veil)" fillOpacity={`var(--veil-over-${above})`} data-veil={above} />
  );
});
