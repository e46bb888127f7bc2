/** The districts with marks. The others can be dimmed. */
import type { DistrictId } from '@great-fire/game';
import type { MapMarks } from '../marks';

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
