/** FIRE-1 to FIRE-7: everything that a fire card can do on the board as it stands. */
import type { BoardDistrict } from '../board/board';
import { DISTRICTS_BY_INDEX, CARD_TARGETS } from '../board/board';
import { districtsByIndex } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { DistrictState, FireCard, PublicState } from '../state';
import type { FireArea, SpreadableArea } from './fire-areas';
import { spreadableAreas } from './fire-areas';
import { targetRank, blockedTargetReason } from './target-rank';
import type { TargetRank } from './target-rank';

export interface SpreadTarget {
  readonly to: DistrictId;
  readonly rank: TargetRank;
  readonly exits: readonly DistrictId[]; // burning districts that the last step may leave from
  readonly legal: boolean; // false: the same fire must prefer a target of a better rank (FIRE-6)
}

/** One fire: any source with any legal target, by any of its exits, is a legal spread. */
export interface SpreadOption {
  readonly fire: readonly DistrictId[];
  readonly sources: readonly DistrictId[];
  readonly targets: readonly SpreadTarget[];
}

/** What a card can do, one option for each fire that has a source and a target. @source FIRE-2 to FIRE-6 */
export function spreadOptions(state: PublicState, card: FireCard): readonly SpreadOption[] {
  return spreadOptionsIn(state, spreadableAreas(state), card);
}

/** The same, given the fires that can spread, for whoever asks about several cards. */
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
// By index, the place among the targets found so far; all unseen again after each search.
const targetIndexByDistrict = new Int8Array(DISTRICTS_BY_INDEX.length).fill(UNVISITED);

/** Where a card leads out of one fire, with what it must prefer. @source FIRE-4, FIRE-5, FIRE-6 */
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

/** Whether a card has a valid move from some source. @source FIRE-7 */
export function isPlayable(state: PublicState, card: FireCard): boolean {
  return spreadOptions(state, card).length > 0;
}
