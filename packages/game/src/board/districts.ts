/** The districts of a state: how they are created, listed and changed. */
import { copyOnWrite } from '../copy-on-write';
import type { DistrictState, Districts, Draft, PublicState } from '../state';
import { BOARD, byDistrict } from './board';
import { type DistrictId, DISTRICT_IDS } from './ids';

// Callers query the same position many times, so the last list is cached.
let cachedDistricts: Districts | null = null;
let cachedList: DistrictState[] = [];

/** Returns the districts by index. Iterating over the list takes a quarter of the time of lookups by id. */
export function districtsByIndex({ districts }: PublicState): readonly DistrictState[] {
  if (districts !== cachedDistricts) {
    cachedList = DISTRICT_IDS.map((id) => districts[id]);
    cachedDistricts = districts;
  }
  return cachedList;
}

/** The record of districts. A draft shares it with the previous state until the draft changes a district. */
export const copyOnWriteDistricts = copyOnWrite<Draft<Districts>>((districts) =>
  byDistrict((id) => districts[id]),
);

/**
 * Replaces a district of a draft. The old district object is never modified, because earlier states may share it.
 * Every change of a draft's districts must go through this function.
 */
export function setDistrict(draft: Draft<PublicState>, id: DistrictId, district: DistrictState): void {
  const districts = copyOnWriteDistricts.writable(draft.districts);
  draft.districts = districts;
  districts[id] = district;
  if (districts === cachedDistricts) cachedList[BOARD[id].index] = district;
}

/** Changes some fields of a district of a draft. */
export function changeDistrict(
  draft: Draft<PublicState>,
  id: DistrictId,
  change: Partial<DistrictState>,
): void {
  const previous = draft.districts[id];
  // Copies field by field: V8 creates a separate hidden class for each object spread, and many classes are slow.
  setDistrict(draft, id, {
    houses: change.houses ?? previous.houses,
    cones: change.cones ?? previous.cones,
    bands: change.bands ?? previous.bands,
    demolished: change.demolished ?? previous.demolished,
    token: change.token ?? previous.token,
  });
}

/** Adds cones to a district. A negative number removes cones. */
export function addCones(draft: Draft<PublicState>, id: DistrictId, cones: number): void {
  changeDistrict(draft, id, { cones: draft.districts[id].cones + cones });
}

/** Adds bands to a district. A negative number removes bands. */
export function addBands(draft: Draft<PublicState>, id: DistrictId, bands: number): void {
  changeDistrict(draft, id, { bands: draft.districts[id].bands + bands });
}
