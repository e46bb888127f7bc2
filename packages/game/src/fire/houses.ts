/** Moves houses from the map to the losses of their colours. @source BURN-2, DEM-4 */
import { changeDistrict } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { Colour, ColourCount, Draft, PublicState } from '../state';

/** Counts the houses of each colour in a list. */
function countColours(houses: readonly Colour[]): ColourCount {
  const count: { [C in Colour]?: number } = {};
  for (const colour of houses) count[colour] = (count[colour] ?? 0) + 1;
  return count;
}

/** Removes every house of a district, and the face-down token with them. Returns the number of houses by colour. */
export function removeHouses(draft: Draft<PublicState>, id: DistrictId): ColourCount {
  const { houses } = draft.districts[id];
  for (const colour of houses) draft.lost[colour] += 1;
  changeDistrict(draft, id, { houses: [], token: false });
  return countColours(houses);
}
