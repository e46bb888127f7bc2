/** The end of a game as its record contains it. */
import { CITY_DISTRICTS } from '../board/board';
import { type DistrictId, DISTRICT_IDS } from '../board/ids';
import type { GameState, PublicState } from '../state';
import type { GameRecord } from './schema';

/** Returns the final position in the form of a record. */
export function toRecordFinal(end: GameState): GameRecord['final'] {
  return {
    cones: countByDistrict(end, (district) => district.cones),
    houses: Object.fromEntries(
      CITY_DISTRICTS.flatMap((id) => {
        const { houses } = end.districts[id];
        return houses.length > 0 ? [[id, [...houses]]] : [];
      }),
    ),
    bands: countByDistrict(end, (district) => district.bands),
    pawns: end.seats.flatMap(({ pawn }) => (pawn === null ? [] : [pawn])),
    demolished: DISTRICT_IDS.filter((id) => end.districts[id].demolished),
    stock: end.stock,
    hands: end.secret.hands.map((hand) => [...hand]),
  };
}

/** Returns scores and winners in the form of a record. */
export function toRecordResult(end: PublicState): GameRecord['result'] {
  if (end.result === null) throw new Error('The match is not over');
  const { scores, winners } = end.result;
  return { scores: scores.map((score) => ({ ...score })), winners: [...winners] };
}

/** Counts by district, without zeros. */
export function countByDistrict(
  state: PublicState,
  readCount: (district: PublicState['districts'][DistrictId]) => number,
): { [D in DistrictId]?: number } {
  const counts: { [D in DistrictId]?: number } = {};
  for (const id of DISTRICT_IDS) {
    const number = readCount(state.districts[id]);
    if (number > 0) counts[id] = number;
  }
  return counts;
}
