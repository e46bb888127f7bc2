/** What is asked about: everything else may be veiled. */
import type { DistrictId } from '@great-fire/game';
import type { MapMarks } from '../marks';

/** Every district that a mark speaks of. */
export function askedAbout(marks: MapMarks): ReadonlySet<DistrictId> {
  const { lit, chosen, reach, selected, route, verbs, room, place } = marks;
  return new Set<DistrictId>([
    ...(lit ?? []).filter(({ legal }) => legal).map(({ to }) => to),
    ...(chosen ? chosen.path : []),
    ...(reach ?? []).map(({ to }) => to),
    ...(selected ? [selected] : []),
    ...(route ?? []),
    ...(verbs ?? []).map(({ district }) => district),
    ...(room ?? []).map(({ district }) => district),
    ...(place ?? []),
  ]);
}
