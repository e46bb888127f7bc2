/** FIRE-1 to FIRE-7: everything that a fire card can do on the board as it stands. */
import type { BoardDistrict } from '../board/board';
import { BOARD_LIST, TOWARDS } from '../board/board';
import { districtList } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { DistrictState, FireCard, PublicState } from '../state';
import type { Fire, SourcedFire } from './paths';
import { sourcedFires } from './paths';
import { rankOf, targetObstacle } from './priority';
import type { Rank } from './priority';

export interface SpreadTarget {
  readonly to: DistrictId;
  readonly rank: Rank;
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
  return optionsFrom(state, sourcedFires(state), card);
}

/** The same, given the fires that can spread, for whoever asks about several cards. */
export function optionsFrom(
  state: PublicState,
  fires: readonly SourcedFire[],
  card: FireCard,
): readonly SpreadOption[] {
  const options: SpreadOption[] = [];
  for (const fire of fires) {
    const targets = targetsOf(state, fire, card);
    if (targets.length > 0) options.push({ fire: fire.ids, sources: fire.sources, targets });
  }
  return options;
}

const UNSEEN = -1;
const CLOSED = -2;
// By index, the place among the targets found so far; all unseen again after each search.
const placeOf = new Int8Array(BOARD_LIST.length).fill(UNSEEN);

/** Where a card leads out of one fire, with what it must prefer. @source FIRE-4, FIRE-5, FIRE-6 */
export function targetsOf(state: PublicState, fire: Fire, card: FireCard): readonly SpreadTarget[] {
  const ways = TOWARDS[card];
  const districts = districtList(state);
  const seen: number[] = [];
  const targets: { to: DistrictId; rank: Rank; exits: DistrictId[]; legal: boolean }[] = [];
  let best = Infinity;
  for (let at = 0; at < fire.ids.length; at += 1) {
    const exit = fire.ids[at] as DistrictId;
    for (const next of ways[fire.indexes[at] as number] as readonly number[]) {
      const place = placeOf[next] as number;
      if (place >= 0) targets[place]?.exits.push(exit);
      if (place !== UNSEEN) continue;
      seen.push(next);
      const board = BOARD_LIST[next] as BoardDistrict;
      const district = districts[next] as DistrictState;
      if (targetObstacle(board, district) !== null) {
        placeOf[next] = CLOSED;
        continue;
      }
      placeOf[next] = targets.length;
      const rank = rankOf(district);
      best = Math.min(best, rank);
      targets.push({ to: board.id, rank, exits: [exit], legal: false });
    }
  }
  for (const index of seen) placeOf[index] = UNSEEN;
  for (const target of targets) target.legal = target.rank === best;
  return targets;
}

/** Whether a card has a valid move from some source. @source FIRE-7 */
export function isPlayable(state: PublicState, card: FireCard): boolean {
  return spreadOptions(state, card).length > 0;
}
