/**
 * The alderman: takes the greedy action unless another one wins significantly more often. It samples worlds that fit
 * its observation and rolls candidate lines out until its next turn. Weak lines are dropped on the way.
 */
import {
  applyUnchecked,
  createDraft,
  type Action,
  type Draft,
  type GameState,
  type Seat,
} from '@great-fire/game';
import { type Random, seededRandom } from '@great-fire/game/random';
import type { Budget } from '../budget';
import { chooseGreedyAction } from '../plan/greedy-action';
import { FITTED, HEURISTICS } from '../eval/weights';
import { toFastBoard } from '../board/fast-board';
import type { Observation } from '../observation';
import { createEvalContext } from '../eval/context';
import { updateBelief } from '../search/colour-belief';
import { type Line, candidateLines } from '../search/candidates';
import { rolloutTurn } from '../search/rollout-policy';
import { stakesPerSeat, winProbability } from '../search/leaf-value';
import { deriveHiddenInfo } from '../search/hidden-info';
import { determinize } from '../search/determinize';

const { minSamples, zScore, firstCut, cutInterval } = HEURISTICS;

/** Statistics of a line's gain over the baseline, one sample per world. */
class LineStats {
  private samples = 0;
  private sum = 0;
  private sumOfSquares = 0;

  constructor(readonly line: Line) {}

  add(gain: number): void {
    this.samples += 1;
    this.sum += gain;
    this.sumOfSquares += gain * gain;
  }

  get mean(): number {
    return this.sum / this.samples;
  }

  /** Lower bound of the mean gain. -Infinity with too few samples. */
  get lowerBound(): number {
    if (this.samples < minSamples) return -Infinity;
    const variance = Math.max(0, this.sumOfSquares / this.samples - this.mean ** 2);
    return this.mean - zScore * Math.sqrt(variance / (this.samples - 1));
  }
}

/** Returns the action with the highest win probability. */
export function alderman(observation: Observation, random: Random, budget: Budget): Action {
  const { view } = observation;
  const { own, viewer: self } = view;
  if (own === null || self === null) throw new Error('A spectator decides nothing');
  const belief = updateBelief(view, observation.events);
  const board = toFastBoard(view, self);
  const context = createEvalContext(view, board, FITTED, belief);
  const greedyAction = chooseGreedyAction(observation, random, board, context);
  if (view.turn.number === 0) return greedyAction;
  const meter = createBudgetMeter(budget);
  const [baseline, alternatives] = splitBaseline(candidateLines(observation, board, context), greedyAction);
  let candidates = alternatives.map((line) => new LineStats(line));
  const hiddenInfo = deriveHiddenInfo(view, observation.events);
  let nextCut: number = firstCut;
  for (let worlds = 1; candidates.length > 0; worlds += 1) {
    const world = determinize(view, hiddenInfo, belief, random);
    const stakes = stakesPerSeat(world);
    // All lines use the same seed, so that their results differ only by their actions.
    const rolloutSeed = String(random.int(2 ** 31));
    const sampleWinProbability = (line: Line): number => {
      const draft = createDraft(world);
      rolloutLine(draft, self, line, stakes, seededRandom(rolloutSeed));
      meter.count();
      return winProbability(draft, self);
    };
    const baselineValue = sampleWinProbability(baseline);
    for (const stats of candidates) stats.add(sampleWinProbability(stats.line) - baselineValue);
    const usedShare = meter.usedShare();
    if (usedShare >= 1) break;
    if (usedShare > nextCut && worlds >= minSamples) {
      candidates = [...candidates].sort((a, b) => b.mean - a.mean).slice(0, Math.ceil(candidates.length / 2));
      nextCut += (1 - nextCut) * cutInterval;
    }
  }
  const best = candidates.reduce<LineStats | null>(
    (a, b) => (a === null || b.lowerBound > a.lowerBound ? b : a),
    null,
  );
  return best !== null && best.lowerBound > 0 ? (best.line[0] as Action) : greedyAction;
}

/** Returns the line that starts with the greedy action, and the other lines. */
function splitBaseline(lines: readonly Line[], greedyAction: Action): readonly [Line, readonly Line[]] {
  const asText = JSON.stringify(greedyAction);
  const baseline = lines.find(([action]) => JSON.stringify(action) === asText) ?? [greedyAction];
  return [baseline, lines.filter((line) => line !== baseline)];
}

/** Plays the line, the rest of the turn and the turns of the others. */
function rolloutLine(
  draft: Draft<GameState>,
  self: Seat,
  line: Line,
  stakes: readonly Float64Array[],
  random: Random,
): void {
  for (const action of line) applyUnchecked(draft, self, action);
  const rollout = { draft, stakes, random };
  if (draft.turn.seat === self && draft.result === null) rolloutTurn(rollout);
  while (draft.result === null && draft.turn.seat !== self) rolloutTurn(rollout);
}

interface BudgetMeter {
  readonly count: () => void;
  readonly usedShare: () => number; // 1 or more: the budget is used up
}

function createBudgetMeter(budget: Budget): BudgetMeter {
  let counted = 0;
  const start = 'ms' in budget ? budget.now() : 0;
  return {
    count: () => {
      counted += 1;
    },
    usedShare: () => ('ms' in budget ? (budget.now() - start) / budget.ms : counted / budget.iterations),
  };
}
