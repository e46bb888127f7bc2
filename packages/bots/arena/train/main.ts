/**
 * Command line of the training. `npm run bots:train -- --help` lists the options.
 *
 * Plays games of bots, each appended to a file, and fits the learned burn risk to them. --resume keeps the games of the
 * file. One group of four games in eight is left out of the fit.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import { seededRandom } from '@great-fire/game/random';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import type { PlayerCount } from '@great-fire/game';
import { BOT_LEVELS } from '../../src/index';
import { BURN_FEATURE_COUNT } from '../../src/eval/burn-features';
import { type BurnNet, logOdds, packNet } from '../../src/eval/learned-burn-risk';
import { collectBurnRows } from './burn-rows';
import { fitNet, meanLogLoss } from './fit-net';
import { type TrainingGame, playTrainingGame } from './games';

const optionsSchema = z.object({
  games: z.coerce.number().int().min(32).max(100_000).default(400).describe('games in all'),
  use: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('games to fit to, of those not left out; default: all'),
  level: z.enum(BOT_LEVELS).default('alderman').describe('level of the players'),
  seed: z.string().min(1).max(100).default('burns').describe('seed of the games and of the fit'),
  resume: z.boolean().default(false).describe('keeps the games of the file'),
  file: z.string().default('.cache/bots-train.jsonl').describe('file of the games'),
  units: z.coerce.number().int().min(0).max(64).default(16).describe('units of the hidden layer'),
  epochs: z.coerce.number().int().min(1).max(100).default(5).describe('passes over the positions'),
  out: z.string().default('.cache/burn-net.json').describe('file of the weights'),
  ...REPORT_OPTIONS,
});

const HELD_OUT_EVERY = 8; // groups of four games

const isHeldOut = (at: number) => Math.floor(at / 4) % HELD_OUT_EVERY === HELD_OUT_EVERY - 1;

function readGames(file: string): TrainingGame[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as TrainingGame);
}

runCommand('bots:train', () => {
  const options = parseOptions(optionsSchema, {
    command: 'npm run bots:train',
    summary: 'Fits the learned burn risk to games of bots, and prints its loss on games that were left out.',
  });
  const { use, level, seed, file, units, epochs, out, json } = options;
  const print = createPrint(json);
  mkdirSync(dirname(file), { recursive: true });
  if (!options.resume) rmSync(file, { force: true });
  const games = readGames(file).slice(0, options.games);
  for (let at = games.length; at < options.games; at += 1) {
    const game = playTrainingGame(level, `${seed}/${String(at)}`, (3 + (at % 4)) as PlayerCount);
    games.push(game);
    appendFileSync(file, `${JSON.stringify(game)}\n`);
  }
  const training = collectBurnRows(games.filter((_, at) => !isHeldOut(at)).slice(0, use));
  const heldOut = collectBurnRows(games.filter((_, at) => isHeldOut(at)));
  const rows = { training: training.labels.length, heldOut: heldOut.labels.length };
  print(`${String(games.length)} games: ${String(rows.training)} rows, ${String(rows.heldOut)} left out`);
  const fit = (unitCount: number) =>
    fitNet(training, { features: BURN_FEATURE_COUNT, units: unitCount }, epochs, seededRandom(seed));
  const inputs = Float64Array.from(heldOut.inputs);
  const lossOf = (net: BurnNet) => {
    const packed = packNet(net);
    return meanLogLoss(
      heldOut.labels,
      (row) => 1 / (1 + Math.exp(-logOdds(packed, inputs, row * BURN_FEATURE_COUNT))),
    );
  };
  const baseRate = training.labels.reduce((sum, label) => sum + label, 0) / rows.training;
  const net = fit(units);
  const loss = {
    baseRate: meanLogLoss(heldOut.labels, () => baseRate),
    alderman: meanLogLoss(heldOut.labels, (row) => heldOut.fittedRisk[row] ?? 0),
    logistic: lossOf(fit(0)),
    net: lossOf(net),
  };
  for (const [name, value] of Object.entries(loss)) print(`loss of ${name}: ${value.toFixed(4)}`);
  writeFileSync(out, `${JSON.stringify(net)}\n`);
  reportResult('train', options, { games: games.length, rows, loss });
  return 0;
});
