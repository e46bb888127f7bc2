/** Games of planners without search, and the positions after their turns with the outcomes. */
import { randomOptions, seedFromName } from '@great-fire/game/testing';
import { seededRandom, type Random } from '@great-fire/game/random';
import {
  applyAction,
  createGame,
  legalActions,
  viewFor,
  checkAction,
  type Action,
  type Draft,
  type GameState,
  type PlayerCount,
  type Result,
  type Seat,
} from '@great-fire/game';
import { toFastBoard } from '../../src/board/fast-board';
import { turnsLeft } from '../../src/board/turns-left';
import type { EvalWeights } from '../../src/eval/weights';
import { chooseGreedyAction } from '../../src/plan/greedy-action';
import { bestLine } from '../../src/plan/best-line';
import { type PlannerWeights, createPlannerContext, toTrainingRow } from './learned-value';

/** The positions of one seat after its turns, and what they led to. */
interface SeatHistory {
  readonly rows: readonly Float64Array[];
  readonly outcome: number;
}

/** Probability that a turn starts with a random spread, so that the rows differ more. */
const EXPLORATION = 0.04;
/** Lead of the best seat, in VP, at which another one counts 1/e as much in an outcome. */
const OUTCOME_DECAY_VP = 5;

/** Returns the VP of a seat less those of the others, of whom the best count most. */
function outcomeOf({ scores }: Result, seat: Seat): number {
  const own = scores[seat]?.total ?? 0;
  const others = scores.filter((score) => score.seat !== seat).map(({ total }) => total);
  const best = Math.max(...others);
  const weights = others.map((total) => Math.exp((total - best) / OUTCOME_DECAY_VP));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return own - others.reduce((total, vp, i) => total + (vp * (weights[i] as number)) / sum, 0);
}

/** Returns the actions that a planner takes next. */
function decideActions(
  state: GameState,
  seat: Seat,
  planner: PlannerWeights,
  random: Random,
): readonly Action[] {
  const view = viewFor(state, seat);
  const observation = { view, legal: legalActions(view), events: [] };
  const board = toFastBoard(view, seat);
  const context = createPlannerContext(view, board, planner);
  const line = view.turn.step === 'act' ? bestLine(observation, board, context) : null;
  return line?.actions ?? [chooseGreedyAction(observation, random, board, context)];
}

/** Plays a deal of planners, by seat, to its end. `onTurnEnd` is called before a seat ends its actions. */
export function playPlanners(
  name: string,
  planners: readonly PlannerWeights[],
  exploration: number,
  onTurnEnd: (state: GameState, seat: Seat) => void,
): Result {
  const draft = createGame({
    players: planners.length as PlayerCount,
    options: randomOptions(name),
    seed: seedFromName(name),
  }) as Draft<GameState>;
  const random = seededRandom(name);
  while (draft.result === null) {
    const { seat, step } = draft.turn;
    const spreads = step === 'spread' ? legalActions(viewFor(draft, seat)) : [];
    const actions =
      spreads.length > 0 && random.chance(exploration)
        ? [random.pick(spreads)]
        : decideActions(draft, seat, planners[seat] as PlannerWeights, random);
    for (const action of actions) {
      // A card or a token that the turn drew may have changed what is legal, so that the rest is planned again.
      if (checkAction(draft, seat, action) !== null) break;
      if (action.type === 'end-actions') onTurnEnd(draft, seat);
      applyAction(draft, seat, action);
    }
  }
  return draft.result;
}

/** Plays a game for its rows. Their features use `weights`. */
export function playForRows(
  name: string,
  planners: readonly PlannerWeights[],
  weights: EvalWeights,
): readonly SeatHistory[] {
  const rows = planners.map(() => [] as Float64Array[]);
  const result = playPlanners(name, planners, EXPLORATION, (state, seat) => {
    if (turnsLeft(state) === 1) return;
    const view = viewFor(state, seat);
    rows[seat]?.push(toTrainingRow(view, toFastBoard(view, seat), weights));
  });
  return rows.map((own, seat) => ({ rows: own, outcome: outcomeOf(result, seat) }));
}
