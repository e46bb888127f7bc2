/** BurnAttraction: how much tokens and houses make a district worth burning. */
import { FIRE_NEIGHBOURS } from '@great-fire/game/board';
import { HOUSE_VP, type PublicState, type COLOURS } from '@great-fire/game';
import { DISTRICT_COUNT } from '../board/distances';
import { type FastBoard, districtIdAt } from '../board/fast-board';
import { type BurnAttraction, NO_ATTRACTION, createNeutralAttraction } from './burn-risk';
import type { EvalWeights } from './weights';
import type { ColourBelief } from './stakes';

/** The features that make a district worth burning. */
export interface AttractionFeatures {
  readonly token: 0 | 1;
  readonly opponentGain: number; // VP that a seat would gain on the others by a burn, averaged over the seats
  readonly openNeighbours: number; // neighbours from which fire can come
}

/** Returns the features of a district with houses. */
export function extractAttractionFeatures(
  { districts }: PublicState,
  board: FastBoard,
  index: number,
  belief: ColourBelief,
): AttractionFeatures {
  const { houses, token } = districts[districtIdAt(index)];
  const neighbours = FIRE_NEIGHBOURS[index] as readonly number[];
  return {
    token: token ? 1 : 0,
    opponentGain: meanOpponentGain(houses, belief),
    openNeighbours: neighbours.filter((from) => board.burnable[from] === 1).length,
  };
}

/** Returns the attraction of all districts, given the belief about the colours of the seats. */
export function computeBurnAttraction(
  state: PublicState,
  board: FastBoard,
  belief: ColourBelief,
  { attraction: weights }: EvalWeights,
): BurnAttraction {
  if (weights === null) return NO_ATTRACTION;
  const attraction = createNeutralAttraction();
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    if (board.houses[index] === 0) continue;
    const { token, opponentGain, openNeighbours } = extractAttractionFeatures(state, board, index, belief);
    const attractionScore = (distanceKind: 0 | 1) =>
      weights.token[distanceKind] * token +
      weights.opponentGain[distanceKind] * opponentGain +
      weights.openNeighbours * openNeighbours;
    attraction.far[index] = Math.exp(-attractionScore(0));
    attraction.near[index] = Math.exp(-attractionScore(1));
  }
  return attraction;
}

/**
 * Returns the VP that a seat would gain on the others if these houses burnt, averaged over the seats. Losses count as
 * 0.
 */
function meanOpponentGain(houses: readonly (typeof COLOURS)[number][], belief: ColourBelief): number {
  const lost = belief.map((seatBelief) =>
    houses.reduce((sum, colour) => sum + HOUSE_VP * seatBelief[colour], 0),
  );
  const totalLost = lost.reduce((sum, vp) => sum + vp, 0);
  const gains = lost.map((own) => Math.max(0, (totalLost - own) / (belief.length - 1) - own));
  return gains.reduce((sum, gain) => sum + gain, 0) / belief.length;
}
