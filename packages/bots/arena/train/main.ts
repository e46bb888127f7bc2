/**
 * Command line of the training. `npm run bots:train -- --help` lists the options.
 *
 * Plays games of planners, and fits the learned value to what their positions led to. Only sums over the rows are kept,
 * so that a training stops at any time and --resume continues it exactly. Each fifth group of four games is left out.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import { seededRandom } from '@great-fire/game/random';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import type { PlayerCount } from '@great-fire/game';
import { FITTED_WEIGHTS, HAND_TUNED_WEIGHTS } from '../../src/eval/weights';
import { type GameOutcome, computeStandings } from '../standings';
import { type PlannerWeights, PRIOR } from './learned-value';
import { type Sums, addEpisode, createSums, fitWeights, meanSquaredError } from './least-squares';
import { FEATURE_NAMES, POSITION_FEATURE_COUNT } from './position-features';
import { playForRows, playPlanners } from './self-play';

const optionsSchema = z.object({
  games: z.coerce.number().int().min(0).max(1_000_000).default(2000).describe('games in all'),
  duels: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('deals of four against the fitted weights, after that'),
  seed: z.string().min(1).max(100).default('value').describe('seed of the games'),
  resume: z.boolean().default(false).describe('continues the training of the file'),
  file: z.string().default('.cache/bots-train.json').describe('file of the training'),
  lambda: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.8)
    .describe('1: outcomes alone; less: later positions too'),
  ridge: z.coerce.number().min(0).max(10).default(0.1).describe('strength of the prior'),
  ...REPORT_OPTIONS,
});

/** The whole state of a training. Its format is private to this file. */
interface Training {
  games: number;
  readonly training: Sums;
  readonly heldOut: Sums;
}

const SIZE = 2 * POSITION_FEATURE_COUNT;
const GAMES_PER_FIT = 50;
const DUEL_PLAYERS = 4;
/** The weights of the constant feature, which the prior does not draw. */
const CONSTANTS = [0, POSITION_FEATURE_COUNT];
/** A ridge at which only the constants are fitted. */
const CONSTANTS_ONLY_RIDGE = 1e6;

const PLAIN: PlannerWeights = { weights: FITTED_WEIGHTS, learned: null };
const MERCHANT: PlannerWeights = { weights: HAND_TUNED_WEIGHTS, learned: null };

function readTraining(file: string): Training {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Training;
  return { games: 0, training: createSums(SIZE), heldOut: createSums(SIZE) };
}

/** Replaces the file in one step, so that an interrupted training is never half a file. */
function writeTraining(file: string, training: Training): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(training));
  renameSync(`${file}.new`, file);
}

/** Plays one planner with the learned value among three with the fitted weights, in every rotation of each deal. */
function playDuels(learned: PlannerWeights, seed: string, deals: number) {
  const outcomes: GameOutcome[] = [];
  for (let deal = 0; deal < deals; deal += 1) {
    for (let at = 0; at < DUEL_PLAYERS; at += 1) {
      const planners = Array.from({ length: DUEL_PLAYERS }, (_, seat) => (seat === at ? learned : PLAIN));
      const { winners, scores } = playPlanners(`${seed}/duel ${String(deal)}`, planners, 0, () => undefined);
      // The standings know levels only: the learned value stands at the place of the alderman.
      const levels = planners.map((planner) => (planner === learned ? 'alderman' : 'merchant'));
      outcomes.push({ deal, levels, winners, totals: scores.map(({ total }) => total) });
    }
  }
  return computeStandings(outcomes).find(({ level }) => level === 'alderman');
}

runCommand('bots:train', () => {
  const options = parseOptions(optionsSchema, {
    command: 'npm run bots:train',
    summary: 'Fits a value of positions to games of planners, and measures whether it plays better.',
  });
  const { games, duels, seed, resume, file, lambda, ridge, json } = options;
  const print = createPrint(json);
  const state: Training = resume
    ? readTraining(file)
    : { games: 0, training: createSums(SIZE), heldOut: createSums(SIZE) };
  const fit = (strength: number) => fitWeights(state.training, PRIOR, strength, CONSTANTS);
  const createLearned = (): PlannerWeights => ({
    weights: FITTED_WEIGHTS,
    learned: state.games === 0 ? PRIOR : fit(ridge),
  });
  let learned = createLearned();
  while (state.games < games) {
    const name = `${seed}/${String(state.games)}`;
    const random = seededRandom(`seats of ${name}`);
    const players = (3 + (state.games % 4)) as PlayerCount;
    const planners = Array.from({ length: players }, () =>
      random.chance(0.6) ? learned : random.chance(0.7) ? PLAIN : MERCHANT,
    );
    const sums = Math.floor(state.games / 4) % 5 === 4 ? state.heldOut : state.training;
    for (const { rows, outcome } of playForRows(name, planners, FITTED_WEIGHTS))
      addEpisode(sums, rows, outcome, lambda);
    state.games += 1;
    if (state.games % GAMES_PER_FIT !== 0) continue;
    learned = createLearned();
    print(`${String(state.games)} games: ${describeErrors()}`);
    writeTraining(file, state);
  }
  writeTraining(file, state);
  learned = createLearned();

  function errors() {
    return {
      rows: state.training.rows,
      heldOutRows: state.heldOut.rows,
      fitted: meanSquaredError(state.heldOut, fit(ridge)),
      prior: meanSquaredError(state.heldOut, fit(CONSTANTS_ONLY_RIDGE)),
    };
  }
  function describeErrors(): string {
    const { fitted, prior } = errors();
    return `mean squared error ${fitted.toFixed(2)} VP², of the prior ${prior.toFixed(2)}`;
  }

  const weights = learned.learned ?? PRIOR;
  for (const [i, name] of FEATURE_NAMES.entries()) {
    const pair = [weights[i] ?? 0, weights[POSITION_FEATURE_COUNT + i] ?? 0];
    print(name.padEnd(24) + pair.map((weight) => weight.toFixed(3).padStart(9)).join(''));
  }
  const standing = duels === 0 ? undefined : playDuels(learned, seed, duels);
  if (standing !== undefined) {
    const { mean, low, high } = standing.vpMargin;
    print(
      `${String(duels * DUEL_PLAYERS)} games of ${String(DUEL_PLAYERS)}: ${standing.fairShareRatio.mean.toFixed(2)} times its fair share, ` +
        `VP over the others ${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
    );
  }
  reportResult('train', options, { games: state.games, errors: errors(), weights, standing });
  return 0;
});
