/** Compares the spreads of a finished game with their alternatives. Uses all secrets, so it must not advise a player. */
import {
  applyAction,
  createDraft,
  legalActions,
  viewFor,
  type GameState,
  type Seat,
  type Spread,
} from '@great-fire/game';
import { legalOfType } from '../observation';
import { sampleSpreads } from '../plan/evaluate-spread';
import { winProbability } from './win-probability';

export interface SpreadReview {
  readonly best: Spread; // of the legal spreads; the chosen one if none is better
  readonly cost: number; // win probability that the chosen spread gave up, from 0 to 1
}

/** Returns the seat's estimated win probability after a spread. */
function winProbabilityAfter(state: GameState, seat: Seat, spread: Spread): number {
  const draft = createDraft(state);
  applyAction(draft, seat, spread);
  return winProbability(draft, seat);
}

/** Reviews a legal spread without a token. `state`: before it. Compares a few sources for each card and target. */
export function reviewSpread(state: GameState, seat: Seat, chosen: Spread): SpreadReview {
  const legal = legalOfType({ legal: legalActions(viewFor(state, seat)) }, 'spread');
  const chosenValue = winProbabilityAfter(state, seat, chosen);
  let best: SpreadReview = { best: chosen, cost: 0 };
  for (const spread of sampleSpreads(legal)) {
    const cost = winProbabilityAfter(state, seat, spread) - chosenValue;
    if (cost > best.cost) best = { best: spread, cost };
  }
  return best;
}
