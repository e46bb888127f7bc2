/** FIRE-1 to FIRE-7: everything that a fire card can do on the board as it stands. */
import { BOARD } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { FireCard, PublicState } from '../state';
import { firesOf, sourceObstacle } from './paths';
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
  return optionsFrom(state, firesOf(state), card);
}

/** The same, given the fires of the board, for whoever asks about several cards. */
export function optionsFrom(
  state: PublicState,
  fires: readonly (readonly DistrictId[])[],
  card: FireCard,
): readonly SpreadOption[] {
  const options: SpreadOption[] = [];
  for (const fire of fires) {
    const sources = fire.filter((district) => sourceObstacle(state, district) === null);
    if (sources.length === 0) continue;
    const targets = targetsOf(state, fire, card);
    if (targets.length > 0) options.push({ fire, sources, targets });
  }
  return options;
}

/** Where a card leads out of one fire, with what it must prefer. @source FIRE-4, FIRE-5, FIRE-6 */
export function targetsOf(
  state: PublicState,
  fire: readonly DistrictId[],
  card: FireCard,
): readonly SpreadTarget[] {
  const exits = new Map<DistrictId, DistrictId[]>();
  for (const exit of fire) {
    for (const to of BOARD[exit].towards[card]) {
      const known = exits.get(to);
      if (known !== undefined) known.push(exit);
      else if (targetObstacle(state, to) === null) exits.set(to, [exit]);
    }
  }
  let best = Infinity;
  for (const to of exits.keys()) best = Math.min(best, rankOf(state, to));
  const targets: SpreadTarget[] = [];
  for (const [to, ways] of exits) {
    const rank = rankOf(state, to);
    targets.push({ to, rank, exits: ways, legal: rank === best });
  }
  return targets;
}

/** Whether a card has a valid move from some source. @source FIRE-7 */
export function isPlayable(state: PublicState, card: FireCard): boolean {
  return spreadOptions(state, card).length > 0;
}
