/**
 * The alderman: does what its judgement says, unless another turn surely wins more. It imagines worlds that fit all it has
 * seen and plays its likely turns on in them until it would be its turn again. Lines that fall behind are given up on
 * the way.
 */
import type { Action, Draft, GameState, Seat } from '@great-fire/game';
import { applyUnchecked, createDraft } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import { seededRandom } from '@great-fire/game/random';
import type { Budget } from '../budget';
import { greedy } from './merchant';
import { FITTED } from '../eval/weights';
import { toFastBoard } from '../board/fast-board';
import type { Observation } from '../observation';
import { createEvalContext } from '../eval/context';
import { updateBelief } from '../search/colour-belief';
import type { Line } from '../search/candidates';
import { candidateLines } from '../search/candidates';
import { rolloutTurn } from '../search/rollout-policy';
import { stakesPerSeat, winProbability } from '../search/leaf-value';
import { deriveHiddenInfo } from '../search/hidden-info';
import { determinize } from '../search/determinize';

/** Worlds in which every line is tried before the first is given up. */
const MIN_SAMPLES = 6;

/** So many standard errors a line must be ahead of what the judgement alone would do: sampled worlds mislead. */
const Z_SCORE = 2;

/** What a line gained on the usual one, world by world. */
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

  /** What it gains at least, as far as can be told. */
  get lowerBound(): number {
    if (this.samples < MIN_SAMPLES) return -Infinity;
    const variance = Math.max(0, this.sumOfSquares / this.samples - this.mean ** 2);
    return this.mean - Z_SCORE * Math.sqrt(variance / (this.samples - 1));
  }
}

/** The decision that leaves it most of the wins. */
export function alderman(observation: Observation, random: Random, budget: Budget): Action {
  const { view } = observation;
  const { own, viewer: self } = view;
  if (own === null || self === null) throw new Error('A spectator decides nothing');
  const belief = updateBelief(view, observation.events);
  const board = toFastBoard(view, self);
  const context = createEvalContext(view, board, FITTED, belief);
  const greedyAction = greedy(observation, random, board, context);
  if (view.turn.number === 0) return greedyAction;
  const meter = createBudgetMeter(budget);
  const [baseline, alternatives] = splitBaseline(candidateLines(observation, board, context), greedyAction);
  let candidates = alternatives.map((line) => new LineStats(line));
  const hiddenInfo = deriveHiddenInfo(view, observation.events);
  let nextCut = 0.35;
  for (let worlds = 1; candidates.length > 0; worlds += 1) {
    const world = determinize(view, hiddenInfo, belief, random);
    const stakes = stakesPerSeat(world);
    // All lines meet the same luck, so that they differ by what they are worth.
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
    if (usedShare > nextCut && worlds >= MIN_SAMPLES) {
      candidates = [...candidates].sort((a, b) => b.mean - a.mean).slice(0, Math.ceil(candidates.length / 2));
      nextCut += (1 - nextCut) * 0.45;
    }
  }
  const best = candidates.reduce<LineStats | null>(
    (a, b) => (a === null || b.lowerBound > a.lowerBound ? b : a),
    null,
  );
  return best !== null && best.lowerBound > 0 ? (best.line[0] as Action) : greedyAction;
}

/** The line that begins as the judgement alone would have it, and the others. */
function splitBaseline(lines: readonly Line[], greedyAction: Action): readonly [Line, readonly Line[]] {
  const asText = JSON.stringify(greedyAction);
  const baseline = lines.find(([action]) => JSON.stringify(action) === asText) ?? [greedyAction];
  return [baseline, lines.filter((line) => line !== baseline)];
}

/** The line, the rest of the turn, and the turns of the others. */
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
  readonly usedShare: () => number; // 1: the budget is used up
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
