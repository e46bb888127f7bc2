/** Times the longest lists of legal actions that a search finds. */
import { holdingsOf, legalActionsFor, type Action, type GameState } from '@great-fire/game';
import { type ExtremePosition, findExtremePositions } from '@great-fire/game/testing';

const listActions = (state: GameState): readonly Action[] =>
  legalActionsFor(state, state.turn.seat, holdingsOf(state, state.turn.seat));

/** Returns the positions with the longest lists found. `value` is the number of legal actions. */
export function findLongestLists(tries: number): readonly ExtremePosition[] {
  return findExtremePositions(tries, (state) => listActions(state).length);
}

export interface WorstLegalResult extends ExtremePosition {
  readonly medianUs: number;
  readonly minUs: number;
}

/** Times each of the longest lists many times, to separate their cost from noise of the machine. */
export function measureWorstLegalActions(tries: number): readonly WorstLegalResult[] {
  return findLongestLists(tries).map((list): WorstLegalResult => {
    const times: number[] = [];
    for (let round = 0; round < 600; round += 1) {
      const start = process.hrtime.bigint();
      listActions(list.state);
      if (round >= 200) times.push(Number(process.hrtime.bigint() - start) / 1000);
    }
    times.sort((a, b) => a - b);
    return { ...list, medianUs: times[times.length >> 1] ?? NaN, minUs: times[0] ?? NaN };
  });
}
