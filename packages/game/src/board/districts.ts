/** The districts of a state: how they are made, listed, and changed. */
import { copyOnWrite } from '../copy-on-write';
import type { DistrictState, Districts, Draft, PublicState } from '../state';
import { BOARD, byDistrict } from './board';
import type { DistrictId } from './ids';
import { DISTRICT_IDS } from './ids';

// Whoever asks about one position asks about it again and again: the last list is kept.
let cachedDistricts: Districts | null = null;
let cachedList: DistrictState[] = [];

/** The districts by index: a walk over the list takes a quarter of the time of looking each of them up. */
export function districtsByIndex({ districts }: PublicState): readonly DistrictState[] {
  if (districts !== cachedDistricts) {
    cachedList = DISTRICT_IDS.map((id) => districts[id]);
    cachedDistricts = districts;
  }
  return cachedList;
}

/** The record of districts, which a draft shares with the state before it until it changes one. */
export const copyOnWriteDistricts = copyOnWrite<Draft<Districts>>((districts) =>
  byDistrict((id) => districts[id]),
);

/**
 * Puts another state in the place of a district's. What is there is replaced and never changed itself, so that a draft
 * shares with the state before it what a decision leaves alone. All that changes a draft's districts goes through here.
 */
export function setDistrict(draft: Draft<PublicState>, id: DistrictId, district: DistrictState): void {
  const districts = copyOnWriteDistricts.writable(draft.districts);
  draft.districts = districts;
  districts[id] = district;
  if (districts === cachedDistricts) cachedList[BOARD[id].index] = district;
}

/** Changes something of a district of a draft. */
export function changeDistrict(
  draft: Draft<PublicState>,
  id: DistrictId,
  change: Partial<DistrictState>,
): void {
  const previous = draft.districts[id];
  // Field by field: of objects that are spread V8 makes a kind of its own wherever that is done, and is slow with many kinds.
  setDistrict(draft, id, {
    houses: change.houses ?? previous.houses,
    cones: change.cones ?? previous.cones,
    bands: change.bands ?? previous.bands,
    demolished: change.demolished ?? previous.demolished,
    token: change.token ?? previous.token,
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
