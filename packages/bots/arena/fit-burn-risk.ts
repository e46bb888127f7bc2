/**
 * Command line of the fit. `npm run bots:fit -- --help` lists the options.
 *
 * Fits the logistic model of burn risk by Newton's method. The data: for each turn of merchants' games and each
 * district with houses, whether the houses still stood at the end. Prints the weights, and the error on held-out
 * games.
 */
import * as z from 'zod';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import { seedFromName } from '@great-fire/game/testing';
import { seededRandom } from '@great-fire/game/random';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import {
  STANDARD_OPTIONS,
  applyAction,
  createGame,
  legalActions,
  viewFor,
  type Draft,
  type GameState,
  type PlayerCount,
} from '@great-fire/game';
import { decide } from '../src/index';
import {
  FEATURE_COUNT,
  estimateBurnRisk,
  extractRiskFeatures,
  toFeatureVector,
  computeFireDistances,
} from '../src/eval/burn-risk';
import { FITTED_WEIGHTS } from '../src/eval/weights';
import { DISTRICT_COUNT } from '../src/board/distances';
import { districtIdAt, toFastBoard } from '../src/board/fast-board';
import { turnsLeft } from '../src/board/turns-left';
import { extractAttractionFeatures, computeBurnAttraction } from '../src/eval/attraction';
import { certainBelief } from '../src/eval/stakes';
import { solveLinearSystem } from './train/linear-system';

const ATTRACTION_FEATURE_COUNT = 5;

const optionsSchema = z.object({
  games: z.coerce.number().int().min(5).max(100_000).default(80).describe('games; each fifth is held out'),
  seed: z.string().min(1).max(100).default('danger').describe('seed of the games'),
  ...REPORT_OPTIONS,
});

interface TrainingRow {
  readonly features: readonly number[];
  readonly predictedRisk: number; // with the current weights
  readonly index: number;
  hasBurnt: boolean;
}

function extractRows(state: GameState): TrainingRow[] {
  const board = toFastBoard(state, state.turn.seat);
  const turns = turnsLeft(state);
  const belief = state.secret.colours.map(certainBelief);
  const burnRisk = estimateBurnRisk(
    board,
    turns,
    FITTED_WEIGHTS,
    computeBurnAttraction(state, board, belief, FITTED_WEIGHTS),
  ).slice();
  const fireDistances = computeFireDistances(board);
  const rows: TrainingRow[] = [];
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    if (board.houses[index] === 0 || (fireDistances[index] ?? 0) < 1) continue;
    const isNear = fireDistances[index] === 1 ? 1 : 0;
    const { token, opponentGain, openNeighbours } = extractAttractionFeatures(state, board, index, belief);
    const features = [
      ...toFeatureVector(extractRiskFeatures(board, fireDistances, index), turns),
      ...[token, token * isNear, opponentGain, opponentGain * isNear, openNeighbours],
    ];
    rows.push({ features, predictedRisk: burnRisk[index] ?? 0, index, hasBurnt: false });
  }
  return rows;
}

function collectRows(players: PlayerCount, name: string): readonly TrainingRow[] {
  const draft = createGame({
    players,
    options: STANDARD_OPTIONS,
    seed: seedFromName(name),
  }) as Draft<GameState>;
  const random = seededRandom(name);
  const rows: TrainingRow[] = [];
  while (draft.result === null) {
    const { seat, step } = draft.turn;
    if (step === 'spread') rows.push(...extractRows(draft));
    const view = viewFor(draft, seat);
    applyAction(draft, seat, decide('merchant', { view, legal: legalActions(view), events: [] }, random));
  }
  for (const row of rows) row.hasBurnt = draft.districts[districtIdAt(row.index)].houses.length === 0;
  return rows;
}

const dot = (weights: readonly number[], features: readonly number[]) =>
  weights.reduce((sum, weight, i) => sum + weight * (features[i] ?? 0), 0);
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

function fit(rows: readonly TrainingRow[]): readonly number[] {
  let weights = Array.from({ length: FEATURE_COUNT + ATTRACTION_FEATURE_COUNT }, () => 0);
  for (let round = 0; round < 12; round += 1) {
    const gradient = weights.map((weight) => -0.5 * weight);
    const hessian = weights.map((_, i) => weights.map((_unused, other) => (i === other ? 0.5 : 0)));
    for (const { features, hasBurnt } of rows) {
      const p = logistic(dot(weights, features));
      for (let i = 0; i < features.length; i += 1) {
        const value = features[i] ?? 0;
        if (value === 0) continue;
        gradient[i] = (gradient[i] ?? 0) + value * ((hasBurnt ? 1 : 0) - p);
        const hessianRow = hessian[i] as number[];
        for (let other = 0; other < features.length; other += 1)
          hessianRow[other] = (hessianRow[other] ?? 0) + value * (features[other] ?? 0) * p * (1 - p);
      }
    }
    const step = solveLinearSystem(hessian, gradient);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights;
}

function meanLogLoss(rows: readonly TrainingRow[], predict: (row: TrainingRow) => number): number {
  const losses = rows.map((row) => {
    const p = Math.min(0.999, Math.max(0.001, predict(row)));
    return -Math.log(row.hasBurnt ? p : 1 - p);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** Returns the weights in the form of `eval/weights.ts`. */
function formatWeights(allWeights: readonly number[]): string {
  const [token = 0, tokenNear = 0, opponentGain = 0, opponentGainNear = 0, openNeighbours = 0] =
    allWeights.slice(FEATURE_COUNT);
  const list = (numbers: readonly number[]) => `[${numbers.map((weight) => weight.toFixed(3)).join(', ')}]`;
  const attraction = `token: ${list([token, token + tokenNear])}, opponentGain: ${list([opponentGain, opponentGain + opponentGainNear])}, openNeighbours: ${openNeighbours.toFixed(3)}`;
  return `burnRiskWeights: ${list(allWeights.slice(0, FEATURE_COUNT))}\nattraction: { ${attraction} }`;
}

runCommand('bots:fit', () => {
  const options = parseOptions(optionsSchema, {
    command: 'npm run bots:fit',
    summary: 'Fits the weights of the burn risk to games of merchants.',
  });
  const { games, seed, json } = options;
  const print = createPrint(json);
  const trainingRows: TrainingRow[] = [];
  const testRows: TrainingRow[] = [];
  for (let game = 0; game < games; game += 1) {
    const rows = collectRows((3 + (game % 4)) as PlayerCount, `${seed}/${String(game)}`);
    (game % 5 === 4 ? testRows : trainingRows).push(...rows);
  }
  const weights = fit(trainingRows);
  const baseRate = trainingRows.filter(({ hasBurnt }) => hasBurnt).length / trainingRows.length;
  const loss = {
    baseRate: meanLogLoss(testRows, () => baseRate),
    present: meanLogLoss(testRows, ({ predictedRisk }) => predictedRisk),
    fitted: meanLogLoss(testRows, ({ features }) => logistic(dot(weights, features))),
  };
  print(
    `${String(trainingRows.length)} rows, ${String(testRows.length)} left out; loss by the base rate ${loss.baseRate.toFixed(4)}, ` +
      `present ${loss.present.toFixed(4)}, fitted ${loss.fitted.toFixed(4)}`,
  );
  print(formatWeights(weights));
  const rows = { training: trainingRows.length, heldOut: testRows.length };
  reportResult('fit', options, { rows, loss, weights });
  return 0;
});
