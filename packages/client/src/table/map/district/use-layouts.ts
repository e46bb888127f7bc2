/** The layout of every district, worked out again only for those that changed. */
import type { Colour, DistrictId, DistrictState, ObjectiveId, PublicState } from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { useMemo } from 'react';
import type { DistrictLayout } from '../layout/district-layout';
import { layoutDistrict } from '../layout/district-layout';
import { SMALLEST } from '../layout/name-layout';
import { layoutReduced } from '../layout/reduced-layout';
import type { Look } from './look';
import { lookOf } from './look';

export interface DrawnDistrict {
  readonly id: DistrictId;
  readonly look: Look;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[]; // in the order of the seats
  readonly mine: boolean; // one of my objectives
  readonly layout: DistrictLayout;
}

const layouts = new Map<string, DistrictLayout>();
const KEPT = 2000; // layouts; a game shows some hundreds

function layoutOf(
  id: DistrictId,
  state: DistrictState,
  pawns: readonly Colour[],
  mine: boolean,
  least = SMALLEST,
): DistrictLayout {
  const { houses, token, cones, bands } = state;
  const key = [id, houses.join(), token, cones, bands, pawns.join(), mine, least].join(' ');
  const known = layouts.get(key);
  if (known !== undefined) return known;
  if (layouts.size > KEPT) layouts.clear();
  const occupants = { houses, token, cones, bands, pawns };
  const layout =
    least > SMALLEST ? layoutReduced(id, occupants, mine, least) : layoutDistrict(id, occupants, mine);
  layouts.set(key, layout);
  return layout;
}

/** Where the pieces of one district stand. */
export function piecesIn(
  view: PublicState,
  id: DistrictId,
  myObjectives: readonly ObjectiveId[],
): DistrictLayout['pieces'] {
  const pawns = view.seats.filter((seat) => seat.pawn === id).map((seat) => seat.pawnColour);
  const mine = myObjectives.some((objective) => OBJECTIVES[objective].districts.includes(id));
  return layoutOf(id, view.districts[id], pawns, mine).pieces;
}

/** Every district with its look and layout, in the order of the map. `least`: the smallest font size in map units. */
export function useDrawnDistricts(
  view: PublicState,
  myObjectives: readonly ObjectiveId[],
  least?: number,
): readonly DrawnDistrict[] {
  return useMemo(() => {
    const mineIds = new Set(myObjectives.flatMap((objective) => OBJECTIVES[objective].districts));
    return DISTRICT_IDS.map((id): DrawnDistrict => {
      const state = view.districts[id];
      const pawns = view.seats.filter((seat) => seat.pawn === id).map((seat) => seat.pawnColour);
      const mine = mineIds.has(id);
      return {
        id,
        look: lookOf(view, id),
        state,
        pawns,
        mine,
        layout: layoutOf(id, state, pawns, mine, least),
      };
    });
  }, [view, myObjectives, least]);
}
