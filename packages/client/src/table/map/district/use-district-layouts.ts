/** The layouts of all districts. Only changed districts are computed again. */
import {
  DISTRICT_IDS,
  type Colour,
  type DistrictId,
  type DistrictState,
  type ObjectiveId,
  type PublicState,
} from '@great-fire/game';
import { BOARD, OBJECTIVES } from '@great-fire/game/board';
import { useMemo } from 'react';
import { type DistrictLayout, layoutDistrict } from '../layout/district-layout';
import { MIN_NAME_SIZE, layoutName } from '../layout/name-layout';
import { layoutDistrictCompact } from '../layout/compact-layout';
import { type Appearance, getAppearance } from '../appearance';
import { getBuildingPaths } from '../terrain/buildings';
import { getFields } from '../terrain/grass';

export interface DistrictView {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[]; // in seat order
  readonly isOwnObjective: boolean; // of the viewer
  readonly layout: DistrictLayout;
}

const views = new Map<string, DistrictView>(); // the last used one is the last entry
const MAX_CACHED_VIEWS = 300; // a map shows 59. A game of six makes about 250, and the next games make others

/** Returns the same object for the same content, so that an unchanged district does not render. */
function getDistrictView(
  view: PublicState,
  id: DistrictId,
  isOwnObjective: boolean,
  minFontSize = MIN_NAME_SIZE,
): DistrictView {
  const state = view.districts[id];
  const { houses, token, cones, bands, demolished } = state;
  const pawns = view.seats.filter((seat) => seat.pawn === id).map((seat) => seat.pawnColour);
  const appearance = getAppearance(view, id);
  const content = [
    id,
    appearance,
    houses,
    token,
    cones,
    bands,
    demolished,
    pawns,
    isOwnObjective,
    minFontSize,
  ];
  const key = JSON.stringify(content);
  const cached = views.get(key);
  if (cached !== undefined) {
    views.delete(key);
    views.set(key, cached);
    return cached;
  }
  const burnt = demolished ? 0 : BOARD[id].size - houses.length;
  const occupants = { houses, token, cones, bands, pawns, burnt };
  const layout =
    minFontSize > MIN_NAME_SIZE
      ? layoutDistrictCompact(id, occupants, isOwnObjective, minFontSize)
      : layoutDistrict(id, occupants, isOwnObjective);
  const districtView = { id, appearance, state, pawns, isOwnObjective, layout };
  views.set(key, districtView);
  if (views.size > MAX_CACHED_VIEWS) forgetOldestView();
  return districtView;
}

function forgetOldestView(): void {
  const [oldest] = views.keys();
  if (oldest !== undefined) views.delete(oldest);
}

/** Returns the placed pieces of a district. `minFontSize`: of `CityMap`. */
export function layoutPieces(
  view: PublicState,
  id: DistrictId,
  myObjectives: readonly ObjectiveId[],
  minFontSize?: number,
): DistrictLayout['pieces'] {
  const isOwnObjective = myObjectives.some((objective) => OBJECTIVES[objective].districts.includes(id));
  return getDistrictView(view, id, isOwnObjective, minFontSize).layout.pieces;
}

/** Returns all districts with their appearance and layout, in map order. `minFontSize`: in map units. */
export function useDistrictLayouts(
  view: PublicState,
  myObjectives: readonly ObjectiveId[],
  minFontSize?: number,
): readonly DistrictView[] {
  return useMemo(() => {
    const ownDistricts = new Set(myObjectives.flatMap((objective) => OBJECTIVES[objective].districts));
    return DISTRICT_IDS.map((id) => getDistrictView(view, id, ownDistricts.has(id), minFontSize));
  }, [view, myObjectives, minFontSize]);
}

/** Lays out the names and draws houses and plants, in tasks of one district, so that other work is not delayed. */
export function warmUpMap(): void {
  for (const id of DISTRICT_IDS)
    setTimeout(() => {
      layoutName(id, false);
      getBuildingPaths(id, 'standing');
    });
  setTimeout(getFields);
}
