/** The districts of a state: how they are made, listed, and changed. */
import { sharedPart } from '../shared-part';
import type { DistrictState, Districts, Draft, PublicState } from '../state';
import { BOARD, byDistrict } from './board';
import type { DistrictId } from './ids';
import { DISTRICT_IDS } from './ids';

// Whoever asks about one position asks about it again and again: the last list is kept.
let listed: Districts | null = null;
let list: DistrictState[] = [];

/** The districts by index: a walk over the list takes a quarter of the time of looking each of them up. */
export function districtList({ districts }: PublicState): readonly DistrictState[] {
  if (districts !== listed) {
    list = DISTRICT_IDS.map((id) => districts[id]);
    listed = districts;
  }
  return list;
}

/** The record of districts, which a draft shares with the state before it until it changes one. */
export const DISTRICTS = sharedPart<Draft<Districts>>((districts) => byDistrict((id) => districts[id]));

/**
 * Puts another state in the place of a district's. What is there is replaced and never changed itself, so that a draft
 * shares with the state before it what a decision leaves alone. All that changes a draft's districts goes through here.
 */
export function setDistrict(draft: Draft<PublicState>, id: DistrictId, state: DistrictState): void {
  const districts = DISTRICTS.open(draft.districts);
  draft.districts = districts;
  districts[id] = state;
  if (districts === listed) list[BOARD[id].index] = state;
}

/** Changes something of a district of a draft. */
export function changeDistrict(
  draft: Draft<PublicState>,
  id: DistrictId,
  change: Partial<DistrictState>,
): void {
  const was = draft.districts[id];
  // Field by field: of objects that are spread V8 makes a kind of its own wherever that is done, and is slow with many kinds.
  setDistrict(draft, id, {
    houses: change.houses ?? was.houses,
    cones: change.cones ?? was.cones,
    bands: change.bands ?? was.bands,
    demolished: change.demolished ?? was.demolished,
    token: change.token ?? was.token,
  });
}

/** Adds cones to a district, or takes them away where `cones` is below zero. */
export function addCones(draft: Draft<PublicState>, id: DistrictId, cones: number): void {
  changeDistrict(draft, id, { cones: draft.districts[id].cones + cones });
}

/** Adds bands to a district, or takes them away where `bands` is below zero. */
export function addBands(draft: Draft<PublicState>, id: DistrictId, bands: number): void {
  changeDistrict(draft, id, { bands: draft.districts[id].bands + bands });
}
