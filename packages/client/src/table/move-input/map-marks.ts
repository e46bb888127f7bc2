/** Converts the states of the phases to the marks that the map draws above the pieces. */
import type { DistrictId } from '@great-fire/game';
import type { MapMarks, VerbMark } from '../map/marks';
import type { MoveDraft } from './draft';
import type { ActPhaseState, IntensifyPhaseState, PlacePhaseState, SpreadPhaseState } from './phase-state';

export function placeMarks({ placeable, action }: PlacePhaseState, draft: MoveDraft): MapMarks {
  return { placeable, selected: action === null ? null : draft.district };
}

export function spreadMarks({ targets, plan }: SpreadPhaseState): MapMarks {
  const chosenSpread = plan && { to: plan.spread.to, exit: plan.spread.exit, path: plan.path };
  return { targets, chosenSpread, dimOthers: targets.length > 0 };
}

export function actMarks(phaseState: ActPhaseState, hoveredDistrict: DistrictId | null): MapMarks {
  const { piece, destinations, putOuts, demolitions } = phaseState;
  const destination = destinations.find(({ to }) => to === hoveredDistrict) ?? phaseState.destination;
  const verbs: readonly VerbMark[] = [
    ...putOuts.map((district): VerbMark => ({ district, verb: 'put-out', cost: 1 })),
    ...demolitions.map((district): VerbMark => ({ district, verb: 'demolish', cost: null })),
    ...(destination?.pinned === true
      ? [{ district: destination.to, verb: 'contain', cost: destination.cost } as const]
      : []),
  ];
  return {
    verbs,
    destinations: destinations,
    selected: piece?.at ?? null,
    selectedPiece: piece?.kind ?? null,
    ...(piece !== null && destination !== null && { route: [piece.at, ...destination.path] }),
    dimOthers: piece !== null,
  };
}

export function intensifyMarks(
  { coneRoom, conesToPlace }: IntensifyPhaseState,
  { placedCones }: MoveDraft,
): MapMarks {
  const counts: { [D in DistrictId]?: number } = {};
  for (const district of placedCones) counts[district] = (counts[district] ?? 0) + 1;
  const remaining = coneRoom.map((entry) => ({ ...entry, room: entry.room - (counts[entry.district] ?? 0) }));
  return { placedCones: counts, coneRoom: conesToPlace === 0 ? [] : remaining, dimOthers: conesToPlace > 0 };
}
