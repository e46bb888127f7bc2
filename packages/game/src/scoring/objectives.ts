/** END-2, END-3: the objective cards, during the game and at its end. */
import { BOARD, OBJECTIVES } from '../board/board';
import type { DistrictId, ObjectiveId } from '../board/ids';
import { isBurning, isContained } from '../fire/burning';
import type { PublicState } from '../state';

/** Returns true if a house stands in the district and its fire, if any, is contained. @source END-3 */
export function hasSurvived(state: PublicState, district: DistrictId): boolean {
  return state.districts[district].houses.length > 0 && !isBurning(state, district);
}

/**
 * Returns the state of an objective: lost, on fire but contained, next to a burning district, or safe. @source END-3
 */
export function objectiveState(
  state: PublicState,
  objective: ObjectiveId,
): 'stands' | 'contained' | 'in-reach' | 'lost' {
  const { districts } = OBJECTIVES[objective];
  if (!districts.every((district) => hasSurvived(state, district))) return 'lost';
  if (districts.some((district) => isContained(state, district))) return 'contained';
  const isThreatened = (district: DistrictId) =>
    BOARD[district].fireNeighbours.some(({ id }) => isBurning(state, id));
  return districts.some(isThreatened) ? 'in-reach' : 'stands';
}

/** Returns the VP of the cards whose districts all survived. @source END-2 */
export function objectiveVp(state: PublicState, cards: readonly ObjectiveId[]): number {
  return cards
    .filter((card) => OBJECTIVES[card].districts.every((district) => hasSurvived(state, district)))
    .reduce((sum, card) => sum + OBJECTIVES[card].vp, 0);
}
