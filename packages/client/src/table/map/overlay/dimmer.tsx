import { memo } from 'react';
import type { DistrictId } from '@great-fire/game';
import type { MapMarks } from '../marks';

// The districts with marks. The others can be dimmed.

/** Returns all districts with a mark. */
export function getMarkedDistricts(marks: MapMarks): ReadonlySet<DistrictId> {
  const { targets, chosenSpread, destinations, selected, route, verbs, coneRoom, placeable } = marks;
  return new Set<DistrictId>([
    ...(targets ?? []).filter(({ legal }) => legal).map(({ to }) => to),
    ...(chosenSpread ? chosenSpread.path : []),
    ...(destinations ?? []).map(({ to }) => to),
    ...(selected ? [selected] : []),
    ...(route ?? []),
    ...(verbs ?? []).map(({ district }) => district),
    ...(coneRoom ?? []).map(({ district }) => district),
    ...(placeable ?? []),
  ]);
}

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
