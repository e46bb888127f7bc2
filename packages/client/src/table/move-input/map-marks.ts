/** Converts a phase state to the marks that the map draws above the pieces. */
import type { DistrictId } from '@great-fire/game';
import type { MapMarks, VerbMark } from '../map/marks';
import type { MoveDraft, Hover } from './draft';
import type { ActPhaseState, IntensifyPhaseState, PhaseState, SpreadPhaseState } from './phase-state';

/** Returns the marks of the phase. The hovered district adds a route, a district hovered in the log a highlight. */
export function toMapMarks(phaseState: PhaseState, draft: MoveDraft, hover: Hover): MapMarks {
  const pieces = phaseState.phase === 'act' ? phaseState.pieces : [];
  const selectable = pieces.map(({ at, kind }) => ({ district: at, piece: kind }));
  return { ...phaseMarks(phaseState, draft, hover), selectable, flashed: hover.inLog };
}

function phaseMarks(phaseState: PhaseState, draft: MoveDraft, hover: Hover): MapMarks {
  switch (phaseState.phase) {
    case 'spread':
    case 'double-move':
      return spreadMarks(phaseState);
    case 'band':
    case 'pawn':
      return {
        placeable: phaseState.placeable,
        selected: phaseState.action === null ? null : draft.district,
      };
    case 'act':
      return actMarks(phaseState, hover.district);
    case 'intensify':
      return intensifyMarks(phaseState, draft);
    default:
      return {};
  }
}

function spreadMarks({ targets, plan }: SpreadPhaseState): MapMarks {
  const chosenSpread = plan && { to: plan.spread.to, exit: plan.spread.exit, path: plan.path };
  return { targets, chosenSpread, dimOthers: targets.length > 0 };
}

function actMarks(phaseState: ActPhaseState, hoveredDistrict: DistrictId | null): MapMarks {
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

function intensifyMarks(
  { coneRoom, conesToPlace }: IntensifyPhaseState,
  { placedCones }: MoveDraft,
): MapMarks {
  const counts: { [D in DistrictId]?: number } = {};
  for (const district of placedCones) counts[district] = (counts[district] ?? 0) + 1;
  const remaining = coneRoom.map((entry) => ({ ...entry, room: entry.room - (counts[entry.district] ?? 0) }));
  return { placedCones: counts, coneRoom: conesToPlace === 0 ? [] : remaining, dimOthers: conesToPlace > 0 };
}
