/** The layouts of all districts. Only changed districts are computed again. */
import type { Colour, DistrictId, DistrictState, ObjectiveId, PublicState } from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { useMemo } from 'react';
import type { DistrictLayout } from '../layout/district-layout';
import { layoutDistrict } from '../layout/district-layout';
import { MIN_NAME_SIZE } from '../layout/name-layout';
import { layoutCompact } from '../layout/compact-layout';
import type { Appearance } from '../appearance';
import { getAppearance } from '../appearance';

export interface DistrictView {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[]; // in seat order
  readonly isOwnObjective: boolean; // of the viewer
  readonly layout: DistrictLayout;
}

const layouts = new Map<string, DistrictLayout>();
const MAX_CACHED_LAYOUTS = 2000; // a game needs some hundreds

function getLayout(
  id: DistrictId,
  state: DistrictState,
  pawns: readonly Colour[],
  isOwnObjective: boolean,
  minFontSize = MIN_NAME_SIZE,
): DistrictLayout {
  const { houses, token, cones, bands } = state;
  const key = [id, houses.join(), token, cones, bands, pawns.join(), isOwnObjective, minFontSize].join(' ');
  const cached = layouts.get(key);
  if (cached !== undefined) return cached;
  if (layouts.size > MAX_CACHED_LAYOUTS) layouts.clear();
  const occupants = { houses, token, cones, bands, pawns };
  const layout =
    minFontSize > MIN_NAME_SIZE
      ? layoutCompact(id, occupants, isOwnObjective, minFontSize)
      : layoutDistrict(id, occupants, isOwnObjective);
  layouts.set(key, layout);
  return layout;
}

/** Returns the placed pieces of a district. `minFontSize`: of `CityMap`. */
export function layoutPieces(
  view: PublicState,
  id: DistrictId,
  myObjectives: readonly ObjectiveId[],
  minFontSize?: number,
): DistrictLayout['pieces'] {
  const pawns = view.seats.filter((seat) => seat.pawn === id).map((seat) => seat.pawnColour);
  const isOwnObjective = myObjectives.some((objective) => OBJECTIVES[objective].districts.includes(id));
  return getLayout(id, view.districts[id], pawns, isOwnObjective, minFontSize).pieces;
}

/** Returns all districts with their appearance and layout, in map order. `minFontSize`: in map units. */
export function useDistrictLayouts(
  view: PublicState,
  myObjectives: readonly ObjectiveId[],
  minFontSize?: number,
): readonly DistrictView[] {
  return useMemo(() => {
    const ownDistricts = new Set(myObjectives.flatMap((objective) => OBJECTIVES[objective].districts));
    return DISTRICT_IDS.map((id): DistrictView => {
      const state = view.districts[id];
      const pawns = view.seats.filter((seat) => seat.pawn === id).map((seat) => seat.pawnColour);
      const isOwnObjective = ownDistricts.has(id);
      return {
        id,
        appearance: getAppearance(view, id),
        state,
        pawns,
        isOwnObjective,
        layout: getLayout(id, state, pawns, isOwnObjective, minFontSize),
      };
    });
  }, [view, myObjectives, minFontSize]);
}
