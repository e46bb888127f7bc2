/** FIRE-1 to FIRE-7: every spread that a fire card allows on the current board. */
import { DISTRICTS_BY_INDEX, CARD_TARGETS, type BoardDistrict } from '../board/board';
import { districtsByIndex } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { DistrictState, FireCard, PublicState } from '../state';
import { type FireArea, type SpreadableArea, spreadableAreas } from './fire-areas';
import { targetRank, blockedTargetReason, type TargetRank } from './target-rank';

export interface SpreadTarget {
  readonly to: DistrictId;
  readonly rank: TargetRank;
  readonly exits: readonly DistrictId[]; // burning districts from which the last step may start
  readonly legal: boolean; // false if the area has a target of a better rank (FIRE-6)
}

/** The choices in one fire area. Any source, any legal target and any of that target's exits form a legal spread. */
export interface SpreadOption {
  readonly fire: readonly DistrictId[];
  readonly sources: readonly DistrictId[];
  readonly targets: readonly SpreadTarget[];
}

/**
 * Returns the spreads of a card, one option for each fire area with a source and a target. Targets that FIRE-6 forbids are
 * listed as not `legal`. @source FIRE-2 to FIRE-6
 */
export function spreadOptions(state: PublicState, card: FireCard): readonly SpreadOption[] {
  return spreadOptionsIn(state, spreadableAreas(state), card);
}

/** Does the same as `spreadOptions` for known fire areas, so that callers can reuse them for several cards. */
export function spreadOptionsIn(
  state: PublicState,
  areas: readonly SpreadableArea[],
  card: FireCard,
): readonly SpreadOption[] {
  const options: SpreadOption[] = [];
  for (const area of areas) {
    const targets = spreadTargets(state, area, card);
    if (targets.length > 0) options.push({ fire: area.ids, sources: area.sources, targets });
  }
  return options;
}

const UNVISITED = -1;
const BLOCKED = -2;
// Position in `targets` by district index. Each search resets it to UNVISITED when it ends.
const targetIndexByDistrict = new Int8Array(DISTRICTS_BY_INDEX.length).fill(UNVISITED);

/**
 * Returns the targets that a card reaches from one fire area, with rank and legality. @source FIRE-4, FIRE-5, FIRE-6
 */
export function spreadTargets(state: PublicState, area: FireArea, card: FireCard): readonly SpreadTarget[] {
  const cardTargets = CARD_TARGETS[card];
  const districts = districtsByIndex(state);
  const visited: number[] = [];
  const targets: { to: DistrictId; rank: TargetRank; exits: DistrictId[]; legal: boolean }[] = [];
  let best = Infinity;
  for (let i = 0; i < area.ids.length; i += 1) {
    const exit = area.ids[i] as DistrictId;
    for (const next of cardTargets[area.indices[i] as number] as readonly number[]) {
      const targetIndex = targetIndexByDistrict[next] as number;
      if (targetIndex >= 0) targets[targetIndex]?.exits.push(exit);
      if (targetIndex !== UNVISITED) continue;
      visited.push(next);
      const boardDistrict = DISTRICTS_BY_INDEX[next] as BoardDistrict;
      const district = districts[next] as DistrictState;
      if (blockedTargetReason(boardDistrict, district) !== null) {
        targetIndexByDistrict[next] = BLOCKED;
        continue;
      }
      targetIndexByDistrict[next] = targets.length;
      const rank = targetRank(district);
      best = Math.min(best, rank);
      targets.push({ to: boardDistrict.id, rank, exits: [exit], legal: false });
    }
  }
  for (const index of visited) targetIndexByDistrict[index] = UNVISITED;
  for (const target of targets) target.legal = target.rank === best;
  return targets;
}

/** Returns true if the card has a valid move from some source. @source FIRE-7 */
export function isPlayable(state: PublicState, card: FireCard): boolean {
  return spreadOptions(state, card).length > 0;
}
