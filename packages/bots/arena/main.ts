/**
 * npm run bots:arena -- --seats alderman,merchant,merchant,merchant --games N --seed S [--ms 100 | --iterations N]
 *   [--out FILE] [--hidden-colours] [--more-destruction] [--cones 100]
 *
 * Plays games between bots. The seats rotate over each deal, and N is rounded up to whole deals. --ms is CPU time of
 * this process, so that a busy machine does not weaken the bots. With --out, each game is appended to FILE, and games
 * already in FILE are not played again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { UsageError } from '@great-fire/game/cli-options';
import type { Budget, BotLevel } from '../src/index';
import { parseArenaOptions } from './options';
import type { ArenaOptions } from './options';
import { DecisionTimes } from './decision-times';
import { playGame } from './play-game';
import type { GameOutcome, ConfidenceInterval } from './standings';
import { computeStandings } from './standings';

const print = (line: string) => process.stdout.write(`${line}\n`);

function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function rotate(levels: readonly BotLevel[], offset: number): readonly BotLevel[] {
  return levels.map((_, seat) => levels[(seat + offset) % levels.length] as BotLevel);
}

/** Reads the outcomes of an earlier run. Their format is private to this file. */
function readOutcomes(out: string | null): GameOutcome[] {
  if (out === null || !existsSync(out)) return [];
  const lines = readFileSync(out, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as GameOutcome);
}

function run({ levels, games, seed, ms, iterations, out, gameOptions }: ArenaOptions): void {
  const budget: Budget = iterations === null ? { ms, now: cpuTimeMs } : { iterations };
  const outcomes = readOutcomes(out);
  const times = new DecisionTimes();
  for (let game = outcomes.length; game < Math.ceil(games / levels.length) * levels.length; game += 1) {
    const deal = Math.floor(game / levels.length);
    const table = rotate(levels, game % levels.length);
    const { winners, scores } = playGame(
      `${seed}/${String(deal)}`,
      table,
      gameOptions,
      budget,
      times.add,
      cpuTimeMs,
    );
    const outcome = { deal, levels: table, winners, totals: scores.map(({ total }) => total) };
    outcomes.push(outcome);
    if (out !== null) appendFileSync(out, `${JSON.stringify(outcome)}\n`);
  }
  report(outcomes);
  print('  thought, in processor time:');
  times.formatLines().forEach(print);
}

const formatPercent = ({ mean, low, high }: ConfidenceInterval) =>
  `${(100 * mean).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
const formatInterval = ({ mean, low, high }: ConfidenceInterval) =>
  `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

function report(outcomes: readonly GameOutcome[]): void {
  const players = outcomes[0]?.levels.length ?? 0;
  print(`${String(outcomes.length)} games of ${String(players)}, intervals of 95 % over deals`);
  for (const { level, seats, winRate, fairShareRatio, vpMargin } of computeStandings(outcomes)) {
    print(
      `  ${level} (${String(seats)} of ${String(players)} seats): wins ${formatPercent(winRate)}, ` +
        `${formatInterval(fairShareRatio)} times its fair share, VP over the others ${formatInterval(vpMargin)}`,
    );
  }
}

try {
  run(parseArenaOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`arena: ${error.message}\n`);
  process.exitCode = 2;
}
