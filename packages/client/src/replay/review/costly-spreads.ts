/** Finds the spreads of a finished game that gave up most of a seat's chance to win. */
import { reviewSpread } from '@great-fire/bots/review';
import type { Seat, Spread } from '@great-fire/game';
import type { RecordSource } from '../model/record-source';

export interface CostlySpread {
  readonly move: number; // position before the spread
  readonly turn: number;
  readonly spread: Spread;
  readonly best: Spread;
  readonly cost: number; // win probability, 0 to 1
}

const MAX_SPREADS = 3;
const MIN_COST = 0.01;

/** Returns the costliest spreads of a seat, the worst first. Takes seconds, so call it in a worker. */
export function findCostlySpreads(source: RecordSource, seat: Seat): readonly CostlySpread[] {
  return source.record.actions
    .flatMap(({ seat: actor, ...action }, move): readonly CostlySpread[] => {
      if (actor !== seat || action.type !== 'spread' || action.token !== undefined) return [];
      const state = source.stateAt(move);
      const { best, cost } = reviewSpread(state, seat, action);
      return cost < MIN_COST ? [] : [{ move, turn: state.turn.number, spread: action, best, cost }];
    })
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MAX_SPREADS);
}
